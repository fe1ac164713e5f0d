import type { LoaderFunctionArgs } from '@remix-run/node'
import { groupScreen } from '~/features/stores/near-stores.server'
import { openShop } from '~/http/shop/open-shop.server'
import { bannerPath } from '~/paths'

export { StoreListScreen as default, storeListScreen as handle } from '~/features/stores/store-list'

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
    frame: { width: 1400, height: 600 },
  })
}
