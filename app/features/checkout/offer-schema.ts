import { z } from 'zod'

export const promoLimit = 40

export const ApplyOffer = z.object({
  promo: z.string({ error: 'offers.enter' }).trim().min(1, 'offers.enter').max(promoLimit, 'field.tooLong'),
})
