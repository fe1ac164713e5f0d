import { z } from 'zod'

const backTo = z.string().max(2000).optional()

/** Delivery or pickup, or a kind of place, by the pressed button. */
export const Choice = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mode'), mode: z.enum(['delivery', 'pickup']), backTo }),
  /** A place that was found by its name. */
  z.object({ intent: z.literal('found'), place: z.string().max(3000), backTo }),
  /** A suggestion that completed the typed name. */
  z.object({
    intent: z.literal('suggested'),
    placeId: z.string().max(500),
    session: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .default(''),
    backTo,
  }),
  /** The location of the device; without scripts it is unknown. */
  z.object({
    intent: z.literal('location'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    address: z.string().max(300).default(''),
    backTo,
  }),
  /** One of the customer's saved addresses. */
  z.object({ intent: z.literal('saved'), addressId: z.string().max(64), backTo }),
  /** No choice: the vendor's own place. */
  z.object({ intent: z.literal('system'), backTo }),
  /** The store to order from. */
  z.object({ intent: z.literal('store'), storeId: z.string().max(40), backTo }),
])

export type Choice = z.output<typeof Choice>
