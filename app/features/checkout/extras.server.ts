import { offeredExtras, shownTip } from '~/domain/checkout/extras'
import { formatMoney, isPositive, type Money } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import type { StoreDetail } from '~/domain/stores/store'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'

/**
 * The extras of an order besides its items: the customer's choices among the current offers. Other choices are ignored, and guests
 * are not asked yet.
 */
export function extrasOf(shop: Shop, store: StoreDetail, mode: Mode) {
  const offered = offeredExtras(store, shop.settings, mode)
  const { isContactless, tip, pictures } = shop.drafts.checkout
  const isCustomer = shop.user !== null
  return {
    offered,
    isContactless: isCustomer && offered.isContactless && isContactless,
    tip: isCustomer && offered.tips ? tip : '0',
    pictures: isCustomer && offered.mostPictures > 0 ? pictures : [],
  }
}

/** The extras as the review shows them; null if there is nothing to choose. */
export function extrasView(shop: Shop, { offered, isContactless, tip, pictures }: ReturnType<typeof extrasOf>) {
  const { settings, user } = shop
  const { isContactless: isOffered, tips, mostPictures: most } = offered
  if (!user || (!isOffered && tips === null && most === 0)) return null
  const price = (amount: Money) => formatMoney(amount, settings.currency)
  return {
    contactless: isOffered ? { isChosen: isContactless, text: settings.contactlessText } : null,
    tip: tips && {
      sum: isPositive(tip) ? price(tip) : '',
      suggestions: tips.map((amount) => ({ amount, text: price(amount) })),
      fields: shownTip(tip, tips),
    },
    pictures: most > 0 ? { most, saved: pictures.map(({ id, image }) => ({ id, src: pictureUrl(image) })) } : null,
  }
}
