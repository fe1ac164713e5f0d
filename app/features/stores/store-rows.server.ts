import { knowsMinimum } from '~/domain/checkout/obstacle'
import { storeCard } from '~/domain/stores/store-card'
import type { Store } from '~/domain/stores/store'
import { pictureUrl } from '~/http/shop/images.server'
import type { Shop } from '~/http/shop/shop.server'
import type { StoreGridProps } from './store-grid'
import { pageOf } from './store-pages'
import type { StoreRow } from './store-card'

/** Stores as every list shows them. */
export function storeRows(shop: Shop, stores: readonly Store[]): StoreRow[] {
  const minimum = knowsMinimum(shop) ? undefined : '0'
  return stores.map((store) => ({
    ...storeCard(store, shop.settings, minimum),
    id: store.id,
    name: store.name,
    slug: store.slug,
    image: pictureUrl(store.image),
  }))
}

/**
 * The page of a list of stores that the address names, with the ways to the pages around it; only its own stores are made into
 * cards. Null where there is no such page.
 */
export function storeListPage(
  shop: Shop,
  stores: readonly Store[],
  pathTo: (page: number) => string,
): StoreGridProps | null {
  const page = pageOf(stores, shop.url.searchParams.get('page'))
  return (
    page && {
      stores: storeRows(shop, page.rows),
      layout: shop.settings.storeLayout,
      previous: page.previous === null ? null : pathTo(page.previous),
      next: page.next === null ? null : pathTo(page.next),
    }
  )
}
