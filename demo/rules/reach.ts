import type { Mode } from '../catalogue/store-seed'
import type { Store } from '../catalogue/types'
import { kilometres, type Point } from '../core/geo'

/** Stores deliver this far, in kilometres. */
export const DELIVERY_RADIUS_KM = 10
/** Customers collect orders from this far, in kilometres. */
const PICKUP_RADIUS_KM = 25

/** Is the point near enough to the store? */
export function isInReach(store: Pick<Store, 'point'>, point: Point, mode: Mode): boolean {
  return kilometres(point, store.point) <= (mode === 'pickup' ? PICKUP_RADIUS_KM : DELIVERY_RADIUS_KM)
}
