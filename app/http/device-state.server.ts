import { z } from 'zod/v4'
import type { Mode, Place } from '~/domain/place'

const PlaceShape = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().max(300),
  city: z.string().max(100),
  state: z.string().max(100),
})

const PlaceState = z.object({ place: PlaceShape.nullable(), mode: z.enum(['delivery', 'pickup']) })
const CheckoutState = z.object({ attempt: z.uuid().nullable(), notes: z.string().max(500) })

/** Where the customer is and how they want their food; the `__place` cookie. */
export type PlaceState = { place: Place | null; mode: Mode }

/** What checkout remembers between its steps; the `__checkout` cookie. `attempt` is the one-use key of the order being placed. */
export type CheckoutState = z.infer<typeof CheckoutState>

export const noPlace: PlaceState = { place: null, mode: 'delivery' }
export const noCheckout: CheckoutState = { attempt: null, notes: '' }

/** A cookie's claim as state; what does not parse is as if it were not there. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}

export function parseCheckoutState(claim: unknown): CheckoutState {
  return CheckoutState.catch(noCheckout).parse(claim)
}
