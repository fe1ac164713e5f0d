import type { Mode } from '~/domain/place/place'
import { reachOf, type Reach } from '~/domain/stores/reach'
import type { Store } from '~/domain/stores/store'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

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
