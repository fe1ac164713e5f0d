import { knowsMinimum } from '~/domain/stores/ordering'
import { storeCard } from '~/domain/stores/store-card'
import type { Store } from '~/domain/stores/store'
import { pickupName } from '~/features/place/pickup-name'
import { reachHere } from '~/features/place/reach.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import type { StoreGridProps } from './store-grid'
import type { Served } from './served.server'
import { pageOf } from './store-pages'
import type { StoreRow } from './store-card'

/** Stores as every list shows them; `served` marks those that serve the place, if the list has others too. */
export function storeRows(shop: Shop, stores: readonly Store[], served: Served | null = null): StoreRow[] {
  const minimum = knowsMinimum(shop) ? undefined : '0'
  return stores.map((store) => {
    const reach = reachHere(shop, store, { isInReach: served && served.delivery.has(store.id) })
    return {
      ...storeCard(store, shop.settings, { minimum, reach }),
      id: store.id,
      name: store.name,
      slug: store.slug,
      image: pictureUrl(store.image),
      pickupOnly: served?.pickup.has(store.id) ? pickupName(shop) : '',
    }
  })
}

/**
 * The page of a store list for the address, with links to the pages around it; only its own stores are made into cards. Null if
 * there is no such page.
 */
export function storeListPage(
  shop: Shop,
  stores: readonly Store[],
  pathTo: (page: number) => string,
  served: Served | null = null,
): StoreGridProps | null {
  const page = pageOf(stores, shop.url.searchParams.get('page'))
  return (
    page && {
      stores: storeRows(shop, page.rows, served),
      layout: shop.settings.storeLayout,
      previous: page.previous === null ? null : pathTo(page.previous),
      next: page.next === null ? null : pathTo(page.next),
    }
  )
}
