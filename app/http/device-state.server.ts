import { z } from 'zod'
import type { Mode, Place } from '~/domain/place'

const PlaceShape = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().max(300),
  city: z.string().max(100),
  state: z.string().max(100),
})

const PlaceState = z.object({
  place: PlaceShape.nullable(),
  mode: z.enum(['delivery', 'pickup']),
  storeId: z.string().max(40).default(''),
  storeName: z.string().max(80).default(''),
  isSkipped: z.boolean().default(false),
})
/** The key of what the payment page shows, since when it is shown, and which like orders were there before (null: not known). */
const PreparedKey = z.object({
  key: z.string().max(100),
  at: z.number(),
  known: z.array(z.string().max(40)).max(30).nullable(),
})
const CheckoutState = z.object({ attempt: PreparedKey.nullable(), notes: z.string().max(500) })

/**
 * Where the customer is and how they want their food; the `__place` cookie. `storeId` is the store that they picked or that serves
 * the place, or ''; `isSkipped` says that they would not choose a place, and are not asked again.
 */
export type PlaceState = { place: Place | null; mode: Mode; storeId: string; storeName: string; isSkipped: boolean }

/** What checkout remembers between its steps; the `__checkout` cookie. `attempt` is about the order being prepared. */
export type CheckoutState = z.infer<typeof CheckoutState>

export const noPlace: PlaceState = { place: null, mode: 'delivery', storeId: '', storeName: '', isSkipped: false }
export const noCheckout: CheckoutState = { attempt: null, notes: '' }

/** A cookie's claim as state; what does not parse is as if it were not there. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}

export function parseCheckoutState(claim: unknown): CheckoutState {
  return CheckoutState.catch(noCheckout).parse(claim)
}
