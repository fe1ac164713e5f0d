import type { Settings } from '~/domain/brand/settings'
import { atLeastZero, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { Store, StoreDetail } from './store'

/** The minimum order: that of the delivery zone, else the store's; '0' for a store with a commission minimum. */
export function enforcedMinimum(
  store: Pick<StoreDetail, 'minimumOrder' | 'enforcesMinimum'>,
  zone: Pick<Zone, 'minimum'> | null = null,
): Money {
  return store.enforcesMinimum ? atLeastZero(zone?.minimum ?? store.minimumOrder) : '0'
}

/** Whether lists of stores know the minimum order: not if it depends on the zone, which they do not read. */
export function knowsMinimum({ settings, mode }: { settings: Pick<Settings, 'usesZones'>; mode: Mode }): boolean {
  return mode === 'pickup' || !settings.usesZones
}

/** Whether items can be put into the cart: an open store, or a closed one that takes orders for later (rules 6.4). */
export function canOrderFrom(store: Pick<Store, 'isOpen'>, settings: Pick<Settings, 'schedulesAfterHours'>): boolean {
  return store.isOpen || settings.schedulesAfterHours
}

/** Whether a store delivers to the customer's place; `unknown` without a place, for pickup, and if nobody says. */
export type Reach = 'delivers' | 'too-far' | 'unknown'

type Question = {
  mode: Mode
  /** Whether the customer chose a place; otherwise it is the vendor's default. */
  hasPlace: boolean
  /** Whether the vendor delivers by zones; a store's radius then means nothing. */
  usesZones: boolean
  /** The vendor's answer for this store and place; null if it was not asked or could not tell. */
  vendorAnswer?: boolean | null
}

/** Whether a store delivers to a place (rules 5.26): the vendor's answer, else by its delivery radius. */
export function reachOf(
  { distance, radius }: Pick<Store, 'distance' | 'radius'>,
  { mode, hasPlace, usesZones, vendorAnswer = null }: Question,
): Reach {
  if (mode === 'pickup' || !hasPlace) return 'unknown'
  if (vendorAnswer !== null) return vendorAnswer ? 'delivers' : 'too-far'
  if (usesZones || !(radius > 0) || !(distance > 0)) return 'unknown'
  return distance > radius ? 'too-far' : 'delivers'
}

type StoreMode = Pick<Settings, 'isSingleStore' | 'activeStores' | 'selectsStoreByHand'>

/** Whether the customer must pick a store first, because the brand shows only one of its stores at a time (rules 5.19). */
export const needsStore = ({ isSingleStore, activeStores, selectsStoreByHand }: StoreMode, chosen: string): boolean =>
  isSingleStore && activeStores > 1 && selectsStoreByHand && chosen === ''
