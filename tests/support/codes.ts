import { expect } from '@playwright/test'
import type { DemoVendor } from './servers'
import type { Visitor } from './visitor'

/** A forgotten password without a browser, step by step. */

/** Asks for a code to set a new password with; the answer leads on to where it is typed. */
export async function takesCode(visitor: Visitor, identifier: string) {
  const answer = await asksForCode(visitor, identifier)
  expect(answer.location, `after asking for a code for ${identifier}`).toMatch(/^\/verify-code/)
}

export const asksForCode = (visitor: Visitor, identifier: string) =>
  visitor.ask('/forgot-password', { form: { identifier } })

export const typesCode = (visitor: Visitor, code: string, more = {}) =>
  visitor.ask('/verify-code', { form: { ...more, code } })

/** Another code of as many digits. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Proves an account to be theirs, from asking for the code to the page of the new password. */
export async function proves(visitor: Visitor, identifier: string, codeFor: DemoVendor['codeFor']) {
  await takesCode(visitor, identifier)
  const { location } = await typesCode(visitor, await codeFor(identifier))
  expect(location, `after the code for ${identifier}`).toMatch(/^\/reset-password/)
}

export const setsPassword = (visitor: Visitor, password: string, more = {}) =>
  visitor.ask('/reset-password', { form: { ...more, password, confirm: password } })
