import { ownColors } from '~/domain/brand/own-colors'
import { canOrderFrom, enforcedMinimum } from '~/domain/stores/ordering'
import { courierOf, deliveryCost, deliveryTerms } from '~/domain/checkout/delivery-fee'
import { formatLeast } from '~/domain/money/money'
import type { Zone } from '~/domain/place/zone'
import { storeCard } from '~/domain/stores/store-card'
import type { StoreDetail } from '~/domain/stores/store'
import { tooFarFrom } from '~/features/place/reach.server'
import { deliveryZone } from '~/features/place/zone.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { storeInfoPath } from '~/paths'
import { reopeningOf } from './opening.server'

/**
 * The head of a store page: its facts, and whether and when it takes orders. The menu at a table takes no orders, so it does not
 * mention delivery.
 */
export async function loadStoreHead(shop: Shop, store: StoreDetail, { isAtTable = false } = {}) {
  const [zone, reopening, tooFar] = await Promise.all([
    deliveryZone(shop, shop.place),
    reopeningOf(shop, store),
    isAtTable ? null : tooFarFrom(shop, store),
  ])
  const minimum = enforcedMinimum(store, zone)
  return {
    ...storeCard(store, { ...shop.settings, storeLayout: 'card' }, { minimum, reach: tooFar ? 'too-far' : 'unknown' }),
    id: store.id,
    name: store.name,
    image: pictureUrl(store.image),
    reviewCount: store.reviewCount,
    tags: store.tags.map((tag) => ({ name: tag.name, colors: ownColors(tag) })),
    infoPath: storeInfoPath(store.slug),
    canOrder: canOrderFrom(store, shop.settings),
    reopening,
    deliveryCost: isAtTable || tooFar ? null : deliveryCostOf(shop, store, zone),
    tooFar: tooFar && { ...tooFar, backTo: shop.url.pathname + shop.url.search },
  }
}

/** The least that a delivery costs, as text with the currency sign; null for pickup, and if a courier company sets the fee. */
function deliveryCostOf({ mode, settings, place }: Shop, store: StoreDetail, zone: Zone | null) {
  if (mode === 'pickup' || courierOf({ store, settings })) return null
  const terms = deliveryTerms({ vendor: settings.delivery, zone, store: store.overrides.delivery })
  const cost = deliveryCost(terms, place && store.distance > 0 ? store.distance : null)
  return { kind: cost.kind, amount: cost.kind === 'free' ? '' : formatLeast(cost.amount, settings.currency) }
}

export type StoreHead = Awaited<ReturnType<typeof loadStoreHead>>
