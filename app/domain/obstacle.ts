import { cartSubtotal, type PricedLine } from './cart'
import { isPositive, subtract, type Money } from './money'
import type { Settings } from './settings'
import type { TimeReason } from './slots'
import type { Store, StoreDetail } from './store'

/** What stands against ordering in the cart itself. */
export type CartObstacle =
  { kind: 'empty' } | { kind: 'unavailable' } | { kind: 'below-minimum'; minimum: Money; missing: Money }

/** What stands against ordering in the shop or the store, whatever is in the cart. */
export type StoreObstacle = { kind: 'system-closed' | 'store-gone' | 'store-closed' }

/** A time must be chosen before ordering, and why. */
export type TimeObstacle = { kind: 'no-time'; why: TimeReason }

export type Obstacle = CartObstacle | StoreObstacle | TimeObstacle

/** The smallest cart total that the store insists on, or '0'. A store with a commission minimum does not. */
export function enforcedMinimum(store: Pick<StoreDetail, 'minimumOrder' | 'enforcesMinimum'>): Money {
  return store.enforcesMinimum ? store.minimumOrder : '0'
}

/** Whether items can be put into the cart: an open store, or a closed one that takes orders for later (rules 6.4). */
export function canOrderFrom(store: Pick<Store, 'isOpen'>, settings: Pick<Settings, 'schedulesAfterHours'>): boolean {
  return store.isOpen || settings.schedulesAfterHours
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
  store: Pick<StoreDetail, 'isOpen' | 'minimumOrder' | 'enforcesMinimum'> | null
  settings: Pick<Settings, 'isSystemAvailable' | 'schedulesAfterHours'>
  /** Why a time must be chosen first, or null: one that holds was chosen, or none is needed. */
  needsTime: TimeReason | null
}

/**
 * What stands against ordering a cart now, or null: one thing at a time, and what no change of the cart would help comes
 * first. A closed store stands against it only where it takes no orders for later; else a time must be chosen.
 */
export function obstacleTo({ lines, store, settings, needsTime }: Parts): Obstacle | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (!settings.isSystemAvailable) return { kind: 'system-closed' }
  if (!store) return { kind: 'store-gone' }
  if (!canOrderFrom(store, settings)) return { kind: 'store-closed' }
  if (needsTime) return { kind: 'no-time', why: needsTime }
  return cartObstacle(lines, enforcedMinimum(store))
}
