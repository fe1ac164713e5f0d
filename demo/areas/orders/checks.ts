import type { Store } from '../../catalogue/types'
import { momentOf } from '../../core/clock'
import { invalidField } from '../../core/fields'
import type { Point } from '../../core/geo'
import { priceText, sameAmount } from '../../core/money'
import { Refusal } from '../../core/refusal'
import { factsOfStore } from '../../db/facts'
import type { AddressRow } from '../../db/schema'
import { convenienceFits, deliveryFeeFits, minimumOf, packagingFits, taxFits } from '../../rules/fees'
import { hasPassed, isOpen, takesSlot } from '../../rules/opening-hours'
import { checkLines, parseLines, type CheckedLine } from '../../rules/order-lines'
import { isInReach } from '../../rules/reach'
import { couponsOf, type CouponSeed } from '../../seed/coupons'
import { ownAddress } from '../addresses/calls'
import { couponByCode, redeemableCoupon, type CouponWish } from '../coupons/coupons'
import { worthFits } from '../coupons/worth'
import { quotedFee } from '../couriers/quotes'
import type { OrderBody, OrderContext } from './fields'

/** Does the customer collect it? */
const isPickup = (body: OrderBody): boolean =>
  body.delivery_type.trim() === '0' || body.delivery_pickup_types.trim().toLowerCase() === 'pickup'

/** A saved address of the customer that the store delivers to; throws a Refusal when it is none. */
export function addressInReach(
  { demo, user }: Pick<OrderContext, 'demo' | 'user'>,
  addressId: string,
  store: Store,
): AddressRow & Point {
  const row = ownAddress(demo.db, user.id, addressId)
  if (!row) throw new Refusal('addressUnknown')
  const point = { lat: row.latitude, lng: row.longitude }
  if (!isInReach(store, point, 'delivery')) throw new Refusal('outOfReach')
  return { ...row, ...point }
}

/** Where the order goes; null for pickup. */
export function destination(context: OrderContext, store: Store): (AddressRow & Point) | null {
  return isPickup(context.body) ? null : addressInReach(context, context.body.address_id, store)
}

/** Start of the wanted slot; null for as soon as possible, when the store takes such orders now. */
export function slotOf({ brand, body, demo, lang }: OrderContext, store: Store): number | null {
  const now = demo.clock.now()
  const mode = isPickup(body) ? 'pickup' : 'delivery'
  const slot = momentOf(body.future_delivery_date, brand.timeZone)
  if (slot !== null) {
    if (hasPassed(slot, now)) throw new Refusal('slotNeeded')
    if (!takesSlot(store, brand, slot, mode)) throw new Refusal('storeClosed')
    return slot
  }
  if (body.future_delivery_date.trim() !== '') throw invalidField('future_delivery_date', lang)
  if (store.preOrder) throw new Refusal('slotNeeded')
  if (!isOpen(store, brand, now, mode)) throw new Refusal('storeClosed')
  return null
}

/** The lines of the order, found on the menu at their present prices. */
export function linesOf({ demo, body, lang }: OrderContext, store: Store): CheckedLine[] {
  const wanted = parseLines(body.restaurant_item_details, lang)
  if (wanted.length === 0) throw new Refusal('cartEmpty')
  const lines = checkLines(store, factsOfStore(demo.db, store.id), wanted)
  if (typeof lines === 'string') throw new Refusal(lines)
  return lines
}

/** The coupon a client says it used, and what it counted it to be worth. */
export type CouponClaim = Pick<OrderBody, 'coupon_id' | 'coupon_redeem' | 'discount_price' | 'cashback' | 'sub_total'>

/** The coupon of an order or subscription, when its worth was counted right; undefined when there is none. */
export function couponOf(
  context: Pick<OrderContext, 'demo' | 'brand' | 'user' | 'words'>,
  claim: CouponClaim,
  lines: readonly CheckedLine[],
  use: Pick<CouponWish, 'storeId' | 'mode' | 'purpose'>,
): CouponSeed | undefined {
  const { demo, brand, user } = context
  const claimed = { discount: claim.discount_price, cashback: claim.cashback }
  const byId = couponsOf(brand.id).find((coupon) => String(coupon.id) === claim.coupon_id.trim())
  const code = claim.coupon_redeem.trim() || byId?.code
  if (!code) {
    if (claimed.discount !== 0 || claimed.cashback !== 0) throw new Refusal('couponInvalid')
    return undefined
  }
  const coupon = redeemableCoupon(demo.db, code, { brand, user, now: demo.clock.now(), ...use })
  if (couponByCode(brand, code) !== (byId ?? coupon)) throw new Refusal('couponInvalid')
  const minimum = coupon.minimum ?? 0
  if (claim.sub_total < minimum) throw new Refusal('couponMinimum', { amount: priceText(context, minimum) })
  const unitPrices = lines.map((line) => line.amount / line.quantity)
  if (!worthFits(claimed, coupon, claim.sub_total, unitPrices)) throw new Refusal('totalWrong')
  return coupon
}

function deliveryFits({ brand, body, demo }: OrderContext, store: Store, to: Point | null, subTotal: number): boolean {
  const quoted = to && quotedFee(body.quotation_id, { storeId: store.id, to }, demo.clock.now())
  if (quoted !== null) return sameAmount(quoted, body.delivery_fee)
  return deliveryFeeFits(body.delivery_fee, brand, store, to, subTotal)
}

/** Checks every amount the client computed (FLOWS 5) and the store's minimum; throws a Refusal. */
export function checkAmounts(context: OrderContext, store: Store, lines: CheckedLine[], to: Point | null): void {
  const { brand, body } = context
  const subTotal = lines.reduce((sum, line) => sum + line.amount, 0)
  if (!sameAmount(subTotal, body.sub_total)) throw new Refusal('pricesChanged')
  const minimum = minimumOf(brand, store, to)
  if (subTotal < minimum) throw new Refusal('belowMinimum', { amount: priceText(context, minimum) })
  const charges = body.service_fee + body.packaging_charge + body.convenience_charge + body.delivery_fee
  const total = Math.max(0, subTotal + charges + body.driver_tip - body.discount_price)
  const fits =
    sameAmount(total, body.total_amount) &&
    body.driver_tip >= 0 &&
    taxFits(body.service_fee, brand, store, lines, subTotal) &&
    deliveryFits(context, store, to, subTotal) &&
    packagingFits(body.packaging_charge, store, lines, subTotal) &&
    convenienceFits(body.convenience_charge, store, subTotal)
  if (!fits) throw new Refusal('totalWrong')
}
