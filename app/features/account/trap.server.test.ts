import { expect, test } from 'vitest'
import { trapName } from './trap-field'
import { isTrapped } from './trap.server'

test("a form is a bot's if and only if the hidden field is filled", async () => {
  expect(await isTrapped(new URLSearchParams({ [trapName]: 'https://example.com', identifier: '1' }))).toBe(true)
  expect(await isTrapped(new URLSearchParams({ [trapName]: '', identifier: '1' }))).toBe(false)
})

test('a form without the field, such as one of an older page, is accepted', async () => {
  expect(await isTrapped(new URLSearchParams({ identifier: '1' }))).toBe(false)
})
