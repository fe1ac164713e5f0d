import { cartSubtotal, type CartLine, type PricedLine } from '~/domain/cart/cart'
import {
  atLeastZero,
  atMost,
  compareMoney,
  isPositive,
  percentOf,
  roundMoney,
  subtract,
  type Currency,
  type Money,
} from '~/domain/money/money'

/** The longest code of an offer. */
export const promoLimit = 40

/** The kind of an offer (rules 9.3): something off, cashback after the delivery, or one item free. */
export const couponKinds = ['percentage', 'amount', 'cashback-amount', 'cashback-percentage', 'free-item'] as const
export type CouponKind = (typeof couponKinds)[number]

export type Coupon = {
  id: string
  /** '' if the vendor applies it automatically and does not name it. */
  code: string
  kind: CouponKind
  /** The percentage, or the amount; nothing for a free item. */
  value: Money
  /** The maximum it gives, or null. */
  cap: Money | null
  minimum: Money
}

/** An offer, and whether the vendor gives it without being asked. */
export type GivenCoupon = Coupon & { isAutomatic: boolean }

export type Lines = readonly (CartLine & Partial<PricedLine>)[]

/** What an offer gives for a cart: one of the two is '0'. */
export type CouponWorth = { discount: Money; cashback: Money }

export type AppliedCoupon = Pick<Coupon, 'id' | 'code' | 'kind'> & CouponWorth & { isAutomatic: boolean }

/**
 * What an offer gives for these lines (flows 6.4), rounded once, at most the items total (rules 8.6). The free item is
 * one unit of the most expensive item with its choices. Unavailable lines do not count, unpriced ones count at the
 * price seen. Does not check the minimum.
 */
export function couponWorth({ kind, value, cap }: Coupon, lines: Lines, currency: Currency): CouponWorth {
  const subtotal = cartSubtotal(lines, currency)
  const capped = (amount: Money) => (cap === null ? amount : atMost(amount, cap))
  const bounded = (amount: Money) => atMost(roundMoney(atLeastZero(amount), currency), subtotal)
  const share = () => bounded(capped(percentOf(subtotal, value)))
  switch (kind) {
    case 'percentage':
      return { discount: share(), cashback: '0' }
    case 'amount':
      return { discount: bounded(value), cashback: '0' }
    case 'cashback-amount':
      return { discount: '0', cashback: bounded(value) }
    case 'cashback-percentage':
      return { discount: '0', cashback: share() }
    case 'free-item':
      return { discount: bounded(capped(dearestUnit(lines))), cashback: '0' }
  }
}

function dearestUnit(lines: Lines): Money {
  const prices = lines.filter(({ state }) => state !== 'unavailable').map((line) => line.unitPrice ?? line.priceSeen)
  return prices.reduce((most, price) => (compareMoney(price, most) > 0 ? price : most), '0')
}

/** The amount missing to an offer's minimum; '0' if it is reached (rules 9.4). */
export function missingToCoupon({ minimum }: Pick<Coupon, 'minimum'>, subtotal: Money): Money {
  return atLeastZero(subtract(minimum, subtotal))
}

/** An offer applied to these lines; null if it is below its minimum or gives nothing. */
export function appliedCoupon(coupon: GivenCoupon, lines: PricedLine[], currency: Currency): AppliedCoupon | null {
  if (isPositive(missingToCoupon(coupon, cartSubtotal(lines, currency)))) return null
  const worth = couponWorth(coupon, lines, currency)
  if (!isPositive(worth.discount) && !isPositive(worth.cashback)) return null
  const { id, code, kind, isAutomatic } = coupon
  return { id, code, kind, isAutomatic, ...worth }
}

/** Whether two offers give the same amounts, however they are spelled. */
export function isSameWorth(one: CouponWorth, other: CouponWorth): boolean {
  return compareMoney(one.discount, other.discount) === 0 && compareMoney(one.cashback, other.cashback) === 0
}
