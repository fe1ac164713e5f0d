import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { atLeastZero, isPositive, subtract, type Currency, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { Settings } from '~/domain/brand/settings'
import type { TimeReason } from './slots'
import type { Store, StoreDetail } from '~/domain/stores/store'
import type { Zone } from '~/domain/place/zone'

/** What stands against ordering in the cart itself. */
export type CartObstacle =
  { kind: 'empty' } | { kind: 'unavailable' } | { kind: 'below-minimum'; minimum: Money; missing: Money }

/** What stands against ordering in the shop or the store, whatever is in the cart. */
export type StoreObstacle = { kind: 'system-closed' | 'store-gone' | 'store-closed' }

/** A time must be chosen before ordering, and why. */
export type TimeObstacle = { kind: 'no-time'; why: TimeReason }

/** The store does not deliver to the address that was chosen. */
export type ReachObstacle = { kind: 'out-of-reach' }

export type Obstacle = CartObstacle | StoreObstacle | ReachObstacle | TimeObstacle

/**
 * The smallest cart total that the store insists on, or '0': that of the zone it delivers to where the zone names one, else its own,
 * which also holds for pickup. A store with a commission minimum insists on none.
 */
export function enforcedMinimum(
  store: Pick<StoreDetail, 'minimumOrder' | 'enforcesMinimum'>,
  zone: Pick<Zone, 'minimum'> | null = null,
): Money {
  return store.enforcesMinimum ? atLeastZero(zone?.minimum ?? store.minimumOrder) : '0'
}

/** Whether lists of stores know the least that may be ordered: not where it depends on the zone, which they do not ask for. */
export function knowsMinimum({ settings, mode }: { settings: Pick<Settings, 'usesZones'>; mode: Mode }): boolean {
  return mode === 'pickup' || !settings.usesZones
}

/** Whether items can be put into the cart: an open store, or a closed one that takes orders for later (rules 6.4). */
export function canOrderFrom(store: Pick<Store, 'isOpen'>, settings: Pick<Settings, 'schedulesAfterHours'>): boolean {
  return store.isOpen || settings.schedulesAfterHours
}

/**
 * What stands against ordering these lines, or null. Lines that cannot be had come before the sum: as long as they are
 * there, nobody knows what is missing.
 */
export function cartObstacle(lines: PricedLine[], minimum: Money, currency: Currency): CartObstacle | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (lines.some(({ state }) => state === 'unavailable')) return { kind: 'unavailable' }
  const missing = subtract(minimum, cartSubtotal(lines, currency))
  return isPositive(missing) ? { kind: 'below-minimum', minimum, missing } : null
}

type Parts = {
  lines: PricedLine[]
  /** Null: there is no such store any more. */
  store: Pick<StoreDetail, 'isOpen' | 'minimumOrder' | 'enforcesMinimum'> | null
  settings: Pick<Settings, 'isSystemAvailable' | 'schedulesAfterHours' | 'currency'>
  /** Whether the vendor says that the store does not deliver to the address; not where it was not asked. */
  isOutOfReach?: boolean
  /** Why a time must be chosen first, or null: one that holds was chosen, or none is needed. */
  needsTime: TimeReason | null
  /** The vendor's zone that the order goes to; null for pickup, and where there is none. */
  zone?: Pick<Zone, 'minimum'> | null
}

/**
 * What stands against ordering a cart now, or null: one thing at a time, and what no change of the cart would help comes
 * first. A closed store stands against it only where it takes no orders for later; else a time must be chosen.
 */
export function obstacleTo({ lines, store, settings, isOutOfReach, needsTime, zone }: Parts): Obstacle | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (!settings.isSystemAvailable) return { kind: 'system-closed' }
  if (!store) return { kind: 'store-gone' }
  if (!canOrderFrom(store, settings)) return { kind: 'store-closed' }
  if (isOutOfReach) return { kind: 'out-of-reach' }
  if (needsTime) return { kind: 'no-time', why: needsTime }
  return cartObstacle(lines, enforcedMinimum(store, zone), settings.currency)
}
