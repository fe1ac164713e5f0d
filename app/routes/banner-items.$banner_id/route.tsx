import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import listStyles from '~/features/stores/store-list.css?inline'
import { listScreen, plainStores } from '~/features/stores/near-stores.server'
import { StoreListScreen } from '~/features/stores/store-list-screen'
import { openShop } from '~/http/shop/open-shop.server'
import { essential, everyPart } from '~/http/shop/part.server'
import { bannerPath } from '~/paths'
import type { ScreenHandle } from '~/styles/screen-styles'
import { Picture } from '~/ui/picture'

export const handle: ScreenHandle = { styles: [listStyles] }

/** The stores of a banner (rules 5.15). A banner has no name; its picture says what it offers. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args)
  const { vendor, place, mode } = shop
  const id = args.params.banner_id ?? ''
  const { banners, near } = await everyPart({
    banners: vendor.home.banners({ place, mode }),
    near: plainStores(shop, { path: bannerPath(id) }, vendor.lists.ofBanner(id, place)),
  })
  const banner = banners.data?.find((one) => one.id === id)
  if (!banner && essential(near).stores.length === 0) throw new Response(null, { status: 404 })
  const listHead = { name: shop.t('filter.bannerStores'), text: '', image: banner?.image ?? '' }
  return listScreen(shop, listHead, near)
}

export default function BannerScreen() {
  const { image, ...screen } = useLoaderData<typeof loader>()
  return (
    <StoreListScreen
      {...screen}
      picture={image && <Picture src={image} name={screen.name} width={1400} height={600} />}
    />
  )
}
