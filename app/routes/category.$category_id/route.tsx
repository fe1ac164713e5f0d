import { listScreen, loadNearStores } from '~/features/stores/near-stores.server'
import { categoryIn } from '~/features/stores/store-screen.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { essential, everyPart, existing } from '~/http/shop/readings.server'
import { categoryPath } from '~/paths'

export { StoreListScreen as default, storeListScreen as handle } from '~/features/stores/store-list'

/** The stores of a category (rules 5.20). Without the vendor's categories the page has no name and is not indexed. */
export const loader = shopLoader(async (shop, params) => {
  const id = existing(categoryIn(params.category_id ?? ''))
  const { categories, near } = await everyPart({
    categories: shop.vendor.home.categories(shop.place),
    near: loadNearStores(shop, { path: categoryPath(id) }, id),
  })
  if (categories.failed) {
    essential(near)
    return { ...listScreen(shop, { name: shop.t('home.storesNear'), text: '', image: '' }, near), meta: undefined }
  }
  return listScreen(shop, existing(categories.data.find((one) => one.id === id)), near)
})
