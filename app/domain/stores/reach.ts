import type { Mode } from '~/domain/place/place'
import type { Store } from './store'

/** Whether a store delivers to the customer's place; `unknown` without a place, for pickup, and if nobody says. */
export type Reach = 'delivers' | 'too-far' | 'unknown'

type Question = {
  /** Delivery or pickup; a pickup order needs no reach. */
  mode: Mode
  /** Whether the customer chose a place; otherwise it is the vendor's default. */
  hasPlace: boolean
  /** Whether the vendor delivers by zones; a store's radius then means nothing. */
  usesZones: boolean
  /** The vendor's answer for this store and place; null if it was not asked or could not tell. */
  vendorAnswer?: boolean | null
}

/**
 * Whether a store delivers to a place (rules 5.26): the vendor's answer, else by its delivery radius. Radius and distance are
 * in the vendor's unit, and 0 if unknown.
 */
export function reachOf({ distance, radius }: Pick<Store, 'distance' | 'radius'>, question: Question): Reach {
  const { mode, hasPlace, usesZones, vendorAnswer: vendorAnswer = null } = question
  if (mode === 'pickup' || !hasPlace) return 'unknown'
  if (vendorAnswer !== null) return vendorAnswer ? 'delivers' : 'too-far'
  if (usesZones || !(radius > 0) || !(distance > 0)) return 'unknown'
  return distance > radius ? 'too-far' : 'delivers'
}
