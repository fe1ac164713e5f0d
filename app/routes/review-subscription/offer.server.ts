import { appliedCoupon, missingToCoupon, type AppliedCoupon, type Coupon } from '~/domain/checkout/coupon'
import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { formatLeast, formatMoney, isPositive } from '~/domain/money/money'
import type { User } from '~/domain/account/user'
import { hashOf } from '~/features/submit-once/keys.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'
import type { SubscriptionCouponOrder } from '~/vendor-api/subscribe.server'

/** What an offer is applied to; any change of it by the customer ends the offer (rules 9.5). */
type OfferSubject = { storeId: string; line: PricedLine; addressId: string }

const offerSubjectHash = ({ storeId, line, addressId }: OfferSubject) =>
  hashOf([storeId, line.itemId, [...line.choiceIds].sort(), line.quantity, addressId])

/** The offer for each delivery, by the terms stored when it was applied, and the code of one that ended while this was loaded. */
export async function offerOf(shop: Shop, of: OfferSubject): Promise<{ coupon: AppliedCoupon | null; lost: string }> {
  const savedCoupon = shop.drafts.subscription?.coupon
  if (!savedCoupon) return { coupon: null, lost: '' }
  const coupon = savedCoupon.hash === offerSubjectHash(of) ? discountOf(shop, savedCoupon, of.line) : null
  if (!coupon) await shop.drafts.saveComputedSubscription({ coupon: null }, { isShownOnly: shop.reply.isFromOtherSite })
  return { coupon, lost: coupon ? '' : savedCoupon.code }
}

/** An applied offer; only its discount can be sent to the vendor with a subscription. */
function discountOf({ settings }: Shop, terms: Coupon, line: PricedLine): AppliedCoupon | null {
  const applied = appliedCoupon({ ...terms, isAutomatic: false }, [line], settings.currency)
  return applied && isPositive(applied.discount) ? applied : null
}

/** Applies an offer that the vendor knows; returns why it cannot be applied in words, or null. */
export async function saveOffer(shop: Shop, of: OfferSubject, terms: Coupon): Promise<string | null> {
  if (discountOf(shop, terms, of.line)) {
    await shop.drafts.saveSubscription({ coupon: { ...terms, isAutomatic: false, hash: offerSubjectHash(of) } })
    return null
  }
  const isBelow = isPositive(missingToCoupon(terms, cartSubtotal([of.line], shop.settings.currency)))
  return isBelow
    ? shop.t('offers.minimum', { amount: formatLeast(terms.minimum, shop.settings.currency) })
    : shop.t('offers.nothing')
}

/** The input for checking a code. */
export function couponOrderOf(
  { settings }: Shop,
  user: User,
  { storeId, line }: OfferSubject,
): SubscriptionCouponOrder {
  const { itemId, quantity } = line
  return { userId: user.id, storeId, itemId, quantity, subtotal: cartSubtotal([line], settings.currency) }
}

/**
 * Asks the vendor again for the offer of a subscription that is about to be made. Returns the message if it is refused or gives
 * another amount than shown, else null. Throws the vendor's other failures.
 */
export async function offerProblem(
  shop: Shop,
  user: User,
  of: OfferSubject,
  shownCoupon: AppliedCoupon | null,
): Promise<string | null> {
  if (!shownCoupon) return null
  const { t, settings, drafts } = shop
  try {
    const terms = await shop.vendor.subscribe.checkCode(shownCoupon.code, couponOrderOf(shop, user, of))
    const currentOffer = discountOf(shop, terms, of.line)
    if (currentOffer?.id === shownCoupon.id && currentOffer.discount === shownCoupon.discount) return null
    await drafts.saveSubscription({ coupon: null })
    if (currentOffer) await saveOffer(shop, of, terms)
    const amount = (worth: string) => formatMoney(worth, settings.currency)
    const values = {
      code: shownCoupon.code,
      amount: amount(currentOffer?.discount ?? '0'),
      before: amount(shownCoupon.discount),
    }
    return t('offers.otherAmount', values)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await drafts.saveSubscription({ coupon: null })
    return [t('offers.refused', { code: shownCoupon.code }), error.vendorMessage].filter(Boolean).join(' ')
  }
}
