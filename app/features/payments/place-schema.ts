import { z } from 'zod'
import { longestRevision } from '~/domain/checkout/revision'
import type { Baseline, Candidate } from '~/domain/idempotency/submission'
import { gatewayOf } from '~/domain/payments/gateways'

/** The most identical earlier orders that can be told from a new one. */
const mostKnown = 30

/**
 * What the form of a payment page carries about the time before it: when it is shown, and which similar orders exist; null if they
 * cannot be read.
 */
export function beforeText(there: Candidate[] | null): string {
  const ids = there?.map(({ id }) => id)
  const isTold = ids && ids.length <= mostKnown && ids.every((id) => /^[\w-]{1,40}$/.test(id))
  return [Date.now(), ...(isTold ? ids : ['?'])].join(' ')
}

const Baseline = z
  .string()
  .regex(/^\d{1,15}( \?|( [\w-]{1,40}){0,30})$/)
  .transform((text): Baseline => {
    const [at, ...known] = text.split(' ')
    return { at: Number(at), known: known[0] === '?' ? null : known }
  })

/** Place Order: how it is paid, the key of what was shown, its revision, and the time before it. */
export const PlaceOrder = z.object({
  /** 'cash' or a gateway's code; '' if the wallet pays all. */
  method: z
    .string()
    .refine((code) => code === '' || code === 'cash' || gatewayOf(code) !== null, 'payment.choose')
    .default(''),
  wallet: z.literal('on').optional(),
  /** The balance that was shown. */
  balance: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/, 'error.generic')
    .default('0'),
  attempt: z.string().regex(/^[\w-]{1,24}\.[\w-]{22}\.[\w-]{22}$/, 'error.generic'),
  revision: z.string().max(longestRevision).default(''),
  /** A form that does not say it is as new as its submit. */
  before: Baseline.optional().catch(undefined),
})

type Placing = z.infer<typeof PlaceOrder>

/** What is kept with a submit's key: the baseline from its first form. */
export function submittedKey<Kept extends { key: string } & Baseline>(
  kept: Kept | null | undefined,
  { attempt: key, before = { at: Date.now(), known: null } }: Pick<Placing, 'attempt' | 'before'>,
): Kept | ({ key: string } & Baseline) {
  return kept?.key === key ? kept : { key, ...before }
}
