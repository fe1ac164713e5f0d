import { z } from 'zod'

const Intent = z.string().regex(/^\w{1,40}$/, 'error.generic')

/** Recharge: how much, by which way, and the intent that the form was shown for. */
export const Recharge = z.object({
  amount: z.string({ error: 'wallet.addAmount' }).trim().min(1, 'wallet.addAmount').max(30, 'wallet.addAmount'),
  gateway: z.string({ error: 'payment.choose' }).max(40, 'payment.choose'),
  attempt: Intent,
})

/** Start over: the intent that is given up, and the values for the new form. */
export const StartOver = z.object({
  attempt: Intent,
  amount: z.string().max(30).optional(),
  gateway: z.string().max(40).optional(),
})
