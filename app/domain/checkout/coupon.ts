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

/** What an offer does (rules 9.3): something off, something back once the order is delivered, or one item free. */
export const couponKinds = ['percentage', 'amount', 'cashback-amount', 'cashback-percentage', 'free-item'] as const
export type CouponKind = (typeof couponKinds)[number]

/** An offer on its terms, as the vendor tells them when its code is used. */
export type Coupon = {
  id: string
  /** '' where the vendor applies it by itself and does not name it. */
  code: string
  kind: CouponKind
  /** The percentage, or the amount; nothing for a free item. */
  value: Money
  /** Most that it gives, or null. */
  cap: Money | null
  /** Smallest items total that it holds for. */
  minimum: Money
}

/** Lines of a cart, priced or as they were seen. */
type Lines = readonly (CartLine & Partial<PricedLine>)[]

/** What an offer gives for a cart: one of the two is '0'. */
export type CouponWorth = { discount: Money; cashback: Money }

/** An offer that counts: what it is, and what it gives. */
export type AppliedCoupon = Pick<Coupon, 'id' | 'code' | 'kind'> & CouponWorth & { isAutomatic: boolean }

/**
 * What an offer gives for these lines (flows 6.4), rounded once, never more than the items total (rules 8.6). The free item is
 * the dearest, one unit of it with its choices. Lines that cannot be had do not count, those not priced yet count at the price seen. The
 * minimum is not looked at.
 */
export function couponWorth(
  { kind, value, cap }: Pick<Coupon, 'kind' | 'value' | 'cap'>,
  lines: Lines,
  currency: Currency,
): CouponWorth {
  const subtotal = cartSubtotal(lines, currency)
  const capped = (amount: Money) => (cap === null ? amount : atMost(amount, atLeastZero(cap)))
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

/** What the items total lacks to an offer's minimum; '0' when it is reached (rules 9.4). */
export function missingToCoupon({ minimum }: Pick<Coupon, 'minimum'>, subtotal: Money): Money {
  return atLeastZero(subtract(minimum, subtotal))
}

/** An offer as it counts for these lines, or null: below its minimum, or giving nothing. */
export function appliedCoupon(
  coupon: Coupon & { isAutomatic: boolean },
  lines: PricedLine[],
  currency: Currency,
): AppliedCoupon | null {
  if (isPositive(missingToCoupon(coupon, cartSubtotal(lines, currency)))) return null
  const worth = couponWorth(coupon, lines, currency)
  if (!isPositive(worth.discount) && !isPositive(worth.cashback)) return null
  const { id, code, kind, isAutomatic } = coupon
  return { id, code, kind, isAutomatic, ...worth }
}

/** Whether two offers give the same. */
export function isSameWorth(one: CouponWorth, other: CouponWorth): boolean {
  return compareMoney(one.discount, other.discount) === 0 && compareMoney(one.cashback, other.cashback) === 0
}
