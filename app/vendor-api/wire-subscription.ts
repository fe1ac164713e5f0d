import type { z } from 'zod'
import { add, atLeastZero, subtract } from '~/domain/money/money'
import { weekdayNames, type Weekday } from '~/domain/stores/opening'
import type {
  Delivery,
  Subscription,
  SubscriptionDetail,
  SubscriptionStatus,
} from '~/domain/subscriptions/subscription'
import { isInterval, weekOrder, type Frequency, type Plan } from '~/domain/subscriptions/subscription-plan'
import {
  date,
  firstFilled,
  id,
  image,
  list,
  listOfNames,
  money,
  moneyOrNull,
  named,
  number,
  numberOrNull,
  optionalId,
  text,
  word,
  type Fields,
} from './wire'
import { isStatusMissing, orderStatus } from './wire-order'

/** Status by its name on the wire; one that was restarted is active again. */
const status = word<SubscriptionStatus, 'unknown'>(
  {
    active: 'active',
    resumed: 'active',
    paused: 'paused',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    completed: 'completed',
    paymentpending: 'payment-pending',
    paymentfailure: 'payment-failed',
    paymentfailed: 'payment-failed',
  },
  'unknown',
)

const frequency = word<Frequency, null>({ everyday: 'everyday', oninterval: 'interval', custom: 'custom' }, null)

/** English weekdays, in a list or joined by commas, whole or cut to three letters; any other word is left out. */
const weekdays = listOfNames.transform((names): Weekday[] => {
  const words = names.flatMap((name) => name.toLowerCase().split(/[\s,]+/)).filter((word) => word.length >= 3)
  return weekOrder.filter((day) => words.some((word) => weekdayNames[day].toLowerCase().startsWith(word)))
})

/** The plan of a subscription, or null if a part of it is missing. */
const PlanOrNull = named({
  frequency: [frequency, 'frequency_type'],
  intervalDays: [number(), 'interval_days'],
  weekdays: [weekdays, 'custom_days'],
  start: [date, 'start_date'],
  end: [date, 'end_date'],
}).transform(({ frequency, ...plan }): Plan | null => {
  const isWhole =
    frequency === 'interval' ? isInterval(plan.intervalDays) : frequency === 'everyday' || plan.weekdays.length > 0
  return frequency && isWhole && plan.start !== '' ? { frequency, ...plan, slot: '' } : null
})

/** The sum of a delivery, which lists name differently than details do; null if missing. */
const sum: [z.ZodType<string | null>, ...string[]] = [firstFilled(moneyOrNull), 'total_amount', 'amount']

const rowFields: Fields<Omit<Subscription, 'total'>> = {
  id: [id, 'subscription_id'],
  storeId: [optionalId, 'restaurant_id'],
  storeName: [text, 'restaurant_name'],
  itemId: [optionalId, 'item_id'],
  itemName: [text, 'item_name'],
  image: [firstFilled(image), 'image', 'icon_image'],
  quantity: [number(1).transform((quantity) => Math.max(1, Math.floor(quantity))), 'quantity'],
  plan: [PlanOrNull],
  start: [date, 'start_date'],
  end: [date, 'end_date'],
  slotText: [text, 'delivery_time'],
  nextDelivery: [date, 'next_delivery_date'],
  status: [status, 'status'],
}

export const SubscriptionRow = named({ ...rowFields, sum }).transform(({ sum, ...row }): Subscription => ({
  ...row,
  total: sum ?? '',
}))

/** One that does not say its units, null here, has those of the subscription. */
const DeliveryRow = named<Omit<Delivery, 'quantity'> & { quantity: number | null }>({
  date: [date.refine(Boolean), 'date'],
  quantity: [numberOrNull, 'quantity'],
  orderId: [optionalId, 'order_id'],
  status: [orderStatus, 'order_status'],
})

export const SubscriptionInFull = named({
  ...rowFields,
  sum,
  choices: [listOfNames, 'selected_type'],
  address: [text, 'delivery_address'],
  subtotal: [money, 'sub_total'],
  tax: [money, 'service_fee'],
  deliveryFee: [money, 'delivery_fee'],
  isFeeKnown: [moneyOrNull.transform((fee) => fee !== null), 'delivery_fee'],
  discount: [money, 'discount_price'],
  isStatusMissing: [isStatusMissing, 'status'],
  paymentMethod: [text, 'payment_method'],
  paymentType: [text, 'payment_type'],
  pauseFrom: [date, 'pause_from'],
  pauseTo: [date, 'pause_to'],
  deliveries: [list(DeliveryRow), 'deliveries'],
}).transform(({ sum, ...wire }): SubscriptionDetail => ({
  ...wire,
  deliveries: wire.deliveries.map((row) => ({ ...row, quantity: row.quantity ?? wire.quantity })),
  total: sum ?? atLeastZero(subtract(add(wire.subtotal, wire.tax, wire.deliveryFee), wire.discount)),
}))
