import { appliedCoupon, missingToCoupon, type AppliedCoupon, type Coupon } from '~/domain/checkout/coupon'
import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { formatLeast, formatMoney, isPositive } from '~/domain/money/money'
import type { Address } from '~/domain/place/address'
import type { StoreDetail } from '~/domain/stores/store'
import type { User } from '~/domain/account/user'
import { hashOf } from '~/http/store/keys.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'

/** One delivery, to which an offer is applied. */
export type Delivery = { store: StoreDetail; line: PricedLine; address: Address }

/** What an offer depends on; any change of it by the customer ends the offer (rules 9.5). */
const deliveryHash = ({ store, line, address }: Delivery) =>
  hashOf([store.id, line.itemId, [...line.choiceIds].sort(), line.quantity, address.id])

/** The offer for each delivery, by the terms stored when it was applied, and the code of one that ended while this was loaded. */
export async function offerOf(shop: Shop, of: Delivery): Promise<{ coupon: AppliedCoupon | null; lost: string }> {
  const savedCoupon = shop.drafts.subscription?.coupon
  if (!savedCoupon) return { coupon: null, lost: '' }
  const coupon = savedCoupon.hash === deliveryHash(of) ? discountOf(shop, savedCoupon, of.line) : null
  if (!coupon) await shop.drafts.saveComputedSubscription({ coupon: null }, { isShownOnly: shop.reply.isFromOtherSite })
  return { coupon, lost: coupon ? '' : savedCoupon.code }
}

/** An applied offer; only its discount can be sent to the vendor with a subscription. */
function discountOf({ settings }: Shop, terms: Coupon, line: PricedLine): AppliedCoupon | null {
  const applied = appliedCoupon({ ...terms, isAutomatic: false }, [line], settings.currency)
  return applied && isPositive(applied.discount) ? applied : null
}

/** Applies an offer that the vendor knows; returns why it cannot be applied in words, or null. */
export async function saveOffer(shop: Shop, of: Delivery, terms: Coupon): Promise<string | null> {
  if (discountOf(shop, terms, of.line)) {
    await shop.drafts.saveSubscription({ coupon: { ...terms, isAutomatic: false, hash: deliveryHash(of) } })
    return null
  }
  const isBelow = isPositive(missingToCoupon(terms, cartSubtotal([of.line], shop.settings.currency)))
  return isBelow
    ? shop.t('offers.minimum', { amount: formatLeast(terms.minimum, shop.settings.currency) })
    : shop.t('offers.nothing')
}

/** Asks the vendor for the terms of a code. Throws the vendor's failures. */
export function termsOf({ settings, vendor }: Shop, user: User, code: string, { store, line }: Delivery) {
  const { itemId, quantity } = line
  const subtotal = cartSubtotal([line], settings.currency)
  return vendor.subscribe.checkCode(code, { userId: user.id, storeId: store.id, itemId, quantity, subtotal })
}

/**
 * Asks the vendor again for the offer of a subscription that is about to be made. Returns the message if it is refused or gives
 * another amount than shown, else null. Throws the vendor's other failures.
 */
export async function offerProblem(
  shop: Shop,
  user: User,
  of: Delivery,
  shownCoupon: AppliedCoupon | null,
): Promise<string | null> {
  if (!shownCoupon) return null
  const { t, settings, drafts } = shop
  try {
    const terms = await termsOf(shop, user, shownCoupon.code, of)
    const currentOffer = discountOf(shop, terms, of.line)
    if (currentOffer?.id === shownCoupon.id && currentOffer.discount === shownCoupon.discount) return null
    await drafts.saveSubscription({ coupon: null })
    if (currentOffer) await saveOffer(shop, of, terms)
    const amount = (worth: string) => formatMoney(worth, settings.currency)
    return t('offers.otherAmount', {
      code: shownCoupon.code,
      amount: amount(currentOffer?.discount ?? '0'),
      before: amount(shownCoupon.discount),
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    await drafts.saveSubscription({ coupon: null })
    return [t('offers.refused', { code: shownCoupon.code }), error.vendorMessage].filter(Boolean).join(' ')
  }
}
