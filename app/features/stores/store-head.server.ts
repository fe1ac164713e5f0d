import { ownColors } from '~/domain/brand/own-colors'
import { canOrderFrom, enforcedMinimum } from '~/domain/checkout/obstacle'
import { storeCard } from '~/domain/stores/store-card'
import type { StoreDetail } from '~/domain/stores/store'
import { deliveryZone } from '~/features/place/zone.server'
import { pictureUrl } from '~/http/shop/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { storeInfoPath } from '~/paths'
import { reopeningOf } from './opening.server'

/** What stands above a store's menu: what it is, and whether and when it takes orders. */
export async function loadStoreHead(shop: Shop, store: StoreDetail) {
  const [zone, reopening] = await Promise.all([deliveryZone(shop, shop.place), reopeningOf(shop, store)])
  return {
    ...storeCard(store, { ...shop.settings, storeLayout: 'card' }, { minimum: enforcedMinimum(store, zone) }),
    id: store.id,
    name: store.name,
    image: pictureUrl(store.image),
    description: store.description,
    address: store.address,
    reviewCount: store.reviewCount,
    tags: store.tags.map((tag) => ({ name: tag.name, colors: ownColors(tag) })),
    infoPath: storeInfoPath(store.slug),
    canOrder: canOrderFrom(store, shop.settings),
    reopening,
  }
}

export type StoreHead = Awaited<ReturnType<typeof loadStoreHead>>
