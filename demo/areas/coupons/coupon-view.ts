import type { Flavour } from '../../core/flavour'
import type { CouponSeed } from '../../seed/coupons'

/** More than any order, so it never limits a discount. */
const NO_CAP = 9_999_999

/**
 * The terms from which clients compute the worth of a coupon. They are numbers, because older clients compare them
 * without conversion. A missing cap is a large number in the mixed spelling, and an empty value in the others; it is
 * never 0.
 */
export function couponView(coupon: CouponSeed, { empty }: Pick<Flavour, 'empty'>): Record<string, unknown> {
  return {
    id: coupon.id,
    coupon_code: coupon.code,
    promo_code_type: String(coupon.type),
    flat_discount: coupon.flat ?? 0,
    discount_percentage: coupon.percent ?? 0,
    maximum_discount_amount: coupon.cap ?? (empty === 'mixed' ? NO_CAP : ''),
    minimum_order_amount: coupon.minimum ?? 0,
  }
}
