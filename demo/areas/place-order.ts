import { z } from 'zod/v4'
import { insertOrder } from '../actions/orders'
import { storeById } from '../catalogue/catalogue'
import type { Store } from '../catalogue/types'
import { found } from '../core/answer'
import { memberCall, type Call, type MemberContext } from '../core/call'
import { momentOf } from '../core/clock'
import { amount, flag, id, langField, looseNumber, optionalId, text } from '../core/fields'
import { kilometres, type Point } from '../core/geo'
import { money, sameAmount } from '../core/money'
import { Refusal, orRefused } from '../core/refusal'
import { factsOfStore } from '../db/facts'
import type { AddressRow } from '../db/schema'
import { convenienceFits, deliveryFeeFits, packagingFits, taxFits } from '../rules/fees'
import { checkLines, parseLines, type CheckedLine } from '../rules/order-lines'
import { DELIVERY_RADIUS_KM } from '../views/store-view'
import { ownAddress } from './addresses'

const part = looseNumber.transform((value) => value ?? 0)

const orderFields = {
  ...langField,
  vendor_id: id,
  user_id: id,
  restaurant_id: id,
  address_id: optionalId,
  delivery_type: id,
  delivery_pickup_types: z.string(),
  future_delivery_date: text,
  restaurant_item_details: z.string(),
  sub_total: amount,
  total_amount: amount,
  service_fee: part,
  delivery_fee: part,
  packaging_charge: part,
  convenience_charge: part,
  driver_tip: part,
  discount_price: part,
  cashback: part,
  wallet_amount: part,
  coupon_redeem: text,
  payment_method: z.string(),
  payment_type: z.string(),
  contact_less_delivery: flag,
  notes: text,
}

type OrderBody = z.output<z.ZodObject<typeof orderFields>>
type Context = MemberContext<OrderBody>

const isPickup = (body: OrderBody) =>
  body.delivery_type.trim() === '0' || body.delivery_pickup_types.trim().toLowerCase() === 'pickup'

/** Where the order goes; null for pickup. */
function destination({ demo, body, user }: Context, store: Store): (AddressRow & Point) | null {
  if (isPickup(body)) return null
  const row = ownAddress(demo.db, user.id, body.address_id)
  if (!row) throw new Refusal('addressUnknown')
  const point = { lat: row.latitude, lng: row.longitude }
  if (kilometres(point, store.point) > DELIVERY_RADIUS_KM) throw new Refusal('outOfReach')
  return { ...row, ...point }
}

/** Start of the wanted slot; null for as soon as possible, when the store takes such orders. */
function slotOf({ brand, body }: Context, store: Store): number | null {
  const slot = body.future_delivery_date.trim() === '' ? null : momentOf(body.future_delivery_date, brand.timeZone)
  if (store.closed && !(brand.takesScheduledOrders && slot !== null)) throw new Refusal('storeClosed')
  if (store.preOrder && slot === null) throw new Refusal('slotNeeded')
  return slot
}

function linesOf({ demo, body, lang }: Context, store: Store): CheckedLine[] {
  const wanted = parseLines(body.restaurant_item_details, lang)
  if (wanted.length === 0) throw new Refusal('cartEmpty')
  const lines = checkLines(store, factsOfStore(demo.db, store.id), wanted)
  if (typeof lines === 'string') throw new Refusal(lines)
  return lines
}

function checkAmounts({ brand, body }: Context, store: Store, lines: CheckedLine[], to: Point | null): void {
  const subTotal = lines.reduce((sum, line) => sum + line.amount, 0)
  if (!sameAmount(subTotal, body.sub_total)) throw new Refusal('pricesChanged')
  const minimum = store.minimumCommission === undefined ? (store.minimum ?? 0) : 0
  if (subTotal < minimum) throw new Refusal('belowMinimum', { amount: money(minimum) })
  // No coupon has been made yet, so none can be worth anything.
  if (body.discount_price !== 0 || body.coupon_redeem.trim() !== '') throw new Refusal('couponInvalid')
  const charges = body.service_fee + body.packaging_charge + body.convenience_charge + body.delivery_fee
  const total = Math.max(0, subTotal + charges + body.driver_tip - body.discount_price)
  const fits =
    sameAmount(total, body.total_amount) &&
    body.driver_tip >= 0 &&
    taxFits(body.service_fee, brand, store, lines, subTotal) &&
    deliveryFeeFits(body.delivery_fee, brand, store, to, subTotal) &&
    packagingFits(body.packaging_charge, store, lines, subTotal) &&
    convenienceFits(body.convenience_charge, store, subTotal)
  if (!fits) throw new Refusal('totalWrong')
}

function checkPayment({ body }: Context): void {
  if (body.payment_method.trim().toLowerCase() !== 'cash on delivery') throw new Refusal('paymentUnknown')
  if (body.wallet_amount !== 0) throw new Refusal('paymentUnknown')
}

const addressText = (row: AddressRow) =>
  [row.flatNo, row.houseName, row.address].filter((line) => line !== '').join(', ')

function columnsOf({ brand, demo, body, user }: Context, store: Store, to: AddressRow | null, slotAt: number | null) {
  return {
    userId: user.id,
    vendorId: brand.id,
    storeId: store.id,
    placedAt: demo.clock.now(),
    acceptedAt: demo.clock.now(),
    paymentState: 'due' as const,
    slotAt,
    pickup: to === null,
    address: to ? addressText(to) : '',
    latitude: to?.latitude ?? null,
    longitude: to?.longitude ?? null,
    subTotal: body.sub_total,
    serviceFee: body.service_fee,
    deliveryFee: body.delivery_fee,
    packaging: body.packaging_charge,
    convenience: body.convenience_charge,
    driverTip: body.driver_tip,
    discount: body.discount_price,
    cashback: body.cashback,
    total: body.total_amount,
    walletAmount: body.wallet_amount,
    paymentMethod: body.payment_method,
    paymentType: body.payment_type,
    notes: body.notes,
    contactLess: body.contact_less_delivery,
  }
}

function place(context: Context): number {
  const { demo, brand, body, user } = context
  const claimed = body.user_id.trim()
  if (claimed !== '' && claimed !== String(user.id)) throw new Refusal('orderUnknown')
  const from = storeById(brand, body.restaurant_id)
  if (!from) throw new Refusal('storeUnknown')
  const to = destination(context, from)
  const slotAt = slotOf(context, from)
  const lines = linesOf(context, from)
  checkAmounts(context, from, lines, to)
  checkPayment(context)
  return demo.db.transaction((tx) => insertOrder(tx, columnsOf(context, from, to, slotAt), lines))
}

const placeOrder = memberCall('place_order', orderFields, (context) =>
  orRefused(context, () => found(context.say('orderPlaced'), { Result: [], Item: { orderid: place(context) } })),
)

/** Placing orders. */
export const placeOrderCalls: Call[] = [placeOrder]
