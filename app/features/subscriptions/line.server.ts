import type { PricedLine } from '~/domain/cart/cart'
import { priceLine } from '~/domain/cart/pricing'
import type { StoreDetail } from '~/domain/stores/store'
import type { SubscriptionState } from '~/http/drafts/subscription-draft'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/i18n.server'

/** The line of the subscription being made at current prices, and its blocker as a dictionary key, or null. */
export type SubscriptionLine = { store: StoreDetail | null; line: PricedLine; blocker: WordKey | null }

/**
 * Prices the line from the vendor's fresh menu (rules 17.1); of the stored line only ids and quantity are used. Throws the vendor's
 * failures.
 */
export async function loadLine(shop: Shop, state: SubscriptionState): Promise<SubscriptionLine> {
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
