import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { storeBySlug } from '~/features/stores/address-ids.server'
import { StoreScreen } from '~/features/stores/store-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { loadStoreScreen } from '~/features/stores/store-screen.server'
import storeStyles from '~/features/stores/store.css?inline'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [storeStyles], paintsAt: 'store-head' }

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  return loadStoreScreen(shop, await storeBySlug(shop, args.params.restaurant_name))
}

export default function StoreBySlug() {
  return <StoreScreen {...useLoaderData<typeof loader>()} />
}
