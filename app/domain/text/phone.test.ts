import { expect, test } from 'vitest'
import { phoneLink, phoneText } from './phone'

test('a number is called by its digits and its plus, however it is written', () => {
  expect(phoneLink('+91 (98765) 43-210')).toBe('tel:+919876543210')
})

test.each(['', '-', 'ask the store'])('%j has no link', (phone) => {
  expect(phoneLink(phone)).toBe('')
})

test('a number is shown with its dial code, as far as they are known', () => {
  expect(phoneText({ mobile: '9000000001', dialCode: '91' })).toBe('+91 9000000001')
  expect(phoneText({ mobile: '9000000001', dialCode: '' })).toBe('9000000001')
  expect(phoneText({ mobile: '', dialCode: '91' })).toBe('')
})
