import { z } from 'zod'

/** Longest promo code that can be typed. */
export const promoLimit = 40

/** Apply: the promo code. */
export const ApplyOffer = z.object({
  promo: z.string({ error: 'offers.enter' }).trim().min(1, 'offers.enter').max(promoLimit, 'field.tooLong'),
})
