import { cartSubtotal, type PricedLine } from './cart'
import { isPositive, subtract, type Money } from './money'
import type { Settings } from './settings'
import type { StoreDetail } from './store'

/** What stands against ordering in the cart itself. */
export type CartObstacle =
  { kind: 'empty' } | { kind: 'unavailable' } | { kind: 'below-minimum'; minimum: Money; missing: Money }

/** What stands against ordering in the shop or the store, whatever is in the cart. */
export type StoreObstacle = { kind: 'system-closed' | 'store-gone' | 'pre-order-only' | 'store-closed' }

export type Obstacle = CartObstacle | StoreObstacle

/** The smallest cart total that the store insists on, or '0'. A store with a commission minimum does not. */
export function enforcedMinimum(store: Pick<StoreDetail, 'minimumOrder' | 'enforcesMinimum'>): Money {
  return store.enforcesMinimum ? store.minimumOrder : '0'
}

/**
 * What stands against ordering these lines, or null. Lines that cannot be had come before the sum: as long as they are
 * there, nobody knows what is missing.
 */
export function cartObstacle(lines: PricedLine[], minimum: Money): CartObstacle | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (lines.some(({ state }) => state === 'unavailable')) return { kind: 'unavailable' }
  const missing = subtract(minimum, cartSubtotal(lines))
  return isPositive(missing) ? { kind: 'below-minimum', minimum, missing } : null
}

type Parts = {
  lines: PricedLine[]
  /** Null: there is no such store any more. */
  store: Pick<StoreDetail, 'isOpen' | 'isPreOrderOnly' | 'minimumOrder' | 'enforcesMinimum'> | null
  settings: Pick<Settings, 'isSystemAvailable'>
}

/**
 * What stands against ordering a cart now, or null: one thing at a time, and what no change of the cart would help comes
 * first. A store that takes orders only for a chosen time stands against it as well, because no time can be chosen yet.
 */
export function obstacleTo({ lines, store, settings }: Parts): Obstacle | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (!settings.isSystemAvailable) return { kind: 'system-closed' }
  if (!store) return { kind: 'store-gone' }
  if (store.isPreOrderOnly) return { kind: 'pre-order-only' }
  if (!store.isOpen) return { kind: 'store-closed' }
  return cartObstacle(lines, enforcedMinimum(store))
}
