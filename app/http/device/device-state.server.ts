import { z } from 'zod'
import { themes, type Theme } from '~/domain/brand/theme'
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
  theme: z.enum(themes).default('system'),
})

/**
 * The `__place` cookie: where the customer is, how they want their food, and the look of the site. `storeId` is the store they
 * picked or that serves the place, or ''. `isSkipped`: they declined to choose a place and are not asked again. `isDetected`:
 * the device reported the place. `method` is their last payment method: 'cash', a gateway's code or ''. `subscription` is the
 * id of the draft, or ''. `theme` is 'system' where they picked none.
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
  theme: Theme
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
  theme: 'system',
}

/** Parses a cookie's claim; an invalid one counts as missing. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}
