import { loadStoreScreen, storeById } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'

export { StoreScreen as default, storeScreen as handle } from '~/features/stores/store-screen'

/** The store screen by base64 store id (rules 2.2). */
export const loader = shopLoader(async (shop, params) =>
  loadStoreScreen(shop, await storeById(shop, params.restaurant_id)),
)
