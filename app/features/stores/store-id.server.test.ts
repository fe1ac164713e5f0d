import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeIdOf } from './store-id.server'

test('an id is decoded from base64, plain or URL-safe', () => {
  expect(storeIdOf('MjEwMQ==')).toBe('2101')
  expect(storeIdOf('MjEwMQ')).toBe('2101')
})

test('digits are an id themselves, even if they are valid base64', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => storeIdOf(digits) === digits))
})

test.each(['', '!!', '%', '../etc', 'a b', 'x'.repeat(60)])('%j is not an id', (param) => {
  expect(storeIdOf(param)).toBeNull()
})
