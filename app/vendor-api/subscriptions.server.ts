import { z } from 'zod'
import type { Coupon } from '~/domain/checkout/coupon'
import { wireMoney } from '~/domain/money/money'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { weekdayNames } from '~/domain/stores/opening'
import type { NewSubscription, Subscription, SubscriptionDetail } from '~/domain/subscriptions/subscription'
import { weekOrder, type Plan } from '~/domain/subscriptions/subscription-plan'
import { Redemption, type CouponOrder } from './offers.server'
import { payment, zeroOr } from './place-order-payload'
import { read, type Send } from './send'
import { firstFilled, named, oneOfList, optionalId, page, part, result, text, webAddress } from './wire'
import { GatewayRedirectOfMade } from './wire-gateway-redirect'
import { SubscriptionInFull, SubscriptionRow } from './wire-subscription'

const pageSize = 20

const Subscriptions = result(page(SubscriptionRow))
const SubscriptionOrNull = result(oneOfList(SubscriptionInFull))

/** The address of an invoice, or '' if the vendor named no web address; and its number. */
const InvoiceOrNull = result(oneOfList(named({ url: [webAddress, 'invoice_url'], number: [text, 'invoice_number'] })))

const setPause = (send: Send, payload: Record<string, string>) =>
  send('subscription_pause_restart', payload, z.unknown())

/** Managing subscriptions (flows 14). Changes throw a refusal with the vendor's words. */
export const subscriptionCalls = (send: Send) => ({
  /** A page of the customer's subscriptions after the first `skip`, and whether more may follow. */
  async list(userId: string, skip = 0): Promise<{ rows: Subscription[]; hasMore: boolean; pageSize: number }> {
    const payload = { user_id: userId, status: '', skip, total_record: pageSize }
    const { rows, sent } = await send('subscription_list', payload, Subscriptions, read)
    return { rows, hasMore: sent >= pageSize, pageSize }
  },

  /** The details of a subscription; null if the customer has no such subscription. */
  details: (userId: string, id: string): Promise<SubscriptionDetail | null> =>
    send('subscription_details', { user_id: userId, subscription_id: id }, SubscriptionOrNull, read),

  /** Pauses deliveries between two dates; without an end until it is restarted, without a beginning from now on. */
  pause: (userId: string, id: string, { from, to }: { from: string; to: string }): Promise<unknown> =>
    setPause(send, { user_id: userId, subscription_id: id, status: 'pause', pause_from: from, pause_to: to }),

  /** Ends a pause, or cancels a planned one. */
  restart: (userId: string, id: string): Promise<unknown> =>
    setPause(send, { user_id: userId, subscription_id: id, status: 'restart', pause_from: '', pause_to: '' }),

  /** Ends it for good. */
  cancel: (userId: string, id: string, reason: string): Promise<unknown> =>
    send('subscription_cancel', { user_id: userId, subscription_id: id, reason }, z.unknown()),

  /** Sets the units of the delivery on a date, or of all future deliveries. */
  setQuantity: (userId: string, id: string, { quantity, date }: { quantity: number; date: string }): Promise<unknown> =>
    send('update_subscription_quantity', { user_id: userId, subscription_id: id, quantity, date }, z.unknown()),

  /** The invoice of the deliveries between two dates; '' for no limit. Null if the answer names none. */
  invoice: (userId: string, id: string, { from, to }: { from: string; to: string }) =>
    send(
      'generate_subscription_invoice',
      { user_id: userId, subscription_id: id, from_date: from, to_date: to },
      InvoiceOrNull,
      { patience: 3 },
    ),
})

const frequencies = { everyday: 'Everyday', interval: 'On Interval', custom: 'Custom' } as const

/** What making a subscription returns: its id or '', and how an online payment continues, unchecked. */
export type MadeSubscription = { id: string; gatewayRedirect: GatewayRedirect | null }

const Made = named<MadeSubscription>({
  id: [firstFilled(optionalId), 'Item.subscription_id', 'Result.subscription_id'],
  gatewayRedirect: [GatewayRedirectOfMade],
})

/** The input for checking a promo code: a customer's item, its units, and their total. */
type SubscriptionCouponOrder = Omit<CouponOrder, 'mode'> & { itemId: string; quantity: number }

/** Making subscriptions (flows 14.2 and 14.3). */
export const subscribeCalls = (send: Send) => ({
  /** Makes a subscription. After a VendorError other than refused, invalid or unauthorized it may exist. */
  create: (subscription: NewSubscription): Promise<MadeSubscription> =>
    send('subscription', payloadOf(subscription), Made, { patience: 3 }),

  /** The terms of an offer for a subscription. A code that does not apply is a refusal in the vendor's words. */
  async checkCode(code: string, order: SubscriptionCouponOrder): Promise<Coupon> {
    const payload = {
      user_id: order.userId,
      restaurant_id: order.storeId,
      item_id: order.itemId,
      quantity: order.quantity,
      original_price: wireMoney(order.subtotal),
      coupon_code: code,
    }
    const coupon = await send('check_subscription_item_promocode', payload, result(part(Redemption)), { retry: true })
    return { ...coupon, code: coupon.code || code }
  },
})

function payloadOf(subscription: NewSubscription) {
  const { line, amounts, coupon } = subscription
  return {
    user_id: subscription.userId,
    restaurant_id: subscription.storeId,
    address_id: subscription.addressId,
    item_id: line.itemId,
    quantity: line.quantity,
    multiple_selection: line.choiceIds.join(','),
    amount: wireMoney(line.lineTotal),
    ...scheduleFields(subscription.plan),
    sub_total: wireMoney(amounts.subtotal),
    restaurant_service_fee: amounts.taxPercent,
    service_fee: wireMoney(amounts.tax),
    delivery_fee: wireMoney(amounts.deliveryFee),
    discount_price: zeroOr(amounts.discount),
    coupon_id: coupon?.id ?? '',
    coupon_redeem: coupon?.id ? coupon.code : '',
    total_amount: wireMoney(amounts.total),
    ...payment(subscription),
    notes: '',
    device_type: 'Web',
    isweb: 1,
  }
}

/** The schedule in the vendor's words; fields of other frequencies are empty. */
export function scheduleFields({ frequency, intervalDays, weekdays, start, end, slot }: Plan) {
  const dayNames = weekOrder.filter((day) => weekdays.includes(day)).map((day) => weekdayNames[day])
  return {
    frequency_type: frequencies[frequency],
    interval_days: frequency === 'interval' ? intervalDays : '',
    custom_days: frequency === 'custom' ? dayNames.join(',') : '',
    start_date: start,
    end_date: end,
    delivery_time: slot,
  }
}
