import { z } from 'zod'
import { gatewayOf } from '~/domain/payments/gateways'

/** Place Order: how it is paid, the key of what was shown, and its quote. */
export const PlaceOrder = z.object({
  /** 'cash' or a gateway's code; '' where the wallet pays all. */
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
  quote: z.string().max(200).default(''),
})
