import { storeById, type Catalogue } from '../../catalogue/catalogue'
import type { Voice } from '../../core/call'
import { wallTime } from '../../core/clock'
import { listOf } from '../../core/fields'
import { money, moneyIfAny } from '../../core/money'
import type { OrderLineRow, OrderRow } from '../../db/schema'
import { stageOf } from '../../rules/stages'
import { courierOf } from '../couriers/couriers'
import { driverView } from '../couriers/track-view'
import { imageUrl, type OrderImage } from '../order-images/images'
import { storeFace } from '../stores/store-view'

const ITEM_TYPES = { veg: 0, nonveg: 1, none: 2 }

const typeOf = (order: OrderRow) => (order.pickup ? 'Pickup' : 'Delivery')

function storeFacts(voice: Voice, order: OrderRow) {
  const store = storeById(voice.brand, String(order.storeId))
  return store ? storeFace(voice, store) : { name: '', icon_image: '', cuisine_name: [] }
}

function times(voice: Voice, order: OrderRow) {
  return {
    order_date: wallTime(order.placedAt, voice.brand.timeZone),
    future_delivery_date: order.slotAt === null ? '' : wallTime(order.slotAt, voice.brand.timeZone),
  }
}

/** An order as a row of a list. */
export function orderRowView(voice: Voice, order: OrderRow, rated: boolean, now: number): Record<string, unknown> {
  const store = storeFacts(voice, order)
  return {
    id: order.id,
    restaurant_id: order.storeId,
    restaurant_name: store.name,
    icon_image: store.icon_image,
    total_amount: money(order.total),
    order_status: stageOf(order, now).status,
    ...times(voice, order),
    created_at: wallTime(order.placedAt, 'UTC'),
    delivery_pickup_types: typeOf(order),
    is_rating: String(rated),
  }
}

function lineView(voice: Voice, catalogue: Catalogue, line: OrderLineRow) {
  const item = catalogue.itemById(String(line.itemId))
  const chosen = listOf(line.optionIds).flatMap((optionId) => item?.optionsById.get(optionId) ?? [])
  return {
    restaurant_menu_item_name: item ? voice.words(item.name) : '',
    item_type: item ? ITEM_TYPES[item.kind] : 2,
    quantity: line.quantity,
    amount: money(line.amount),
    customize: chosen.map((option) => voice.words(option.name)),
  }
}

function amounts(order: OrderRow): Record<string, string> {
  return {
    sub_total: money(order.subTotal),
    service_fee: money(order.serviceFee),
    delivery_fee: money(order.deliveryFee),
    packaging_charge: money(order.packaging),
    convenience_charge: money(order.convenience),
    driver_tip: money(order.driverTip),
    discount_price: moneyIfAny(order.discount),
    cashback: money(order.cashback),
    total_amount: money(order.total),
    wallet_amount: money(order.walletAmount),
    remaining_amount: money(order.total - order.walletAmount),
  }
}

/** An order in full. */
export function orderDetailView(
  voice: Voice,
  catalogue: Catalogue,
  order: OrderRow,
  parts: { lines: readonly OrderLineRow[]; images: readonly OrderImage[] },
  now: number,
): Record<string, unknown> {
  const store = storeFacts(voice, order)
  return {
    order_id: order.id,
    order_status: stageOf(order, now).status,
    restaurant_id: order.storeId,
    restaurant_name: store.name,
    restaurant_image: store.icon_image,
    cuisine_name: store.cuisine_name,
    support_contact_number: voice.brand.supportPhone,
    restaurant_item_details: parts.lines.map((line) => lineView(voice, catalogue, line)),
    ...amounts(order),
    ...times(voice, order),
    delivery_pickup_types: typeOf(order),
    delivery_address: order.address,
    payment_method: order.paymentMethod,
    payment_type: order.paymentType,
    notes: order.notes,
    cancelled_desc: order.cancelledReason ?? '',
    driver_id: courierOf(order, now)?.id ?? null,
    order_images: parts.images.map((image) => imageUrl(voice, image)),
  }
}

/** Status of an order, for polling. */
export function orderStatusView(voice: Voice, order: OrderRow, now: number): Record<string, unknown> {
  const { status, since, minutesLeft } = stageOf(order, now)
  return {
    order_id: order.id,
    order_status: status,
    delivery_pickup_types: typeOf(order),
    delivery_time: String(minutesLeft),
    ...driverView(courierOf(order, now)),
    cancelled_desc: order.cancelledReason ?? '',
    updated_at: wallTime(since, voice.brand.timeZone),
  }
}
