import { z } from 'zod'

export const promoLimit = 40

/** The anchor on the reviews that an applied or removed offer leads back to. */
export const offersId = 'offer'

export const ApplyOffer = z.object({
  promo: z.string({ error: 'offers.enter' }).trim().min(1, 'offers.enter').max(promoLimit, 'field.tooLong'),
})
