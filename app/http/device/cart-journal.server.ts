import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readChanges, type CartChanges } from '~/domain/cart/cart-changes'
import { readPlain } from '~/http/device/cookies.server'
import { changesCookie } from '~/cookie-names'

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

/** A short fingerprint of a cart cookie's value; '' if there is none. */
export function stampOf(value: string | null) {
  return value === null ? '' : createHash('sha256').update(value).digest('base64url').slice(0, 8)
}
