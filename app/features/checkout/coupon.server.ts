import type { User } from '~/domain/account/user'
import { cartSubtotal, lineKey, safeId, type PricedLine } from '~/domain/cart/cart'
import { appliedCoupon, isSameWorth, type AppliedCoupon, type GivenCoupon } from '~/domain/checkout/coupon'
import { add, formatMoney, isPositive, wireMoney } from '~/domain/money/money'
import type { Address } from '~/domain/place/address'
import type { Mode } from '~/domain/place/place'
import { partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { isRefusal } from '~/vendor-api/errors'
import type { CouponOrder } from '~/vendor-api/offers.server'

/** The order that an offer is applied to; any change of it by the customer ends the offer (rules 9.5). */
type OrderToCome = { store: { id: string }; lines: PricedLine[]; mode: Mode; address: Address | null }

/**
 * The offer of an order, by the terms stored when it was applied. One that was applied to another order ends, and can
 * be applied again. `opens`: without an offer the vendor's automatic one is tried, silently, unless the customer typed
 * or removed a code (rules 9.6). Guests have none. `isOfferLost`: one ended while this was loaded.
 */
export async function offerOf(shop: Shop, order: OrderToCome, { opens }: { opens: boolean }) {
  const { user, drafts } = shop
  if (!user) return { coupon: null, isOfferLost: false }
  const { coupon: savedCoupon, refusesOffers } = drafts.checkout
  const isSameOrder = savedCoupon?.hash === orderHash(order)
  const applied = isSameOrder ? appliedCoupon(savedCoupon, order.lines, shop.settings.currency) : null
  if (applied) return { coupon: applied, isOfferLost: false }
  await dropCoupon(shop)
  const automatic = opens && !refusesOffers ? await automaticOffer(shop, user, order) : null
  return { coupon: automatic, isOfferLost: savedCoupon !== null && automatic?.id !== savedCoupon.id }
}

async function automaticOffer(shop: Shop, user: User, order: OrderToCome): Promise<AppliedCoupon | null> {
  const couponOrder = couponOrderOf(shop, user, order)
  if (!isPositive(couponOrder.subtotal)) return null
  const { data } = await partOf(shop.vendor.coupons.automatic(couponOrder))
  return data && saveCoupon(shop, order, { ...data, isAutomatic: true })
}

/** The input for requesting an offer: the vendor decides by the items total, the store and the mode. */
export function couponOrderOf({ settings }: Shop, user: User, { store, lines, mode }: OrderToCome): CouponOrder {
  return { userId: user.id, storeId: store.id, subtotal: cartSubtotal(lines, settings.currency), mode }
}

/** Applies an offer to an order; returns null, and stores nothing, if it is below its minimum or gives nothing. */
export async function saveCoupon({ drafts, reply, settings }: Shop, order: OrderToCome, coupon: GivenCoupon) {
  const applied = appliedCoupon(coupon, order.lines, settings.currency)
  if (!applied) return null
  const wanted = drafts.checkout.wantedCoupon
  const wantedCoupon = coupon.isAutomatic && wanted?.code !== coupon.code ? wanted : null
  const change = { coupon: { ...coupon, hash: orderHash(order) }, wantedCoupon }
  await drafts.saveComputedCheckout(change, { isShownOnly: reply.isFromOtherSite })
  return applied
}

/** Ends the applied offer, if there is one, and stores it for applying again. */
export async function dropCoupon({ drafts, reply }: Shop) {
  const { coupon, wantedCoupon: waiting } = drafts.checkout
  if (!coupon) return
  const { code, minimum, isAutomatic } = coupon
  const ended = code ? { code, minimum, why: 'changed' as const } : null
  // A code that the customer typed goes on waiting. The vendor's automatic offer is tried again anyway.
  const wantedCoupon = (isAutomatic && waiting) || ended
  await drafts.saveComputedCheckout({ coupon: null, wantedCoupon }, { isShownOnly: reply.isFromOtherSite })
}

/**
 * Asks the vendor again for the offer of an order that is about to be sent. Returns the message if it is refused or
 * gives another amount than shown, else null. Throws the vendor's other failures.
 */
export async function couponProblem(shop: Shop, user: User, order: OrderToCome & { coupon: AppliedCoupon | null }) {
  const { drafts, settings, t } = shop
  const { coupon: shownCoupon } = order
  if (!shownCoupon) return null
  const name = shownCoupon.code || t('offers.offer')
  const freshTerms = await currentTerms(shop, shownCoupon, couponOrderOf(shop, user, order))
  if ('refusal' in freshTerms) {
    await drafts.saveCheckout({ coupon: null })
    return [t('offers.refused', { code: name }), freshTerms.refusal].filter(Boolean).join(' ')
  }
  const { code, isAutomatic } = shownCoupon
  const freshCoupon = appliedCoupon({ ...freshTerms, isAutomatic }, order.lines, settings.currency)
  if (freshCoupon && freshCoupon.id === shownCoupon.id && isSameWorth(freshCoupon, shownCoupon)) return null
  const applied = await saveCoupon(shop, order, { ...freshTerms, code, isAutomatic })
  if (!applied) await dropCoupon(shop)
  const amount = (worth: AppliedCoupon | null) =>
    formatMoney(add(worth?.discount ?? '0', worth?.cashback ?? '0'), settings.currency)
  return t('offers.otherAmount', { code: name, amount: amount(applied), before: amount(shownCoupon) })
}

/** The current terms, or the vendor's message why there are none. */
async function currentTerms({ vendor }: Shop, { code }: AppliedCoupon, couponOrder: CouponOrder) {
  try {
    const terms = code ? vendor.coupons.redeem(code, couponOrder) : vendor.coupons.automatic(couponOrder)
    return (await terms) ?? { refusal: '' }
  } catch (error) {
    if (isRefusal(error)) return { refusal: error.vendorMessage }
    throw error
  }
}

/** The part of a revision for the offer and what it gives. */
export function offerHash(coupon: AppliedCoupon | null): string {
  const worthText = coupon && [safeId(coupon.id), wireMoney(coupon.discount), wireMoney(coupon.cashback)].join(':')
  return `offer=${worthText ?? ''}`
}

/** A hash of what the customer decides about an order: store, lines, quantities, mode and address, without prices. */
function orderHash({ store, lines, mode, address }: OrderToCome): string {
  const available = lines.filter(({ state }) => state !== 'unavailable')
  const units = available.map((line) => `${lineKey(line)}*${line.quantity}`).sort()
  return hashOf([store.id, units, mode, address?.id ?? ''])
}
