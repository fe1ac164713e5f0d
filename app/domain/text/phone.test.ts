import { expect, test } from 'vitest'
import { phoneLink } from './phone'

test('a number is called by its digits and its plus, however it is written', () => {
  expect(phoneLink('+91 (98765) 43-210')).toBe('tel:+919876543210')
})

test.each(['', '-', 'ask the store'])('%j has no link', (phone) => {
  expect(phoneLink(phone)).toBe('')
})
