import type { PricedLine } from '~/domain/cart/cart'
import { priceLine } from '~/domain/cart/pricing'
import type { SubscriptionState } from '~/http/drafts/draft-schemas'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { storedLine } from '~/islands/cart/storage'
import { scheduleFields } from '~/vendor-api/subscriptions.server'

/**
 * Prices the line of the subscription being made from the vendor's fresh menu (rules 17.1); of the stored line only ids
 * and quantity are used. `blocker` is a dictionary key, or null. Throws the vendor's failures.
 */
export async function loadLine(shop: Shop, state: SubscriptionState) {
  const { vendor, place, settings, t } = shop
  const [store, item] = await Promise.all([
    vendor.stores.byId(state.storeId, place, { fresh: true }),
    vendor.menus.item(state.storeId, state.itemId, { fresh: true }),
  ])
  const priced = priceLine(state, store ? item : null)
  const line = { ...priced, name: priced.name || t('cart.goneItem'), image: pictureUrl(priced.image) }
  return { store, line, blocker: blockerOf() }

  function blockerOf(): WordKey | null {
    if (!settings.isSystemAvailable) return 'home.closed'
    if (!store) return 'cart.storeGone'
    if (!item?.isSubscribable) return 'subscribe.notOffered'
    return line.state === 'unavailable' ? 'cart.notAvailable' : null
  }
}

/** The subscription being made under the names of other clients of the API (rules 21.7), as the browser mirrors it. */
export function storedSubscription({ storeId, plan }: SubscriptionState, line: PricedLine): string {
  const product = { ...storedLine(storeId, line), customize: line.choiceNames.join(', ') }
  return JSON.stringify({
    subscription_products: JSON.stringify([product]),
    subscription_cart: JSON.stringify(plan ? scheduleFields(plan) : {}),
  })
}
