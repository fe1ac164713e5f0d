import { rounded, sameAmount } from '../../core/money'
import type { CouponSeed } from '../../seed/coupons'

/** What a coupon takes off the order, and what comes back to the wallet after it. */
interface CouponWorth {
  discount: number
  cashback: number
}

const capped = (amount: number, cap: number | undefined) => rounded(cap ? Math.min(amount, cap) : amount)
const discountOf = (discount: number): CouponWorth => ({ discount, cashback: 0 })
const cashbackOf = (cashback: number): CouponWorth => ({ discount: 0, cashback })

/** Everything a coupon may be worth for these lines (flows 6.4): one possibility, or one per line for a free item. */
function possibleWorths(coupon: CouponSeed, subTotal: number, unitPrices: readonly number[]): CouponWorth[] {
  const share = capped((subTotal * (coupon.percent ?? 0)) / 100, coupon.cap)
  const flat = rounded(Math.min(coupon.flat ?? 0, subTotal))
  switch (coupon.type) {
    case 1:
      return [discountOf(share)]
    case 2:
      return [discountOf(flat)]
    case 3:
      return [cashbackOf(flat)]
    case 4:
      return [cashbackOf(share)]
    case 5:
      return unitPrices.map((price) => discountOf(capped(price, coupon.cap)))
  }
}

/** The most a coupon is worth; `unitPrices` are those of the lines, options included. */
export function couponWorth(coupon: CouponSeed, subTotal: number, unitPrices: readonly number[]): CouponWorth {
  const worths = possibleWorths(coupon, subTotal, unitPrices)
  return worths.reduce((best, worth) => (worth.discount > best.discount ? worth : best), worths[0] ?? discountOf(0))
}

/** Is this what the coupon is worth? A free item may be any one of the lines. */
export function worthFits(
  claimed: CouponWorth,
  coupon: CouponSeed,
  subTotal: number,
  unitPrices: readonly number[],
  slack: number,
): boolean {
  return possibleWorths(coupon, subTotal, unitPrices).some(
    (worth) =>
      sameAmount(worth.discount, claimed.discount, slack) && sameAmount(worth.cashback, claimed.cashback, slack),
  )
}
