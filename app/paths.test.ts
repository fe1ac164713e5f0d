import { expect, test } from 'vitest'
import { storeByIdPath, storeInfoPath, storePath } from './paths'

test('a store without a slug has the address of its id, and no sheet of facts', () => {
  expect(storePath({ id: '2101', slug: 'green-bowl' })).toBe('/vendor/green-bowl')
  expect(storeInfoPath({ id: '2101', slug: 'green-bowl' })).toBe('/vendor/green-bowl/info')
  expect(storePath({ id: '2101', slug: '' })).toBe(storeByIdPath('2101'))
  expect(storeInfoPath({ id: '2101', slug: '' })).toBe('')
})
