import { z } from 'zod'

/** Place Order: the way of paying, the key of what was shown, and its quote. */
export const PlaceOrder = z.object({
  method: z.literal('cash', 'payment.choose'),
  attempt: z.string().regex(/^[\w-]{1,24}\.[\w-]{22}\.[\w-]{22}$/, 'error.generic'),
  quote: z.string().max(200).default(''),
})
