import type { User } from '~/domain/account/user'
import { cartSubtotal, type PricedLine } from '~/domain/cart/cart'
import { cartAmounts } from '~/domain/checkout/amounts'
import { appliedCoupon, isSameWorth, missingToCoupon, type AppliedCoupon, type Coupon } from '~/domain/checkout/coupon'
import { courierOf } from '~/domain/checkout/delivery-fee'
import { revisionOf } from '~/domain/checkout/revision'
import { formatLeast, formatMoney, isPositive } from '~/domain/money/money'
import type { Address } from '~/domain/place/address'
import type { StoreDetail } from '~/domain/stores/store'
import { nextDeliveries, periodOf, startingOnDelivery } from '~/domain/subscriptions/subscription-plan'
import { firstPossibleDay } from '~/domain/subscriptions/subscription-slots'
import { addressHash, taxLabel } from '~/features/checkout/checkout.server'
import { offerHash } from '~/features/checkout/coupon.server'
import { deliveryQuoteFor } from '~/features/checkout/delivery-quote.server'
import { deliveryZone, isTooFarFor } from '~/features/place/reach.server'
import { loadLine } from '~/features/subscriptions/line.server'
import { loadSchedule, planErrors } from '~/features/subscriptions/plan.server'
import { type SubscriptionState } from '~/http/drafts/draft-schemas'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { isRefusal } from '~/vendor-api/errors'

/** A subscription that can be made: the basis of review, payment and call. Amounts are those of one delivery. */
export type Prepared = Exclude<Awaited<ReturnType<typeof loadPrepared>>, { problem: string }>

/** How many coming deliveries are listed. */
const listedDeliveries = 5

/**
 * Loads the subscription being made from the vendor's fresh facts; price and quantity must be those the customer
 * accepted, and the plan must still be possible (rules 17.4). Otherwise `problem` says in the customer's words what is
 * wrong, '' if nothing was chosen yet. Throws the vendor's failures.
 */
export async function loadPrepared(shop: Shop) {
  const state = shop.drafts.subscription
  if (!state?.plan) return { problem: '' }
  const [{ store, line, blocker }, address] = await Promise.all([
    loadLine(shop, state),
    shop.vendor.addresses.primary(),
  ])
  if (blocker || !store) return { problem: shop.t(blocker ?? 'cart.storeGone') }
  if (line.state !== 'same') return { problem: shop.t('review.pricesChanged') }
  const schedule = await loadSchedule(shop, store)
  const [problem] = Object.values(planErrors(shop, schedule, state.plan)).flat()
  if (problem) return { problem }
  if (!address) return { problem: shop.t('review.chooseAddress') }
  if (await isTooFarFor(shop, store.id, address)) return { problem: shop.t('review.outOfReach') }
  const { coupon, lost } = await offerOf(shop, { store, line, address })
  const amounts = await amountsOf(shop, { store, line, address }, coupon)
  const firstDay = firstPossibleDay(schedule, state.plan.slot)
  const plan = startingOnDelivery(state.plan, firstDay)
  return {
    state,
    store,
    line,
    plan,
    schedule,
    address,
    amounts,
    coupon,
    /** The code of an offer that ended while this was loaded, or ''. */
    lostOffer: lost,
    taxLabel: taxLabel(shop, [line], amounts),
    period: periodOf(plan, amounts.total, firstDay),
    deliveries: nextDeliveries(plan, firstDay, listedDeliveries),
    /** A hash of exactly what is shown; a form carries it so that nothing changes silently. */
    revision: [revisionOf([line], amounts), addressHash(address), hashOf(plan), offerHash(coupon)].join(' '),
  }
}

/**
 * The cost of one delivery, by the rows of flows 5. A subscription call has no packaging and convenience charges, and a
 * courier's offer is for one delivery only, so the tables set the fee.
 */
async function amountsOf(shop: Shop, { store, line, address }: Delivery, coupon: AppliedCoupon | null) {
  const zone = await deliveryZone(shop, address, { mode: 'delivery', fresh: true })
  const subtotal = cartSubtotal([line], shop.settings.currency)
  const isByCourier = courierOf({ store, settings: shop.settings }) !== null
  const quote = isByCourier ? null : await deliveryQuoteFor(shop, { store, address, zone, subtotal })
  return cartAmounts({
    lines: [line],
    store,
    settings: shop.settings,
    mode: 'delivery',
    destination: address,
    zone,
    deliveryQuote: quote?.deliveryQuote,
    coupon,
    withProposedCharges: false,
  })
}

/** The key of a subscription being made, equal in every tab: its id, content and days, and what was shown to whom. */
export function subscriptionKey({ state, revision }: Pick<Prepared, 'state' | 'revision'>, user: User): string {
  return [state.id, stateHash(state), hashOf([user.id, state.storeId, revision])].join('.')
}

/** A short hash of the line and the plan. */
export const stateHash = ({ storeId, itemId, choiceIds, quantity, plan }: SubscriptionState) =>
  hashOf([storeId, itemId, choiceIds, quantity, plan])

/** One delivery, to which an offer is applied. */
type Delivery = { store: StoreDetail; line: PricedLine; address: Address }

/** What an offer depends on; any change of it by the customer ends the offer (rules 9.5). */
const deliveryHash = ({ store, line, address }: Delivery) =>
  hashOf([store.id, line.itemId, [...line.choiceIds].sort(), line.quantity, address.id])

/** The offer for each delivery, by the terms stored with it, and the code of one that ended while this was loaded. */
async function offerOf(shop: Shop, of: Delivery): Promise<{ coupon: AppliedCoupon | null; lost: string }> {
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
 * Asks the vendor again for the offer of a subscription that is about to be made. Returns the message if it is refused
 * or gives another amount than shown, else null. Throws the vendor's other failures.
 */
export async function offerProblem(shop: Shop, user: User, of: Prepared): Promise<string | null> {
  const { coupon: shownCoupon } = of
  if (!shownCoupon) return null
  const { t, settings, drafts } = shop
  try {
    const terms = await termsOf(shop, user, shownCoupon.code, of)
    const currentOffer = discountOf(shop, terms, of.line)
    if (currentOffer?.id === shownCoupon.id && isSameWorth(currentOffer, shownCoupon)) return null
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
