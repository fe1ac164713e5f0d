import type { Mode } from '~/domain/place/place'
import { reachOf, type Reach } from '~/domain/stores/reach'
import type { Store, StoreDetail } from '~/domain/stores/store'
import { pickupName } from '~/features/place/pickup-name'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import type { Point } from '~/vendor-api/wire-fields'

/** How a store's order is had: the chosen way as far as the store, else the vendor, offers it. */
export function routeAt(
  { settings, device }: Shop,
  { overrides }: StoreDetail,
): { isPickupEnabled: boolean; mode: Mode } {
  const isPickupEnabled = overrides.isPickupEnabled ?? settings.isPickupEnabled
  return { isPickupEnabled, mode: isPickupEnabled ? device.place.mode : 'delivery' }
}

/**
 * What the vendor says of whether a store delivers to the place that the customer chose (rules 5.26); null where there is nothing to
 * ask, and while the vendor cannot tell. Guests without a place ask nothing, so that their pages stay the same for all.
 */
export async function askReach(shop: Shop, storeId: string, mode: Mode = shop.mode): Promise<boolean | null> {
  const { place } = shop.device.place
  if (mode === 'pickup' || !place || storeId === '') return null
  return orNull(shop.vendor.stores.seemsInReach(storeId, place))
}

/** Whether a store delivers to the place that the customer chose, by what is known of it; `said` is the vendor's word, where it was asked. */
export function reachHere(
  { device, settings, mode: chosen }: Shop,
  store: Pick<Store, 'distance' | 'radius'>,
  { said = null, mode = chosen }: { said?: boolean | null; mode?: Mode } = {},
): Reach {
  return reachOf(store, { mode, hasPlace: device.place.place !== null, usesZones: settings.usesZones, said })
}

/** A store that does not deliver to the chosen place: what fetching from it is called, or '' where it lets nobody. */
export type TooFar = { pickup: string }

/** What is told of a store that does not deliver to the place that the customer chose; null where it does, or nobody knows. */
export async function tooFarFrom(shop: Shop, store: StoreDetail): Promise<TooFar | null> {
  const { isPickupEnabled, mode } = routeAt(shop, store)
  const said = await askReach(shop, store.id, mode)
  if (reachHere(shop, store, { said, mode }) !== 'too-far') return null
  return { pickup: isPickupEnabled ? pickupName(shop) : '' }
}

/** Whether the vendor says that a store does not deliver to a saved address; where it cannot tell, it is asked again when the order is made. */
export async function isTooFarFor({ vendor }: Shop, storeId: string, address: Point): Promise<boolean> {
  return (await orNull(vendor.stores.seemsInReach(storeId, address))) === false
}
