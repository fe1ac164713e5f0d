import type { LoaderFunctionArgs } from '@remix-run/node'
import { storeBySlug } from '~/features/stores/address-ids.server'
import { openShop } from '~/http/shop/open-shop.server'
import { loadStoreScreen } from '~/features/stores/store-screen.server'

export { StoreScreen as default, storeScreen as handle } from '~/features/stores/store-screen'

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  return loadStoreScreen(shop, await storeBySlug(shop, args.params.restaurant_name))
}
