import type { Flavour } from '../../core/flavour'
import type { CouponSeed } from '../../seed/coupons'

/** More than any order, so it never limits a discount. */
const NO_CAP = 9_999_999

/**
 * What a coupon is worth, for the client to compute: numbers, because there are clients that compare them with amounts as
 * they come. A cap that is not there is a large number, never 0; spellings of what is empty show it as that.
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
