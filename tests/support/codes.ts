import { expect } from '@playwright/test'
import type { DemoVendor } from './servers'
import type { Visitor } from './visitor'

/** A forgotten password without a browser, step by step. */

/** Requests a code for a new password; the answer leads to the page where it is typed. */
export async function takesCode(visitor: Visitor, identifier: string) {
  const answer = await asksForCode(visitor, identifier)
  expect(answer.location, `after asking for a code for ${identifier}`).toMatch(/^\/verify-code/)
}

export const asksForCode = (visitor: Visitor, identifier: string) =>
  visitor.ask('/forgot-password', { form: { identifier } })

export const typesCode = (visitor: Visitor, code: string, more = {}) =>
  visitor.ask('/verify-code', { form: { ...more, code } })

/** Another code with the same number of digits. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Verifies an account, from requesting the code to the page of the new password. */
export async function proves(visitor: Visitor, identifier: string, codeFor: DemoVendor['codeFor']) {
  await takesCode(visitor, identifier)
  const { location } = await typesCode(visitor, await codeFor(identifier))
  expect(location, `after the code for ${identifier}`).toMatch(/^\/reset-password/)
}

export const setsPassword = (visitor: Visitor, password: string, more = {}) =>
  visitor.ask('/reset-password', { form: { ...more, password, confirm: password } })
