import { z } from 'zod'
import { add, atLeastZero, subtract } from '~/domain/money/money'
import type { ListedOrder, OrderDetail, OrderLine, OrderStatus, OrderSummary } from '~/domain/orders/order'
import type { Mode } from '~/domain/place/place'
import {
  anything,
  dateTime,
  firstFilled,
  flag,
  image,
  list,
  listOfNames,
  money,
  moneyOrNull,
  named,
  number,
  optionalId,
  text,
  timeText,
  utcMoment,
  word,
  type Fields,
} from './wire'
import { diet } from './wire-fields'
import { isZero } from './wire-values'

/** Whether a status has no name at all, known or not. */
export const isStatusMissing = text.transform((name) => name === '')

/** Status by its name on the wire, also in other spellings; names we do not know are `unknown`, shown as Waiting. */
export const orderStatus = word<OrderStatus, 'unknown'>(
  {
    placed: 'placed',
    inkitchen: 'in-kitchen',
    readytoserve: 'ready',
    ontheway: 'on-the-way',
    arrived: 'arrived',
    delivered: 'delivered',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    scheduled: 'scheduled',
    paymentpending: 'payment-pending',
    paymentfailure: 'payment-failed',
    paymentfailed: 'payment-failed',
  },
  'unknown',
)

/** An amount, or '' if it cannot be read. */
const amountOrNone = moneyOrNull.transform((amount) => amount ?? '')

/** Lists and details name the id and the picture differently (quirks 34). */
const summaryFields: Fields<OrderSummary> = {
  id: [firstFilled(optionalId).refine(Boolean, 'an id is missing'), 'id', 'order_id', 'orderid'],
  storeId: [optionalId, 'restaurant_id'],
  storeName: [text, 'restaurant_name'],
  storeImage: [firstFilled(image), 'icon_image', 'restaurant_image'],
  total: [amountOrNone, 'total_amount'],
  status: [orderStatus, 'order_status'],
  // order_date is the vendor's time; created_at, the only one in some past lists, is UTC (quirks 27).
  placedAt: [timeText, 'order_date'],
  madeAt: [utcMoment, 'created_at'],
  scheduledFor: [dateTime, 'future_delivery_date'],
  mode: [
    text.transform((type): Mode => (type.toLowerCase() === 'pickup' ? 'pickup' : 'delivery')),
    'delivery_pickup_types',
  ],
}

/** A line of an order; one that says neither its name nor its amount is left out. */
const Line = named<OrderLine>({
  name: [text, 'restaurant_menu_item_name'],
  diet: [diet, 'item_type'],
  quantity: [number(1).transform((units) => (units > 0 ? units : 1)), 'quantity'],
  amount: [amountOrNone, 'amount'],
  choices: [listOfNames, 'customize'],
}).refine(({ name, amount }) => name !== '' || amount !== '', 'a line says something')

export const linesField: Fields<Pick<OrderDetail, 'lines'>> = { lines: [list(Line), 'restaurant_item_details'] }

/** An order of a list. The contract's rows have no items; some vendors add them in the format of the details. */
export const OrderRow = named<ListedOrder>({
  ...summaryFields,
  ...linesField,
  /** The rated flag has odd values, of which only "no" asks for a rating (quirks 18). */
  needsRating: [
    z.tuple([orderStatus, anything]).transform(([status, isRated]) => status === 'delivered' && isZero(isRated)),
    'order_status',
    'is_rating',
  ],
})

export const OrderInFull = named<OrderDetail>({
  ...summaryFields,
  ...linesField,
  /** The sum of the rows that can be read, if the total cannot. */
  total: [
    z
      .tuple([moneyOrNull, money, money, money, money, money, money, money])
      .transform(([total, discount, ...rows]) => total ?? atLeastZero(subtract(add(...rows), discount))),
    ...['total_amount', 'discount_price'],
    ...['sub_total', 'service_fee', 'delivery_fee', 'packaging_charge', 'convenience_charge', 'driver_tip'],
  ],
  supportPhone: [text, 'support_contact_number'],
  isStatusMissing: [isStatusMissing, 'order_status'],
  subtotal: [money, 'sub_total'],
  tax: [money, 'service_fee'],
  deliveryFee: [money, 'delivery_fee'],
  isFeeKnown: [moneyOrNull.transform((fee) => fee !== null), 'delivery_fee'],
  packaging: [money, 'packaging_charge'],
  convenience: [money, 'convenience_charge'],
  tip: [money, 'driver_tip'],
  discount: [money, 'discount_price'],
  cashback: [money, 'cashback'],
  wallet: [money, 'wallet_amount'],
  remaining: [
    z
      .tuple([moneyOrNull, money, money])
      .transform(([remaining, total, wallet]) => remaining ?? atLeastZero(subtract(total, wallet))),
    'remaining_amount',
    'total_amount',
    'wallet_amount',
  ],
  deliveryAddress: [text, 'delivery_address'],
  paymentMethod: [text, 'payment_method'],
  paymentType: [text, 'payment_type'],
  // Only some vendors send the next two, with the names of `place_order`.
  couponCode: [text, 'coupon_redeem'],
  contactless: [flag, 'contact_less_delivery'],
  notes: [text, 'notes'],
  cancelReason: [text, 'cancelled_desc'],
  pictures: [list(image.refine((address) => address !== '')), 'order_images'],
})
