import { z } from 'zod'

/** The value for "as soon as possible" among the times. */
export const asapValue = 'asap'

export const ChosenTime = z.object({
  slot: z.union([z.literal(asapValue), z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)]),
})
