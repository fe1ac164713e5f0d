import { z } from 'zod'
import { longestRevision } from '~/domain/checkout/revision'
import { longestNotes } from '~/domain/checkout/extras'

/** Id of the review's only form, so that every button submits all typed text. A guest has none. */
export const proceedForm = 'proceed'

/** Anchors to return to after saving a tip or changing pictures. */
export const tipId = 'driver-tip'
export const picturesId = 'order-pictures'

/** The choices and texts beside the cart. For an unticked box only `asksContactless` says that it was there. */
export const Extras = z.object({
  notes: z.string().trim().max(longestNotes, 'field.tooLong').default(''),
  asksContactless: z.boolean().default(false),
  contactless: z.boolean().default(false),
  tip: z.string().max(40, 'price.invalid').optional(),
  otherTip: z.string().max(40, 'price.invalid').default(''),
})

/** Proceed To Pay: also the revision that the customer was shown. */
export const Proceed = Extras.extend({ revision: z.string().max(longestRevision).default('') })
