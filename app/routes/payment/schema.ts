import { z } from 'zod/v4'

/** Place Order: the way of paying, the order's one-use key, and the quote that was shown. */
export const PlaceOrder = z.object({
  method: z.literal('cash', 'payment.choose'),
  attempt: z.uuid('error.generic'),
  quote: z.string().max(200).default(''),
})
