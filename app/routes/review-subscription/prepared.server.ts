import { cartAmounts, type Amounts } from '~/domain/checkout/amounts'
import { cartSubtotal } from '~/domain/cart/cart'
import type { AppliedCoupon } from '~/domain/checkout/coupon'
import { courierOf } from '~/domain/checkout/delivery-fee'
import { revisionOf } from '~/domain/checkout/revision'
import { nextDeliveries, periodOf, startingOnDelivery } from '~/domain/subscriptions/subscription-plan'
import type { User } from '~/domain/account/user'
import { taxLabel } from '~/features/checkout/checkout.server'
import { offerHash } from '~/features/checkout/coupon.server'
import { hashOf } from '~/http/store/keys.server'
import { deliveryQuoteFor } from '~/features/checkout/delivery-quote.server'
import { isTooFarFor, deliveryZone } from '~/features/place/reach.server'
import type { SubscriptionState } from '~/http/drafts/subscription-draft'
import type { Shop } from '~/http/shop/shop.server'
import { loadLine } from '~/features/subscriptions/line.server'
import { offerOf, type Delivery } from './offer.server'
import { firstDayOf, loadSchedule, planErrors } from '~/features/subscriptions/plan.server'

/** A subscription that can be made. Its review, its payment and the vendor's call all use it. Amounts are those of one delivery. */
export type Prepared = Exclude<Awaited<ReturnType<typeof loadPrepared>>, { problem: string }>

/** How many coming deliveries are listed. */
const listedDeliveries = 5

/**
 * Loads the subscription being made from the vendor's fresh facts; price and quantity must be those the customer accepted, and
 * the plan must still be possible (rules 17.4). Otherwise `problem` says in the customer's words what is wrong, '' if nothing was
 * chosen yet. Throws the vendor's failures.
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
  const amounts = await amountsOf(shop, { store, line, address, coupon })
  const firstDay = firstDayOf(schedule, state.plan.slot)
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
    revision: [revisionOf([line], amounts), address.id, hashOf(plan), offerHash(coupon)].join(' '),
  }
}

/**
 * The cost of one delivery, by the rows of flows 5. A subscription call has no packaging and convenience charges, and a courier's
 * offer is for one delivery only, so the tables set the fee.
 */
async function amountsOf(
  shop: Shop,
  { store, line, address, coupon }: Delivery & { coupon: AppliedCoupon | null },
): Promise<Amounts> {
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

/**
 * The key of a subscription being made: its id, its content and days, and what was shown to whom. It is the same in every tab, and
 * changes with any of these.
 */
export function subscriptionKey({ state, revision }: Pick<Prepared, 'state' | 'revision'>, user: User): string {
  return [state.id, stateHash(state), hashOf([user.id, state.storeId, revision])].join('.')
}

/** A short hash of the line and the plan. */
export const stateHash = ({ storeId, itemId, choiceIds, quantity, plan }: SubscriptionState) =>
  hashOf([storeId, itemId, choiceIds, quantity, plan])
