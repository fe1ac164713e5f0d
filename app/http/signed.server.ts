import { sign, unsign } from 'cookie-signature'
import { env } from '~/env.server'

/** What a text is signed for, such as a cookie's name and vendor. A signature for one purpose is invalid for others. */
export type Purpose = readonly [kind: string, ...of: string[]]

/** The text with its signature by the newest secret. */
export const signed = (text: string, purpose: Purpose) => sign(text, signingKeys(purpose)[0] ?? '')

/** The text of such a value; null if it was not signed for this purpose with a secret that is still in use. */
export function verified(value: string, purpose: Purpose): string | null {
  for (const key of signingKeys(purpose)) {
    const text = unsign(value, key)
    if (text !== false) return text
  }
  return null
}

/** The keys of a purpose, the newest first. */
const signingKeys = (purpose: Purpose) => env().SESSION_SECRET.map((secret) => JSON.stringify([secret, ...purpose]))
