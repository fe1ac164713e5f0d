import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.server'

const make = vi.fn((source: { name: string }, sign: string) => ({ text: sign + source.name }))
const textOf = remembered(make)
const tea = { name: 'tea' }

test('what is made of an object is used again while the facts are the same', () => {
  const first = textOf(tea, '₹')
  expect(first).toEqual({ text: '₹tea' })
  expect(textOf(tea, '₹')).toBe(first)
  expect(make).toHaveBeenCalledTimes(1)
})

test('other facts and other objects are made anew', () => {
  expect(textOf(tea, '€')).toEqual({ text: '€tea' })
  expect(textOf({ name: 'chai' }, '€')).toEqual({ text: '€chai' })
  expect(textOf(tea, '₹')).toEqual({ text: '₹tea' })
})
