import type { Store } from '~/domain/stores/store'
import { pickupInstead, storeRows, type StorePage } from '~/features/stores/store-rows.server'
import type { Shop } from '~/http/shop/shop.server'
import { landingPath } from '~/paths'

/** The number of stores on the landing page. */
const most = 8

/**
 * The best rated stores that serve the chosen place, closed ones last; without a place, those near the vendor, the same for all
 * guests. Null for a brand with one store, and when no place is chosen and no store is near.
 */
export async function popularStores(shop: Shop): Promise<StorePage | null> {
  const { vendor, settings, place, mode, device } = shop
  if (settings.isSingleStore || !place) return null
  const stores = await vendor.lists.nearby({ place, mode })
  if (stores.length === 0 && !device.place.place) return null
  return {
    stores: storeRows(shop, bestRated(stores)),
    layout: settings.storeLayout,
    previous: null,
    next: null,
    instead: await pickupInstead(shop, stores, landingPath()),
  }
}

/** The best rated first, closed ones at the end. */
export function bestRated(stores: readonly Store[]): Store[] {
  return stores.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.rating - a.rating).slice(0, most)
}
