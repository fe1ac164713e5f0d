import { z } from 'zod'
import type { Mode, Place } from '~/domain/place/place'

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
  isDetected: z.boolean().default(false),
  method: z.string().max(40).default(''),
  usesWallet: z.boolean().default(false),
  subscription: z.string().max(40).default(''),
})

/**
 * Where the customer is and how they want their food; the `__place` cookie. `storeId` is the store that they picked or that serves
 * the place, or ''; `isSkipped` says that they would not choose a place, and are not asked again; `isDetected` that a device told the
 * place. `method` is how they paid last, 'cash', a gateway's code or ''; `subscription` is the id of the one being made, or ''.
 */
export type PlaceState = {
  place: Place | null
  mode: Mode
  storeId: string
  storeName: string
  isSkipped: boolean
  isDetected: boolean
  method: string
  usesWallet: boolean
  subscription: string
}

export const noPlace: PlaceState = {
  place: null,
  mode: 'delivery',
  storeId: '',
  storeName: '',
  isSkipped: false,
  isDetected: false,
  method: '',
  usesWallet: false,
  subscription: '',
}

/** A cookie's claim as state; what does not parse is as if it were not there. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}
