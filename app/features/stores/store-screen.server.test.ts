import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryPath } from '~/paths'
import { categoryIn, storeIdOf } from './store-screen.server'

test('the id of a store is decoded from base64, plain or URL-safe', () => {
  expect(storeIdOf('MjEwMQ==')).toBe('2101')
  expect(storeIdOf('MjEwMQ')).toBe('2101')
})

test('digits are the id of a store themselves, even if they are valid base64', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => storeIdOf(digits) === digits))
})

test.each(['', '!!', '%', '../etc', 'a b', 'x'.repeat(60)])('%j is not the id of a store', (param) => {
  expect(storeIdOf(param)).toBeNull()
})

test('our links to a category contain only its id, so that all languages share them', () => {
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
