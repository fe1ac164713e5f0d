import type { LoaderFunctionArgs } from '@remix-run/node'
import { storeBySlug, loadStoreScreen } from '~/features/stores/store-screen.server'
import { openShop } from '~/http/shop/open-shop.server'

export { StoreScreen as default, storeScreen as handle } from '~/features/stores/store-screen'

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  return loadStoreScreen(shop, await storeBySlug(shop, args.params.restaurant_name))
}
