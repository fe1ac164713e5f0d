import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeIdOf } from './store-id.server'

test('an id comes out of base64, with the letters of addresses or without', () => {
  expect(storeIdOf('MjEwMQ==')).toBe('2101')
  expect(storeIdOf('MjEwMQ')).toBe('2101')
})

test('digits are an id themselves, whatever they would be as base64', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => storeIdOf(digits) === digits))
})

test.each(['', '!!', '%', '../etc', 'a b', 'x'.repeat(60)])('%j is no id', (param) => {
  expect(storeIdOf(param)).toBeNull()
})
