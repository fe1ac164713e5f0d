import { expect, test } from 'vitest'
import { trapName } from './trap-field'
import { isTrapped } from './trap.server'

test('a form is trapped when the field that people cannot see is filled, and only then', () => {
  expect(isTrapped(new URLSearchParams({ [trapName]: 'https://example.com', identifier: '1' }))).toBe(true)
  expect(isTrapped(new URLSearchParams({ [trapName]: '', identifier: '1' }))).toBe(false)
})

test('a form without the field, such as one sent by an older page, is not trapped', () => {
  expect(isTrapped(new URLSearchParams({ identifier: '1' }))).toBe(false)
})
