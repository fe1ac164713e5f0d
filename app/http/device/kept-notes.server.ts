import { z } from 'zod'
import { longestNotes } from '~/domain/checkout/extras'
import { readJsonCookie, writeJsonCookie, type CookieScope } from '~/http/device/cookies.server'

const KeptNotes = z.object({ cart: z.string().max(40), text: z.string().max(longestNotes) })

/**
 * Instructions to the store, and the id of the cart that they are for; the `__notes` cookie. A script keeps them while the customer goes
 * on, and may be answered after anything else: they stand apart from what its answer could undo, and count for their own cart
 * alone, so that they are not brought back after it was ordered or its customer has left (rules 22.6).
 */
export type KeptNotes = z.infer<typeof KeptNotes>

const none: KeptNotes = { cart: '', text: '' }

export function readNotes(cookieHeader: string | null, cartId: string, scope: CookieScope): KeptNotes {
  const kept = KeptNotes.catch(none).parse(readJsonCookie(cookieHeader, '__notes', scope))
  return kept.cart === cartId ? kept : none
}

export const writeNotes = (notes: KeptNotes, scope: CookieScope) =>
  writeJsonCookie('__notes', notes.text === '' ? null : notes, scope)
