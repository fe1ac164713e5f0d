import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { groupScreen } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list'
import { openShop } from '~/http/shop/open-shop.server'
import { brandPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Picture } from '~/ui/picture'

export const handle: ScreenHandle = { styles: [listStyles] }

/** The stores of a brand that serve the place (rules 5.20). */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { vendor, place, mode } = shop
  const id = args.params.brand_id ?? ''
  return groupScreen(shop, id, {
    path: brandPath(id),
    groups: vendor.home.brands({ place, mode }),
    reading: vendor.lists.ofBrand(id, { place, mode }),
    unnamed: shop.t('filter.brandStores'),
  })
}

export default function BrandScreen() {
  const { image, ...screen } = useLoaderData<typeof loader>()
  const picture = image && <Picture src={image} name={screen.name} width={240} height={240} className="badge" />
  return <StoreListScreen {...screen} picture={picture} />
}
