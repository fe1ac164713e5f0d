import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noStore } from '~/domain/failure'
import { StoreInfo } from './store-info'
import { loadStoreInfo } from '~/features/stores/store-info.server'
import storeInfoStyles from '~/features/stores/store-info.css?inline'
import { openShop } from '~/http/shop/open-shop.server'
import type { ScreenHandle } from '~/styles/screen-styles'

export const handle: ScreenHandle = { styles: [storeInfoStyles] }

/** Hours, address and reviews of a store (rules 5.21). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const store = await shop.vendor.stores.bySlug(args.params.restaurant_name ?? '', shop.place)
  if (!store) throw new Response(noStore, { status: 404 })
  return loadStoreInfo(shop, store)
}

export default function StoreInformation() {
  return <StoreInfo {...useLoaderData<typeof loader>()} />
}
