import type { Store } from '~/domain/stores/store'
import type { StoreGridProps } from '~/features/stores/store-grid'
import { storeRows } from '~/features/stores/store-rows.server'
import type { Shop } from '~/http/shop/shop.server'

/** How many stores a first visit is shown. */
const most = 8

/** The best rated stores where the vendor is, closed ones last; none where there is only one. They are the same for all who have chosen no place. */
export async function popularStores(shop: Shop): Promise<StoreGridProps> {
  const { vendor, settings } = shop
  if (settings.isSingleStore) return { stores: [], layout: settings.storeLayout, previous: null, next: null }
  const place = settings.systemLocation ? { ...settings.systemLocation, city: '', state: '' } : shop.place
  const stores = place ? await vendor.lists.nearby({ place, mode: 'delivery' }) : []
  return { stores: storeRows(shop, bestRated(stores)), layout: settings.storeLayout, previous: null, next: null }
}

/** The best rated first, closed ones at the end. */
export function bestRated(stores: readonly Store[]): Store[] {
  return stores.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.rating - a.rating).slice(0, most)
}
