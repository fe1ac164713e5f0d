import { z } from 'zod'
import type {
  CurrentOrder,
  ListedOrder,
  OrderDetail,
  OrderLine,
  OrderStatus,
  OrderSummary,
} from '~/domain/orders/order'
import { atLeastZero, subtract } from '~/domain/money/money'
import type { Mode } from '~/domain/place/place'
import { anything, flag, image, list, listOfNames, money, moneyOrNull, number, optionalId, part, text } from './wire'
import { diet } from './wire-fields'
import { isZero } from './wire-values'

const statuses = new Map<string, OrderStatus>([
  ['placed', 'placed'],
  ['inkitchen', 'in-kitchen'],
  ['readytoserve', 'ready'],
  ['ontheway', 'on-the-way'],
  ['arrived', 'arrived'],
  ['delivered', 'delivered'],
  ['cancelled', 'cancelled'],
  ['scheduled', 'scheduled'],
  ['paymentpending', 'payment-pending'],
  ['paymentfailure', 'payment-failed'],
])

/** Status by its name on the wire; names we do not know are `unknown`, shown as Waiting. */
export const orderStatus = text.transform(
  (name): OrderStatus => statuses.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? 'unknown',
)

const mode = text.transform((type): Mode => (type.toLowerCase() === 'pickup' ? 'pickup' : 'delivery'))

/** Lists and details name the id and the picture differently (quirks 34). */
const summaryFields = {
  id: optionalId,
  order_id: optionalId,
  orderid: optionalId,
  restaurant_id: optionalId,
  restaurant_name: text,
  icon_image: image,
  restaurant_image: image,
  total_amount: money,
  order_status: orderStatus,
  order_date: text,
  created_at: text,
  future_delivery_date: text.transform((date) => (/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) ? date : '')),
  delivery_pickup_types: mode,
}

const WireSummary = z.object(summaryFields)

const orderId = (wire: { id: string; order_id: string; orderid: string }) => wire.id || wire.order_id || wire.orderid
const hasId = [(wire: z.output<typeof WireSummary>) => orderId(wire) !== '', 'an order id is missing'] as const

function toSummary(wire: z.output<typeof WireSummary>): OrderSummary {
  return {
    id: orderId(wire),
    storeId: wire.restaurant_id,
    storeName: wire.restaurant_name,
    storeImage: wire.icon_image || wire.restaurant_image,
    total: wire.total_amount,
    status: wire.order_status,
    // order_date is the vendor's time; created_at, the only one in some past lists, is UTC (quirks 27).
    placedAt: wire.order_date,
    madeAt: utcMoment(wire.created_at),
    scheduledFor: wire.future_delivery_date,
    mode: wire.delivery_pickup_types,
  }
}

/** 'YYYY-MM-DD HH:mm:ss' in UTC as milliseconds since the epoch; null for anything else. */
function utcMoment(text: string): number | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text) ?? []
  const moment = day && time ? Date.parse(`${day}T${time}Z`) : NaN
  return Number.isNaN(moment) ? null : moment
}

const WireRow = WireSummary.extend({ is_rating: anything })

/** The rated flag has odd values, of which only "no" asks for a rating (quirks 18). */
function toCurrent(wire: z.output<typeof WireRow>): CurrentOrder {
  const order = toSummary(wire)
  return { ...order, needsRating: order.status === 'delivered' && isZero(wire.is_rating) }
}

/** An order on the home page. */
export const CurrentOrderRow = WireRow.refine(...hasId).transform(toCurrent)

const Line = z
  .object({
    restaurant_menu_item_name: text,
    item_type: diet,
    quantity: number(1),
    amount: money,
    customize: listOfNames,
  })
  .transform((wire): OrderLine => ({
    name: wire.restaurant_menu_item_name,
    diet: wire.item_type,
    quantity: wire.quantity,
    amount: wire.amount,
    choices: wire.customize,
  }))

/** An order of My orders. The contract's rows have no items; some vendors add them in the format of the details. */
export const OrderRow = WireRow.extend({ restaurant_item_details: list(Line) })
  .refine(...hasId)
  .transform((wire): ListedOrder => ({ ...toCurrent(wire), lines: wire.restaurant_item_details }))

/** The items of an order, from its details. */
export const ContentsOfOrder = part(z.object({ restaurant_item_details: list(Line) })).transform(
  (wire): OrderLine[] => wire.restaurant_item_details,
)

const WireDetail = z.object({
  ...summaryFields,
  support_contact_number: text,
  restaurant_item_details: list(Line),
  sub_total: money,
  service_fee: money,
  delivery_fee: money,
  packaging_charge: money,
  convenience_charge: money,
  driver_tip: money,
  discount_price: money,
  cashback: money,
  wallet_amount: money,
  remaining_amount: moneyOrNull,
  delivery_address: text,
  payment_method: text,
  payment_type: text,
  // Only some vendors send the next two, with the names of `place_order`.
  coupon_redeem: text,
  contact_less_delivery: flag,
  notes: text,
  cancelled_desc: text,
  order_images: list(image.refine((address) => address !== '')),
})

/** A placed order in full. */
export const OrderInFull = WireDetail.refine(...hasId).transform((wire): OrderDetail => ({
  ...toSummary(wire),
  supportPhone: wire.support_contact_number,
  lines: wire.restaurant_item_details,
  subtotal: wire.sub_total,
  tax: wire.service_fee,
  deliveryFee: wire.delivery_fee,
  packaging: wire.packaging_charge,
  convenience: wire.convenience_charge,
  tip: wire.driver_tip,
  discount: wire.discount_price,
  cashback: wire.cashback,
  wallet: wire.wallet_amount,
  remaining: wire.remaining_amount ?? atLeastZero(subtract(wire.total_amount, wire.wallet_amount)),
  deliveryAddress: wire.delivery_address,
  paymentMethod: wire.payment_method,
  paymentType: wire.payment_type,
  couponCode: wire.coupon_redeem,
  contactless: wire.contact_less_delivery,
  notes: wire.notes,
  cancelReason: wire.cancelled_desc,
  pictures: wire.order_images,
}))
