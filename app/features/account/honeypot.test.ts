import { expect, test } from 'vitest'
import { honeypotName, isHoneypotFilled } from './honeypot'

test("a form is a bot's if and only if the hidden field is filled", () => {
  expect(isHoneypotFilled(new URLSearchParams({ [honeypotName]: 'https://example.com', identifier: '1' }))).toBe(true)
  expect(isHoneypotFilled(new URLSearchParams({ [honeypotName]: '', identifier: '1' }))).toBe(false)
})

test('a form without the field, such as one of an older page, is accepted', () => {
  expect(isHoneypotFilled(new URLSearchParams({ identifier: '1' }))).toBe(false)
})
