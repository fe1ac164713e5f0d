import type { Catalogue } from '../../catalogue/catalogue'
import type { Voice } from '../../core/call'
import { wallTime } from '../../core/clock'
import { listOf } from '../../core/fields'
import { money, moneyIfAny } from '../../core/money'
import type { OrderRow, SubscriptionDayRow, SubscriptionRow } from '../../db/schema'
import { stageOf } from '../../rules/stages'
import { deliveryDays, firstOpenDay, statusOn } from './days'

/** How many coming deliveries are shown. */
const DAYS_AHEAD = 10
/** Length of the stores' slots, in minutes. */
const SLOT_MINUTES = 30
const MINUTES_OF_DAY = 24 * 60

/** The slot that begins at an "HH:mm:ss", as "06:00 - 06:30". */
function slotText(start: string): string {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const end = (hours * 60 + minutes + SLOT_MINUTES) % MINUTES_OF_DAY
  const text = [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${start.slice(0, 5)} - ${text}`
}

const comingDays = ({ brand }: Voice, subscription: SubscriptionRow, now: number, atMost: number) =>
  deliveryDays(subscription, firstOpenDay(subscription.deliveryTime, brand.timeZone, now), atMost)

/** A subscription as a row of the list. */
export function subscriptionView(
  voice: Voice,
  catalogue: Catalogue,
  subscription: SubscriptionRow,
  now: number,
): Record<string, unknown> {
  const { brand, words, picture } = voice
  const store = catalogue.storeById(String(subscription.storeId))
  const item = catalogue.itemById(String(subscription.itemId))
  return {
    subscription_id: subscription.id,
    restaurant_id: subscription.storeId,
    restaurant_name: store ? words(store.name) : '',
    icon_image: store ? picture(store.picture) : '',
    item_id: String(subscription.itemId),
    item_name: item ? words(item.name) : '',
    image: item ? picture(item.picture) : '',
    quantity: subscription.quantity,
    amount: money(subscription.total),
    frequency_type: subscription.frequency,
    interval_days: subscription.frequency === 'On Interval' ? subscription.intervalDays : null,
    custom_days: listOf(subscription.customDays),
    start_date: subscription.startDate,
    end_date: subscription.endDate,
    delivery_time: slotText(subscription.deliveryTime),
    next_delivery_date: comingDays(voice, subscription, now, 1)[0] ?? '',
    status: statusOn(subscription, wallTime(now, brand.timeZone).slice(0, 10)),
  }
}

/** Days that are over: with their order, or without one and without units. */
function pastDeliveries(days: readonly SubscriptionDayRow[], orders: readonly OrderRow[], now: number) {
  const over = days.filter((day) => day.orderId !== null || day.quantity === 0)
  return over.map(({ date, quantity, orderId }) => {
    const order = orders.find((made) => made.id === orderId)
    return { date, quantity, order_id: orderId, order_status: order ? stageOf(order, now).status : 'Cancelled' }
  })
}

/** A subscription in full, with its past and coming deliveries; `orders` are those that were made for it. */
export function subscriptionDetailView(
  voice: Voice,
  catalogue: Catalogue,
  subscription: SubscriptionRow,
  days: readonly SubscriptionDayRow[],
  orders: readonly OrderRow[],
  now: number,
): Record<string, unknown> {
  const item = catalogue.itemById(String(subscription.itemId))
  const options = listOf(subscription.optionIds).flatMap((id) => item?.optionsById.get(id) ?? [])
  const changed = new Map(days.map((day) => [day.date, day.quantity]))
  const coming = comingDays(voice, subscription, now, DAYS_AHEAD).map((date) => ({
    date,
    quantity: changed.get(date) ?? subscription.quantity,
    order_id: null,
    order_status: 'Scheduled',
  }))
  return {
    ...subscriptionView(voice, catalogue, subscription, now),
    selected_type: options.map((option) => voice.words(option.name)),
    address_id: subscription.addressId,
    delivery_address: subscription.address,
    sub_total: money(subscription.subTotal),
    service_fee: money(subscription.serviceFee),
    delivery_fee: money(subscription.deliveryFee),
    discount_price: moneyIfAny(subscription.discount),
    total_amount: money(subscription.total),
    payment_method: subscription.paymentMethod,
    payment_type: subscription.paymentType,
    created_at: wallTime(subscription.createdAt, voice.brand.timeZone),
    pause_from: subscription.pauseFrom,
    pause_to: subscription.pauseTo,
    deliveries: [...pastDeliveries(days, orders, now), ...coming],
  }
}
