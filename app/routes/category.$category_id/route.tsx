import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { listScreen, loadNearStores } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { partOf } from '~/http/shop/part.server'
import { categoryPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { categoryOf } from './category-of.server'

export const handle: ScreenHandle = { styles: [listStyles] }

/** The stores of a category (rules 5.20). Its name is the vendor's; the address's own only where the vendor tells of none. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const said = categoryOf(args.params.category_id ?? '')
  if (!said) throw new Response(null, { status: 404 })
  const [categories, near] = await Promise.all([
    partOf(shop.vendor.home.categories(shop.place)),
    loadNearStores(shop, { path: categoryPath(said.id, said.name) }, said.id),
  ])
  const known = categories.data ?? []
  const category = known.find(({ id }) => id === said.id)
  if (!category && known.length > 0) throw new Response(null, { status: 404 })
  const { name, text, image } = category ?? { name: said.name, text: '', image: '' }
  return listScreen(shop, { name, text, image }, near.list, near.stores)
}

export default function CategoryScreen() {
  return <StoreListScreen {...useLoaderData<typeof loader>()} />
}
