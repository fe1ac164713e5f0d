import type { Coupon } from '~/domain/checkout/coupon'
import type { GatewayRedirect } from '~/domain/payments/gateway-redirect'
import { wireMoney } from '~/domain/money/money'
import { weekdayNames } from '~/domain/stores/opening'
import type { NewSubscription } from '~/domain/subscriptions/new-subscription'
import { weekOrder, type Plan } from '~/domain/subscriptions/subscription-plan'
import { Redemption, type CouponOrder } from './coupons.server'
import { payment, zeroOr } from './place-order-payload'
import type { Send } from './send'
import { firstFilled, named, optionalId, part, result } from './wire'
import { GatewayRedirectOfMade } from './wire-gateway-redirect'

const frequencies = { everyday: 'Everyday', interval: 'On Interval', custom: 'Custom' } as const

/**
 * The result of making a subscription: its id, or '' if the vendor does not name it, and how an online payment continues, unchecked.
 */
export type MadeSubscription = { id: string; gatewayRedirect: GatewayRedirect | null }

const Made = named<MadeSubscription>({
  id: [firstFilled(optionalId), 'Item.subscription_id', 'Result.subscription_id'],
  gatewayRedirect: [GatewayRedirectOfMade],
})

/** The input for checking a promo code: a customer's item, its units, and their total. */
export type SubscriptionCouponOrder = Omit<CouponOrder, 'mode'> & { itemId: string; quantity: number }

/** Making subscriptions (flows 14.2 and 14.3). */
export const subscribeCalls = (send: Send) => ({
  /**
   * Makes a subscription. Never sent twice: after a VendorError other than refused, invalid or unauthorized it may have
   * been made.
   */
  create: (subscription: NewSubscription): Promise<MadeSubscription> =>
    send('subscription', payloadOf(subscription), Made, { patience: 3 }),

  /** The terms of an offer for a subscription by its code. A code that does not apply is a refusal in the vendor's words. */
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
export function scheduleFields({ frequency, intervalDays, weekdays: days, start, end, slot }: Plan) {
  return {
    frequency_type: frequencies[frequency],
    interval_days: frequency === 'interval' ? intervalDays : '',
    custom_days:
      frequency === 'custom'
        ? weekOrder
            .filter((day) => days.includes(day))
            .map((day) => weekdayNames[day])
            .join(',')
        : '',
    start_date: start,
    end_date: end,
    delivery_time: slot,
  }
}
