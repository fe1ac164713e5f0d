import { expect, test } from 'vitest'
import { categoryPath } from '~/paths'
import { categoryIn } from './category-of.server'

test('our links contain only the id, so that all languages share them', () => {
  expect(categoryIn(categoryPath('12').split('/').at(-1) ?? '')).toBe('12')
})

test.each(['12/Bakery', '12/Fruit/Vegetables', '12/~~~>'])('%s is a link to category 12', (text) => {
  expect(categoryIn(btoa(text))).toBe('12')
})

test.each([
  '',
  'xx',
  '!!',
  btoa('12'),
  btoa('/Bakery'),
  btoa('1 2/Bakery'),
  btoa('12/Line\nbreak'),
  btoa(`12/${'a'.repeat(200)}`),
])('%j is not a link to a category', (param) => {
  expect(categoryIn(param)).toBeNull()
})
