import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StoreScreen } from '~/features/stores/store-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { storeIdOf } from '~/features/stores/store-id.server'
import { loadStoreScreen } from '~/features/stores/store-screen.server'
import storeStyles from '~/features/stores/store.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [storeStyles] }

/** The store screen by base64 store id (rules 2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const id = storeIdOf(args.params.restaurant_id)
  return loadStoreScreen(shop, id === null ? null : await shop.vendor.stores.byId(id, shop.place))
}

export default function StoreById() {
  return <StoreScreen {...useLoaderData<typeof loader>()} />
}
