import { z } from 'zod'

/** Longest instructions to the store. */
export const notesLimit = 500

/** Proceed To Pay: the instructions, and the quote that the customer was shown. */
export const Proceed = z.object({
  notes: z.string().trim().max(notesLimit, 'field.tooLong').default(''),
  quote: z.string().max(200).default(''),
})
