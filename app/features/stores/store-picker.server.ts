import { safePath } from '~/domain/safe-path'
import { needsStore } from '~/domain/stores/store'
import { servingStores } from '~/features/place/choose-place.server'
import type { Shop } from '~/http/shop/shop.server'
import { homePath, storesPath } from '~/paths'
import { storePage } from './store-rows.server'

/** The content of the store picker: a page of the stores that serve the place, and the picked one. */
export async function loadStorePicker(shop: Shop) {
  const { settings } = shop
  const { storeId, storeName } = shop.device.place
  const backTo = safePath(shop.query.get('backTo'), homePath())
  const { stores, next } = storePage(shop, await servingStores(shop), (page) => storesPath(backTo, page))
  // In a marketplace the vendor's store for a place is only one of many; only a store that the customer picked is current.
  const current = settings.isSingleStore || storeName ? storeId : ''
  return { stores, next, current, needsChoice: needsStore(settings, storeId), backTo }
}
