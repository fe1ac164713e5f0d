import { expect, test } from 'vitest'
import { categoryPath } from '~/paths'
import { categoryOf } from './category-of.server'

const paramOf = (id: string, name: string) => categoryPath(id, name).split('/').at(-1) ?? ''

test.each(['Bakery', 'Fruit/Vegetables', 'مطاعم', 'ร้านเบเกอรี่', 'Über uns?', '🥐'])(
  '%s comes through an address',
  (name) => {
    expect(categoryOf(paramOf('12', name))).toEqual({ id: '12', name })
  },
)

test('the plain alphabet with its padding is read too', () => {
  expect(categoryOf(btoa('7/~~~>'))).toEqual({ id: '7', name: '~~~>' })
})

test.each([
  '',
  'xx',
  '!!',
  btoa('12'),
  btoa('/Bakery'),
  btoa('12/'),
  btoa('1 2/Bakery'),
  btoa('12/Line\nbreak'),
  btoa(`12/${'a'.repeat(200)}`),
])('%j names no category', (param) => {
  expect(categoryOf(param)).toBeNull()
})
