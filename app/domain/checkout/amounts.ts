import type { Settings } from '~/domain/brand/settings'
import { cartSubtotal, lineTotal, type PricedLine } from '~/domain/cart/cart'
import {
  add,
  atLeastZero,
  atMost,
  formatOneDecimal,
  partsAsShown,
  percentOf,
  roundMoney,
  subtract,
  times,
  wireMoney,
  type Currency,
  type Money,
} from '~/domain/money/money'
import { distanceBetween } from '~/domain/place/distance'
import type { Mode, Point } from '~/domain/place/place'
import type { Zone } from '~/domain/place/zone'
import type { ChargeRule, StoreDetail } from '~/domain/stores/store'
import { deliveryTerms, quotedFee, type DeliveryQuote } from './delivery-fee'

/** The amounts of a cart as shown and sent, each in the currency's decimals, so that the rows add up to the total. */
export type Amounts = ReturnType<typeof cartAmounts>

/** Input of `cartAmounts`. Charges: a courier's offer, else the store's, the zone's or the vendor's (flows 5.10). */
export type AmountsInput = {
  lines: PricedLine[]
  store: StoreDetail
  settings: Settings
  mode: Mode
  /** The address of the order; null if unknown or for pickup. */
  destination: Point | null
  zone?: Zone | null
  /** The courier's offer or the distance by road for this delivery, if the vendor has such. */
  deliveryQuote?: DeliveryQuote | null
  tip?: Money
  coupon?: { discount: Money; cashback: Money } | null
  /** Whether packaging and convenience are part of the sum; off when the vendor refuses them (rules 8.10). */
  withProposedCharges?: boolean
}

/**
 * The amounts of a cart, by the rows of flows 5. Unavailable lines do not count, and a cart without available lines
 * costs nothing. Every row is rounded once, in the currency's decimals, and none is negative (rules 8.2); the total
 * only adds them up.
 */
export function cartAmounts(input: AmountsInput) {
  const { store, settings, mode, coupon, deliveryQuote = null, withProposedCharges = true } = input
  const lines = input.lines.filter((line) => line.state !== 'unavailable')
  const { currency } = settings
  const row = (amount: Money) => atLeastZero(roundMoney(amount, currency))
  const isDelivery = mode === 'delivery' && lines.length > 0
  const subtotal = cartSubtotal(lines, currency)
  const addsTax = store.overrides.addsTax ?? settings.addsTax
  const distance = isDelivery ? distanceOf(input) : null

  const tax = addsTax ? row(add(...lines.map((line) => lineTax(line, store, currency)))) : '0'
  const linePackaging = lines.map((line) => times(atLeastZero(line.packagingCharge), line.quantity))
  const packaging = withProposedCharges ? row(add(...linePackaging, charge(store.packaging, lines, subtotal))) : '0'
  const convenience = withProposedCharges ? row(charge(store.convenience, lines, subtotal)) : '0'
  const terms = deliveryTerms(input)
  const knownFee = isDelivery ? quotedFee(terms, { deliveryQuote, distance, subtotal }) : '0'
  const fee = row(knownFee ?? '0')
  const tip = isDelivery ? row(input.tip ?? '0') : '0'
  const discount = atMost(row(coupon?.discount ?? '0'), subtotal)
  const cashback = atMost(row(coupon?.cashback ?? '0'), subtotal)

  return {
    subtotal,
    /** Percentage used for the tax row, decimal text; '0' when no tax is added. */
    taxPercent: addsTax ? atLeastZero(store.taxPercent) : '0',
    tax,
    packaging,
    convenience,
    /** Distance behind the fee in the vendor's unit, one decimal, or '' when not known. */
    distance: distance === null ? '' : formatOneDecimal(distance),
    deliveryFee: fee,
    /** False when the fee is unknown: it counts as 0 but must not be shown as free. */
    isFeeKnown: knownFee !== null,
    tip,
    discount,
    cashback,
    total: subtract(add(subtotal, tax, packaging, convenience, fee, tip), discount),
  }
}

/** The distance of the order: by road if the vendor gave it, else the straight line (rules 8.11). */
function distanceOf({ deliveryQuote, destination, store, settings }: AmountsInput): number | null {
  const byRoad = deliveryQuote?.distance ?? null
  if (byRoad !== null && Number.isFinite(byRoad) && byRoad >= 0) return byRoad
  return distanceBetween(destination, store.location, distanceUnitOf(store, settings))
}

/** The unit of a store’s distances: the store’s own, else the vendor’s. */
export function distanceUnitOf(store: Pick<StoreDetail, 'overrides'>, settings: Pick<Settings, 'distanceUnit'>) {
  return store.overrides.distanceUnit ?? settings.distanceUnit
}

/** The rows of a bill, from the top. */
export const billRows = [
  'subtotal',
  'tax',
  'packaging',
  'convenience',
  'deliveryFee',
  'tip',
  'discount',
  'total',
] as const satisfies (keyof Amounts)[]

export type Bill = Pick<Amounts, (typeof billRows)[number]>

/** A bill as text: its amounts as they are sent, in the order of `billRows`, with a blank between them. */
export function billText(bill: Bill): string {
  return billRows.map((row) => wireMoney(bill[row])).join(' ')
}

/**
 * The rows of a bill as customers read them: with the subtotal they make the shown total. Our amounts are rounded
 * already; a vendor may give an order's amounts with more decimals than its prices show.
 */
export function billAsShown(bill: Bill, currency: Currency): Bill {
  const subtotal = roundMoney(bill.subtotal, currency)
  const total = roundMoney(bill.total, currency)
  const rows = [bill.tax, bill.packaging, bill.convenience, bill.deliveryFee, bill.tip, subtract('0', bill.discount)]
  const shownRows = partsAsShown(rows, subtract(total, subtotal), currency)
  const [tax = '0', packaging = '0', convenience = '0', deliveryFee = '0', tip = '0', minusDiscount = '0'] = shownRows
  return { subtotal, tax, packaging, convenience, deliveryFee, tip, discount: subtract('0', minusDiscount), total }
}

/** Tax of a line before any discount: by its own percentage when it has one, else the store's (flows 5.4 and 5.5). */
function lineTax(line: PricedLine, store: StoreDetail, currency: Currency): Money {
  return percentOf(lineTotal(line, currency), atLeastZero(line.taxPercent ?? store.taxPercent))
}

/** A charge of the store: once per order, or a percentage of the subtotal (flows 5.6 and 5.7). */
function charge({ kind, value }: ChargeRule, lines: PricedLine[], subtotal: Money): Money {
  if (lines.length === 0) return '0'
  return atLeastZero(kind === 'fixed' ? value : percentOf(subtotal, value))
}
