import type { LoaderFunctionArgs } from '@remix-run/node'
import { groupScreen } from '~/features/stores/near-stores.server'
import { openShop } from '~/http/shop/open-shop.server'
import { brandPath } from '~/paths'

export { StoreListScreen as default, storeListScreen as handle } from '~/features/stores/store-list'

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
    frame: { width: 240, height: 240, className: 'badge' },
  })
}
