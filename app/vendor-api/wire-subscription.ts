import { z } from 'zod'
import { add, atLeastZero, subtract, type Money } from '~/domain/money/money'
import type { Weekday } from '~/domain/stores/opening'
import type {
  Delivery,
  Subscription,
  SubscriptionDetail,
  SubscriptionStatus,
} from '~/domain/subscriptions/subscription'
import { isDate, isInterval, weekOrder, type Frequency, type Plan } from '~/domain/subscriptions/subscription-plan'
import { id, image, list, listOfNames, money, moneyOrNull, number, optionalId, text } from './wire'
import { orderStatus } from './wire-order'

const statuses = new Map<string, SubscriptionStatus>([
  ['active', 'active'],
  ['resumed', 'active'],
  ['paused', 'paused'],
  ['cancelled', 'cancelled'],
  ['completed', 'completed'],
  ['paymentpending', 'payment-pending'],
  ['paymentfailure', 'payment-failed'],
])

/** Status by its name on the wire; one that was restarted is active again. */
const status = text.transform(
  (name): SubscriptionStatus => statuses.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? 'unknown',
)

const frequencies = new Map<string, Frequency>([
  ['everyday', 'everyday'],
  ['oninterval', 'interval'],
  ['custom', 'custom'],
])

const frequency = text.transform((name) => frequencies.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? null)

/** The date at the start of a text, or ''. */
const date = text.transform((dateText) => (isDate(dateText.slice(0, 10)) ? dateText.slice(0, 10) : ''))

const english = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** English weekdays, in a list or joined by commas, whole or cut to three letters; any other word is left out. */
const weekdays = listOfNames.transform((names): Weekday[] => {
  const words = names.flatMap((name) => name.toLowerCase().split(/[\s,]+/)).filter((word) => word.length >= 3)
  return weekOrder.filter((day) => words.some((word) => english[day]?.startsWith(word)))
})

/** Amounts per delivery. */
const amounts = { amount: moneyOrNull, total_amount: moneyOrNull }

const Row = z.object({
  subscription_id: id,
  restaurant_id: optionalId,
  restaurant_name: text,
  item_id: optionalId,
  item_name: text,
  image,
  icon_image: image,
  quantity: number(1),
  ...amounts,
  frequency_type: frequency,
  interval_days: number(),
  custom_days: weekdays,
  start_date: date,
  end_date: date,
  delivery_time: text,
  next_delivery_date: date,
  status,
})

type WireRow = z.output<typeof Row>

/** The plan of a subscription, or null if a part of it is missing. */
function planOf(wire: WireRow): Plan | null {
  const { frequency_type: frequency, interval_days: intervalDays, custom_days: days, start_date: start } = wire
  const isWhole = frequency === 'interval' ? isInterval(intervalDays) : frequency === 'everyday' || days.length > 0
  if (!frequency || !isWhole || start === '') return null
  return { frequency, intervalDays, weekdays: days, start, end: wire.end_date, slot: '' }
}

const toSubscription = (wire: WireRow): Subscription => ({
  id: wire.subscription_id,
  storeId: wire.restaurant_id,
  storeName: wire.restaurant_name,
  itemId: wire.item_id,
  itemName: wire.item_name,
  image: wire.image || wire.icon_image,
  quantity: Math.max(1, Math.floor(wire.quantity)),
  amount: totalOf(wire) ?? '0',
  plan: planOf(wire),
  start: wire.start_date,
  end: wire.end_date,
  slotText: wire.delivery_time,
  nextDelivery: wire.next_delivery_date,
  status: wire.status,
})

/** Lists name the sum of a delivery differently than details do. */
const totalOf = ({ amount, total_amount: total }: Pick<WireRow, 'amount' | 'total_amount'>) => total ?? amount

/** A subscription of a list. */
export const SubscriptionRow = Row.transform(toSubscription)

const DeliveryRow = z
  .object({ date: date.refine(Boolean), quantity: number(), order_id: optionalId, order_status: orderStatus })
  .transform((wire): Delivery => ({
    date: wire.date,
    quantity: wire.quantity,
    orderId: wire.order_id,
    status: wire.order_status,
  }))

type Parts = Record<'sub_total' | 'service_fee' | 'delivery_fee' | 'discount_price', Money>

/** The sum of a delivery; if missing, the sum of its parts. */
const totalInFull = (wire: Parts & Pick<WireRow, 'amount' | 'total_amount'>): Money =>
  totalOf(wire) ?? atLeastZero(subtract(add(wire.sub_total, wire.service_fee, wire.delivery_fee), wire.discount_price))

/** A subscription in full. */
export const SubscriptionInFull = Row.extend({
  selected_type: listOfNames,
  delivery_address: text,
  sub_total: money,
  service_fee: money,
  delivery_fee: money,
  discount_price: money,
  payment_method: text,
  payment_type: text,
  pause_from: date,
  pause_to: date,
  deliveries: list(DeliveryRow),
}).transform((wire): SubscriptionDetail => ({
  ...toSubscription(wire),
  amount: totalInFull(wire),
  choices: wire.selected_type,
  address: wire.delivery_address,
  subtotal: wire.sub_total,
  tax: wire.service_fee,
  deliveryFee: wire.delivery_fee,
  discount: wire.discount_price,
  total: totalInFull(wire),
  paymentMethod: wire.payment_method,
  paymentType: wire.payment_type,
  pauseFrom: wire.pause_from,
  pauseTo: wire.pause_to,
  deliveries: wire.deliveries,
}))
