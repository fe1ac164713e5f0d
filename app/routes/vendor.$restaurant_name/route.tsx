import { loadStoreScreen, storeBySlug } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'

export { StoreScreen as default, storeScreen as handle } from '~/features/stores/store-screen'

/** The store screen by the store's slug (rules 2.2). */
export const loader = shopLoader(async (shop, params) =>
  loadStoreScreen(shop, await storeBySlug(shop, params.restaurant_name)),
)
