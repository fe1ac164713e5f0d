import { z } from 'zod'
import { longestRevision } from '~/domain/checkout/revision'
import { longestNotes } from '~/domain/checkout/extras'

/** Id of the review's only form, so that every button submits all typed text. A guest has none. */
export const proceedForm = 'proceed'

/** Ids of what a saved tip and a change of pictures lead back to. */
export const tipId = 'driver-tip'
export const picturesId = 'order-pictures'

/**
 * What is chosen and typed beside the cart; what the page did not ask for is not sent. Of a box that is not ticked only
 * `asksContactless` tells that it was there.
 */
export const Extras = z.object({
  notes: z.string().trim().max(longestNotes, 'field.tooLong').default(''),
  asksContactless: z.boolean().default(false),
  contactless: z.boolean().default(false),
  tip: z.string().max(40, 'price.invalid').optional(),
  otherTip: z.string().max(40, 'price.invalid').default(''),
})

/** Proceed To Pay: also the revision that the customer was shown. */
export const Proceed = Extras.extend({ revision: z.string().max(longestRevision).default('') })
