import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StoreScreen } from '~/features/stores/store-screen'
import { openShop } from '~/http/open-shop.server'
import { loadStoreScreen } from '~/features/stores/store-screen.server'
import storeStyles from '~/features/stores/store.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [storeStyles] }

/** The store screen by base64 store id (rules 2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const storeId = Buffer.from(args.params.restaurant_id ?? '', 'base64').toString('utf8')
  const isId = /^[\w-]{1,40}$/.test(storeId)
  return loadStoreScreen(shop, isId ? await shop.vendor.stores.byId(storeId, shop.place) : null)
}

export default function StoreById() {
  return <StoreScreen {...useLoaderData<typeof loader>()} />
}
