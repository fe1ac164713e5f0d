import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { listScreen, plainStores } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { essential, everyPart } from '~/http/shop/part.server'
import { brandPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Picture } from '~/ui/picture'

export const handle: ScreenHandle = { styles: [listStyles] }

/** The stores of a brand that serve the place (rules 5.20). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { vendor, place, mode } = shop
  const id = args.params.brand_id ?? ''
  const { brands, near } = await everyPart({
    brands: vendor.home.brands({ place, mode }),
    near: plainStores(shop, { path: brandPath(id) }, vendor.lists.ofBrand(id, { place, mode })),
  })
  const brand = brands.data?.find((one) => one.id === id)
  if (!brand && essential(near).stores.length === 0) throw new Response(null, { status: 404 })
  const { name, text = '', image = '' } = brand ?? {}
  return listScreen(shop, { name: name || shop.t('filter.brandStores'), text, image }, near)
}

export default function BrandScreen() {
  const { image, ...screen } = useLoaderData<typeof loader>()
  return (
    <StoreListScreen
      {...screen}
      picture={image && <Picture src={image} name={screen.name} width={240} height={240} className="badge" />}
    />
  )
}
