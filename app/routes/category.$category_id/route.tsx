import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { listScreen, loadNearStores } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { essential, everyPart } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { categoryPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { categoryIn } from './category-of.server'

export const handle: ScreenHandle = { styles: [listStyles] }

/**
 * The stores of one of the vendor's categories (rules 5.20). While the vendor cannot list its categories the page has no name
 * and is not indexed.
 */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const id = categoryIn(args.params.category_id ?? '')
  if (id === null) throw new Response(null, { status: 404 })
  const { categories, near } = await everyPart({
    categories: shop.vendor.home.categories(shop.place),
    near: loadNearStores(shop, { path: categoryPath(id) }, id),
  })
  if (categories.failed) return listScreen(shop, unnamed(shop), unlisted(essential(near)))
  const category = categories.data.find((one) => one.id === id)
  if (!category) throw new Response(null, { status: 404 })
  return listScreen(shop, category, near)
}

/** The same list without a canonical address, so that it is not indexed. */
const unlisted = (near: Awaited<ReturnType<typeof loadNearStores>>) => ({
  data: { ...near, list: { ...near.list, canonical: null } },
  failed: null,
})

const unnamed = (shop: Shop) => ({ name: shop.t('home.storesNear'), text: '', image: '' })

export default function CategoryScreen() {
  return <StoreListScreen {...useLoaderData<typeof loader>()} />
}
