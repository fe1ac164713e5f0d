import { storeById } from '../../catalogue/catalogue'
import type { Store } from '../../catalogue/types'
import { success } from '../../core/answer'
import { memberCall, type Call } from '../../core/call'
import { amount, id, langField, looseNumber } from '../../core/fields'
import type { Point } from '../../core/geo'
import { orRefused, Refusal } from '../../core/refusal'
import { centsOf } from '../../db/ledger'
import type { Queries } from '../../db/open'
import { subscriptions, type AddressRow, type PaymentRow, type SubscriptionRow } from '../../db/schema'
import { orderRedirect, returnUrlOf } from '../../gateways/redirect'
import { addressText } from '../../rules/addresses'
import type { CheckedLine } from '../../rules/order-lines'
import { isAnother } from '../accounts/accounts'
import { addressInReach } from '../addresses/addresses'
import { claimedCoupon } from '../coupons/claim'
import { couponView } from '../coupons/coupon-view'
import { redeemableCoupon, useCoupon } from '../coupons/coupons'
import { openPayment } from '../payments/payments'
import { planPayment, type PaymentPlan } from '../payments/plan'
import {
  checkFirstDelivery,
  checkSubscriptionAmounts,
  lineOf,
  scheduleOf,
  subscriptionFields,
  type Schedule,
  type SubscriptionContext,
} from './checks'
import { acceptSubscription } from './subscriptions'

function columnsOf(
  { brand, body, demo, user }: SubscriptionContext,
  store: Store,
  to: AddressRow & Point,
  schedule: Schedule,
  line: CheckedLine,
  plan: PaymentPlan,
) {
  return {
    ...schedule,
    userId: user.id,
    vendorId: brand.id,
    storeId: store.id,
    itemId: line.item.id,
    optionIds: line.optionIds.join(','),
    addressId: to.id,
    address: addressText(to),
    latitude: to.latitude,
    longitude: to.longitude,
    quantity: line.quantity,
    subTotal: line.amount,
    serviceFee: body.service_fee,
    deliveryFee: body.delivery_fee,
    discount: body.discount_price,
    total: body.total_amount,
    walletAmount: plan.fromWallet,
    paymentMethod: body.payment_method,
    paymentType: body.payment_type,
    paymentState: plan.state,
    notes: body.notes,
    status: 'Active' as const,
    createdAt: demo.clock.now(),
  }
}

/** An online payment covers the first delivery; later ones are charged the same way without asking again. */
function payFirst(context: SubscriptionContext, tx: Queries, row: SubscriptionRow, gateway: string) {
  return openPayment(tx, {
    userId: row.userId,
    vendorId: row.vendorId,
    gateway,
    purpose: 'subscription',
    subjectId: row.id,
    cents: centsOf(row.total) - centsOf(row.walletAmount),
    returnUrl: returnUrlOf(context, context.body.return_url, 'payment'),
    createdAt: row.createdAt,
  })
}

/** Makes a subscription; gives its id, and the payment it waits for, if any. */
function create(context: SubscriptionContext): { subscriptionId: number; payment: PaymentRow | null } {
  const { demo, brand, body, user } = context
  if (isAnother(user, body.user_id)) throw new Refusal('otherAccount')
  if (brand.subscriptionsOff || brand.unavailableReason !== undefined) throw new Refusal('subscriptionsOff')
  const store = storeById(brand, body.restaurant_id)
  if (!store) throw new Refusal('storeUnknown')
  const to = addressInReach(context, body.address_id, store)
  const schedule = scheduleOf(context)
  checkFirstDelivery(context, store, schedule)
  const line = lineOf(context, store)
  const use = { storeId: store.id, mode: 'Delivery', purpose: 'subscription' } as const
  const coupon = claimedCoupon(context, { ...body, sub_total: line.amount, cashback: 0 }, [line], use)
  checkSubscriptionAmounts(context, store, line, to)
  const allFromWallet = body.payment_method.trim().toLowerCase() === 'wallet'
  const wish = { ...body, wallet_amount: allFromWallet ? body.total_amount : body.wallet_amount }
  return demo.db.transaction((tx) => {
    const plan = planPayment(tx, brand, store, user, wish)
    const row = tx
      .insert(subscriptions)
      .values(columnsOf(context, store, to, schedule, line, plan))
      .returning()
      .get()
    if (coupon) useCoupon(tx, coupon, user.id, { subscriptionId: row.id })
    if (plan.gateway !== null) return { subscriptionId: row.id, payment: payFirst(context, tx, row, plan.gateway) }
    acceptSubscription(tx, demo, row, row.createdAt)
    return { subscriptionId: row.id, payment: null }
  })
}

const subscription = memberCall('subscription', subscriptionFields, (context) =>
  orRefused(context, () => {
    const { subscriptionId, payment } = create(context)
    const Item = { subscription_id: subscriptionId }
    if (!payment) return success(context.say('subscriptionCreated'), { Result: [], Item })
    const redirect = orderRedirect(context, payment, { web: context.body.isweb !== 0 })
    return success(context.say('success'), { Result: Item, Item, ...redirect })
  }),
)

const promocodeFields = {
  ...langField,
  vendor_id: id,
  user_id: id,
  restaurant_id: id,
  item_id: id,
  quantity: looseNumber,
  original_price: amount,
  coupon_code: id,
}

const checkPromocode = memberCall('check_subscription_item_promocode', promocodeFields, (context) =>
  orRefused(context, () => {
    const { brand, body, demo, say, user } = context
    if (body.coupon_code.trim() === '') throw new Refusal('couponMissing')
    const store = storeById(brand, body.restaurant_id)
    if (!store) throw new Refusal('storeUnknown')
    if (!store.itemsById.get(body.item_id.trim())?.subscription) throw new Refusal('notForSubscription')
    const wish = { brand, user, storeId: store.id, mode: 'Delivery', purpose: 'subscription' } as const
    const coupon = redeemableCoupon(demo.db, body.coupon_code, { ...wish, now: demo.clock.now() })
    return success(say('success'), { Result: couponView(coupon, demo.flavour) })
  }),
)

/** Making subscriptions. */
export const subscribeCalls: Call[] = [subscription, checkPromocode]
