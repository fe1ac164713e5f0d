import { needsStore } from '~/domain/stores/ordering'
import { safePath } from '~/domain/safe-path'
import { servingStores } from '~/features/place/stores.server'
import type { Shop } from '~/http/shop/shop.server'
import { homePath, storesPath } from '~/paths'
import { storeListPage } from './store-rows.server'

/**
 * The content of the store picker: a page of the stores that serve the place, and the picked one. Throws the redirect to its
 * first page if there is no such page.
 */
export async function loadStorePicker(shop: Shop) {
  const { settings } = shop
  const { storeId, storeName } = shop.device.place
  const backTo = safePath(shop.query.get('backTo'), homePath())
  const stores = await servingStores(shop)
  const page = storeListPage(shop, stores, (number) => storesPath(backTo, number))
  if (!page) throw shop.redirect(storesPath(backTo))
  return {
    stores: page.stores,
    next: page.next,
    // In a marketplace the vendor's store for a place is only one of many; only a store that the customer picked is current.
    current: settings.isSingleStore || storeName ? storeId : '',
    needsChoice: needsStore(settings, storeId),
    backTo,
  }
}
