import { z } from 'zod'
import { longestRevision } from '~/domain/checkout/revision'
import type { Baseline, Candidate } from '~/domain/idempotency/submission'
import { gatewayOf } from '~/domain/payments/gateways'
import { idShape } from '~/domain/text/id'

/** The most identical earlier orders that can be told from a new one. */
const mostKnown = 30

/** What a payment page's form carries: when it was shown, and the ids of similar orders then (null if unreadable). */
export function beforeText(similarOrders: Candidate[] | null): string {
  const ids = similarOrders?.map(({ id }) => id)
  const canBeListed = ids && ids.length <= mostKnown && ids.every((id) => idShape.test(id))
  return [Date.now(), ...(canBeListed ? ids : ['?'])].join(' ')
}

const Baseline = z
  .string()
  .regex(/^\d{1,15}( \?|( [\w-]{1,40}){0,30})$/)
  .transform((text): Baseline => {
    const [at, ...ids] = text.split(' ')
    return { at: Number(at), known: ids[0] === '?' ? null : ids }
  })

/** Place Order: how it is paid, the key of what was shown, its revision, and the time before it. */
export const PlaceOrder = z.object({
  /** 'cash' or a gateway's code; '' if the wallet pays all. */
  method: z
    .string()
    .refine((code) => code === '' || code === 'cash' || gatewayOf(code) !== null, 'payment.choose')
    .default(''),
  wallet: z.literal('on').optional(),
  balance: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/, 'error.generic')
    .default('0'),
  idempotencyKey: z.string().regex(/^[\w-]{1,24}\.[\w-]{22}\.[\w-]{22}$/, 'error.generic'),
  revision: z.string().max(longestRevision).default(''),
  /** Only the payment page has it: the review's own form carries what is typed. */
  extras: z.string().max(40).optional(),
  /** Without it, the baseline is made when the form arrives. */
  before: Baseline.optional().catch(undefined),
})

/** What is kept with a submit's key: the baseline from its first form, or the current time if no form brought one. */
export function submittedKey<Saved extends { key: string } & Baseline>(
  saved: Saved | null | undefined,
  key: string,
  before: Baseline = { at: Date.now(), known: null },
): Saved | ({ key: string } & Baseline) {
  return saved?.key === key ? saved : { key, ...before }
}
