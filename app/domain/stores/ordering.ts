import type { Settings } from '~/domain/brand/settings'
import { atLeastZero, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { Store, StoreDetail } from './store'

/**
 * The store's minimum order, or '0': that of the delivery zone if it has one, else the store's own, which also holds for
 * pickup. A store with a commission minimum has none.
 */
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
