import type { Settings } from '~/domain/brand/settings'
import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { isPositive, subtract, type Currency, type Money } from '~/domain/money/money'
import type { Zone } from '~/domain/place/zone'
import { canOrderFrom, enforcedMinimum, type StoreDetail } from '~/domain/stores/store'
import type { TimeReason } from './slots'

export type CartBlocker = { kind: 'empty' | 'unavailable' } | { kind: 'below-minimum'; minimum: Money; missing: Money }

/** What blocks ordering; `no-time`: a time must be chosen first, and why. */
export type CheckoutBlocker =
  | CartBlocker
  | { kind: 'system-closed' | 'store-gone' | 'store-closed' | 'out-of-reach' }
  | { kind: 'no-time'; why: TimeReason }

/** The first blocker of these lines, or null. The missing amount is known once no line is unavailable. */
export function cartBlocker(lines: PricedLine[], minimum: Money, currency: Currency): CartBlocker | null {
  if (lines.length === 0) return { kind: 'empty' }
  if (lines.some(({ state }) => state === 'unavailable')) return { kind: 'unavailable' }
  const missing = subtract(minimum, cartSubtotal(lines, currency))
  return isPositive(missing) ? { kind: 'below-minimum', minimum, missing } : null
}

type Parts = {
  lines: PricedLine[]
  /** Null if the store no longer exists. */
  store: Pick<StoreDetail, 'isOpen' | 'minimumOrder' | 'enforcesMinimum'> | null
  settings: Pick<Settings, 'isSystemAvailable' | 'schedulesAfterHours' | 'currency'>
  /** Whether the vendor says that the store does not deliver to the address; false if it was not asked. */
  isOutOfReach?: boolean
  /** Why a time must be chosen first; null if a valid one was chosen, or none is needed. */
  needsTime: TimeReason | null
  /** The vendor's zone of the address; null for pickup, and if there is none. */
  zone?: Pick<Zone, 'minimum'> | null
}

/** The first reason the cart cannot be ordered now, or null. Reasons that no change of the cart can fix come first. */
export function checkoutBlocker(parts: Parts): CheckoutBlocker | null {
  const { lines, store, settings, isOutOfReach, needsTime, zone } = parts
  if (lines.length === 0) return { kind: 'empty' }
  if (!settings.isSystemAvailable) return { kind: 'system-closed' }
  if (!store) return { kind: 'store-gone' }
  if (!canOrderFrom(store, settings)) return { kind: 'store-closed' }
  if (isOutOfReach) return { kind: 'out-of-reach' }
  if (needsTime) return { kind: 'no-time', why: needsTime }
  return cartBlocker(lines, enforcedMinimum(store, zone), settings.currency)
}
