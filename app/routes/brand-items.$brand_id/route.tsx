import { groupScreen } from '~/features/stores/near-stores.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { brandPath } from '~/paths'

export { StoreListScreen as default, storeListScreen as handle } from '~/features/stores/store-list'

/** The stores of a brand that serve the place (rules 5.20). */
export const loader = shopLoader((shop, params) => {
  const { vendor, place, mode } = shop
  const id = params.brand_id ?? ''
  return groupScreen(shop, id, {
    path: brandPath(id),
    groups: vendor.home.brands({ place, mode }),
    reading: vendor.lists.ofBrand(id, { place, mode }),
    unnamed: shop.t('filter.brandStores'),
    frame: { width: 240, height: 240, className: 'badge' },
  })
})
