import { groupScreen } from '~/features/stores/near-stores.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { bannerPath } from '~/paths'

export { StoreListScreen as default, storeListScreen as handle } from '~/features/stores/store-list'

/** The stores of a banner (rules 5.15). A banner has no name; its picture says what it offers. */
export const loader = shopLoader((shop, params) => {
  const { vendor, place, mode } = shop
  const id = params.banner_id ?? ''
  return groupScreen(shop, id, {
    path: bannerPath(id),
    groups: vendor.home.banners({ place, mode }),
    reading: vendor.lists.ofBanner(id, place),
    unnamed: shop.t('filter.bannerStores'),
    frame: { width: 1400, height: 600 },
  })
})
