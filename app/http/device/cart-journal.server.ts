import { createHash } from 'node:crypto'
import { serialize } from 'cookie'
import { z } from 'zod'
import { readChanges, type CartChanges } from '~/domain/cart/cart-changes'
import { cookieAttributes, readPlain } from '~/http/device/cookies.server'
import { changesCookie, stampCookie } from '~/cookie-names'

/** Most characters of the changes that a cookie brings; a form may bring more. */
const mostInCookie = 4000
const mostInForm = 40_000

const changesOf = (mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters)
    .transform((text, context) => {
      const changes = readChanges(text)
      if (changes) return changes
      context.addIssue({ code: 'custom', message: 'error.generic' })
      return z.NEVER
    })

const InCookie = changesOf(mostInCookie)

/** The island's changes as a form field. */
export const ChangesField = changesOf(mostInForm)

/**
 * Changes made in the browser that are not in the cart cookie yet, or null. A script wrote them, so they are only a claim: they
 * can name lines and quantities, nothing else.
 */
export function readJournal(cookieHeader: string | null): CartChanges | null {
  return InCookie.safeParse(readPlain(cookieHeader, changesCookie)).data ?? null
}

/** The Set-Cookie header that clears the journal, once the cart's cookie includes it. */
export function endJournal(isSecure: boolean) {
  return serialize(changesCookie, '', { ...cookieAttributes(isSecure, 0), httpOnly: false })
}

/** A short fingerprint of a cart cookie's value; '' if there is none. */
export function stampOf(value: string | null) {
  return value === null ? '' : createHash('sha256').update(value).digest('base64url').slice(0, 8)
}

export function writeStamp(stamp: string, isSecure: boolean) {
  return serialize(stampCookie, stamp, { ...cookieAttributes(isSecure), httpOnly: false })
}
