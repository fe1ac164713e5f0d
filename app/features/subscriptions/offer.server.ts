import { appliedCoupon, missingToCoupon, type AppliedCoupon, type Coupon } from '~/domain/checkout/coupon'
import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { formatLeast, formatMoney, isPositive } from '~/domain/money/money'
import type { User } from '~/domain/account/user'
import { print } from '~/features/checkout/idempotency-key.server'
import type { Shop } from '~/http/shop/shop.server'
import { isRefusal } from '~/vendor-api/errors'
import type { SubscriptionWish } from '~/vendor-api/subscribe.server'

/** What an offer is applied to; any change of it by the customer ends the offer (rules 9.5). */
type Of = { storeId: string; line: PricedLine; addressId: string }

const printOf = ({ storeId, line, addressId }: Of) =>
  print([storeId, line.itemId, [...line.choiceIds].sort(), line.quantity, addressId])

/** The offer for each delivery, by the terms stored when it was applied, and the code of one that ended while this was loaded. */
export async function offerOf(shop: Shop, of: Of): Promise<{ coupon: AppliedCoupon | null; lost: string }> {
  const kept = shop.drafts.subscription?.coupon
  if (!kept) return { coupon: null, lost: '' }
  const coupon = kept.print === printOf(of) ? discountOf(shop, kept, of.line) : null
  if (!coupon) await shop.drafts.noteSubscription({ coupon: null }, { isShownOnly: shop.reply.isFromOtherSite })
  return { coupon, lost: coupon ? '' : kept.code }
}

/** An applied offer; only its discount can be sent to the vendor with a subscription. */
function discountOf({ settings }: Shop, terms: Coupon, line: PricedLine): AppliedCoupon | null {
  const applied = appliedCoupon({ ...terms, isAutomatic: false }, [line], settings.currency)
  return applied && isPositive(applied.discount) ? applied : null
}

/** Applies an offer that the vendor knows; returns the obstacle in words, or null. */
export async function saveOffer(shop: Shop, of: Of, terms: Coupon): Promise<string | null> {
  if (discountOf(shop, terms, of.line)) {
    await shop.drafts.saveSubscription({ coupon: { ...terms, isAutomatic: false, print: printOf(of) } })
    return null
  }
  const isBelow = isPositive(missingToCoupon(terms, cartSubtotal([of.line], shop.settings.currency)))
  return isBelow
    ? shop.t('offers.minimum', { amount: formatLeast(terms.minimum, shop.settings.currency) })
    : shop.t('offers.nothing')
}

/** The input for checking a code. */
export function wishOf({ settings }: Shop, user: User, { storeId, line }: Of): SubscriptionWish {
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
  of: Of,
  shown: AppliedCoupon | null,
): Promise<string | null> {
  if (!shown) return null
  const { t, settings, drafts } = shop
  try {
    const terms = await shop.vendor.subscribe.checkCode(shown.code, wishOf(shop, user, of))
    const now = discountOf(shop, terms, of.line)
    if (now?.id === shown.id && now.discount === shown.discount) return null
    await drafts.saveSubscription({ coupon: null })
    if (now) await saveOffer(shop, of, terms)
    const amount = (worth: string) => formatMoney(worth, settings.currency)
    const values = { code: shown.code, amount: amount(now?.discount ?? '0'), before: amount(shown.discount) }
    return t('offers.otherAmount', values)
  } catch (error) {
    if (!isRefusal(error)) throw error
    await drafts.saveSubscription({ coupon: null })
    return [t('offers.refused', { code: shown.code }), error.vendorMessage].filter(Boolean).join(' ')
  }
}
