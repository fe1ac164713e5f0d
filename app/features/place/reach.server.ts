import { isDeepStrictEqual } from 'node:util'
import type { Mode, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import { isOutOfReach, type Store, type StoreDetail } from '~/domain/stores/store'
import { orNull } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'

/** How an order from this store is received: the chosen mode if the store, or else the vendor, offers it. */
export function routeAt({ settings, device }: Shop, { overrides }: StoreDetail) {
  const isPickupEnabled = overrides.isPickupEnabled ?? settings.isPickupEnabled
  const mode: Mode = isPickupEnabled ? device.place.mode : 'delivery'
  return { isPickupEnabled, mode }
}

/**
 * A store as open as it is in the customer's mode. Its details name no mode and mean delivery (flows 0.2), so for pickup
 * with hours of its own the vendor is asked. The details count if it does not answer.
 */
export async function openInMode<Shown extends StoreDetail | null>(shop: Shop, store: Shown, { fresh = false } = {}) {
  if (!store || store.isPreOrderOnly || routeAt(shop, store).mode === 'delivery') return store
  const { pickup, delivery } = store.hours
  if (pickup.length === 0 || isDeepStrictEqual(pickup, delivery)) return store
  const isOpen = await orNull(shop.vendor.stores.isOpenNow(store.id, 'pickup', { fresh }))
  return { ...store, isOpen: isOpen ?? store.isOpen }
}

/** The store with an id, as open as it is in the customer's mode, or null. Throws the vendor's failures. */
export async function storeInMode(shop: Shop, storeId: string, { fresh = false } = {}) {
  return openInMode(shop, await shop.vendor.stores.byId(storeId, shop.place, { fresh }), { fresh })
}

/**
 * The vendor's answer whether a store delivers to the chosen place (rules 5.26); null when there is nothing to ask or
 * no answer. Not asked for guests without a place, so that their pages stay the same for all.
 */
export async function askReach(shop: Shop, storeId: string, mode: Mode = shop.mode): Promise<boolean | null> {
  const { place } = shop.device.place
  if (mode === 'pickup' || !place || storeId === '') return null
  return orNull(shop.vendor.stores.seemsInReach(storeId, place))
}

/** Whether a store is known not to deliver to the customer's place; `isInReach` is the vendor's answer, or null. */
export function isTooFarHere(
  { device, settings, mode: chosen }: Shop,
  store: Pick<Store, 'distance' | 'radius'>,
  { isInReach, mode = chosen }: { isInReach: boolean | null; mode?: Mode },
): boolean {
  return isOutOfReach(store, {
    mode,
    hasPlace: device.place.place !== null,
    usesZones: settings.usesZones,
    vendorAnswer: isInReach,
  })
}

/** For a store that does not deliver there: the word for pickup, or '' when it offers none. */
export type TooFar = { pickup: string }

/** The notice for a store that does not deliver to the chosen place; null if it does, or if this is unknown. */
export async function tooFarFrom(shop: Shop, store: StoreDetail): Promise<TooFar | null> {
  const { isPickupEnabled, mode } = routeAt(shop, store)
  const isInReach = await askReach(shop, store.id, mode)
  if (!isTooFarHere(shop, store, { isInReach, mode })) return null
  return { pickup: isPickupEnabled ? pickupName(shop) : '' }
}

/** Whether the vendor says that a store does not deliver to a saved address; placing the order asks again. */
export async function isTooFarFor({ vendor }: Shop, storeId: string, address: Point): Promise<boolean> {
  return (await orNull(vendor.stores.seemsInReach(storeId, address))) === false
}

/** `mode` is the customer's by default. `fresh` bypasses the cache. */
type ZoneOptions = { mode?: Mode; fresh?: boolean }

/** The vendor's zone for a delivery to a point (rules 4.8); null for pickup, outside all zones, or if unknown. */
export async function deliveryZone(
  shop: Shop,
  point: Point | null,
  { mode = shop.mode, fresh = false }: ZoneOptions = {},
): Promise<Zone | null> {
  if (!shop.settings.usesZones || mode !== 'delivery' || !point) return null
  return orNull(shop.vendor.settings.zoneOf(point, 'delivery', { fresh }))
}

/** The vendor's word for pickup, else Takeaway (rules 4.9). */
export const pickupName = ({ settings, t }: Pick<Shop, 'settings' | 't'>) => settings.takeawayText || t('mode.takeaway')
