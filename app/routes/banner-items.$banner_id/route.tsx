import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { groupScreen } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list'
import { openShop } from '~/http/shop/open-shop.server'
import { bannerPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Picture } from '~/ui/picture'

export const handle: ScreenHandle = { styles: [listStyles] }

/** The stores of a banner (rules 5.15). A banner has no name; its picture says what it offers. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { vendor, place, mode } = shop
  const id = args.params.banner_id ?? ''
  return groupScreen(shop, id, {
    path: bannerPath(id),
    groups: vendor.home.banners({ place, mode }),
    reading: vendor.lists.ofBanner(id, place),
    unnamed: shop.t('filter.bannerStores'),
  })
}

export default function BannerScreen() {
  const { image, ...screen } = useLoaderData<typeof loader>()
  const picture = image && <Picture src={image} name={screen.name} width={1400} height={600} />
  return <StoreListScreen {...screen} picture={picture} />
}
