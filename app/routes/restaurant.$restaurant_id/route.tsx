import type { LoaderFunctionArgs } from '@remix-run/node'
import { storeById, loadStoreScreen } from '~/features/stores/store-screen.server'
import { openShop } from '~/http/shop/open-shop.server'

export { StoreScreen as default, storeScreen as handle } from '~/features/stores/store-screen'

/** The store screen by base64 store id (rules 2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  return loadStoreScreen(shop, await storeById(shop, args.params.restaurant_id))
}
