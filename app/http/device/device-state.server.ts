import { z } from 'zod'
import { themes } from '~/domain/brand/theme'

const Place = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  address: z.string().max(300),
  city: z.string().max(100),
  state: z.string().max(100),
})

/**
 * The `__place` cookie: where the customer is, how they want their food, and the look of the site. `storeId` is the store they
 * picked or that serves the place, or ''. `isSkipped`: they declined to choose a place and are not asked again. `isDetected`:
 * the device reported the place. `method` is their last payment method: 'cash', a gateway's code or ''. `subscription` is the
 * id of the draft, or ''. `theme` is 'system' where they picked none.
 */
const PlaceState = z.object({
  place: Place.nullable().catch(null),
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
export type PlaceState = z.infer<typeof PlaceState>

export const noPlace: PlaceState = PlaceState.parse({ place: null, mode: 'delivery' })

/** Parses a cookie's claim; an invalid one counts as missing. */
export function parsePlaceState(claim: unknown): PlaceState {
  return PlaceState.catch(noPlace).parse(claim)
}
