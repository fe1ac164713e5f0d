import { z } from 'zod'

const Intent = z.string().regex(/^\w{1,40}$/, 'error.generic')

export const Recharge = z.object({
  amount: z.string({ error: 'wallet.addAmount' }).trim().min(1, 'wallet.addAmount').max(30, 'wallet.addAmount'),
  gateway: z.string({ error: 'payment.choose' }).max(40, 'payment.choose'),
  idempotencyKey: Intent,
})

export const StartOver = z.object({
  idempotencyKey: Intent,
  amount: z.string().max(30).optional(),
  gateway: z.string().max(40).optional(),
})
