import type { CouponSeed } from '../seed/coupons'

/** What a coupon is worth, for the client to compute. */
export function couponView(coupon: CouponSeed): Record<string, unknown> {
  return {
    id: coupon.id,
    coupon_code: coupon.code,
    promo_code_type: String(coupon.type),
    flat_discount: String(coupon.flat ?? 0),
    discount_percentage: String(coupon.percent ?? 0),
    maximum_discount_amount: String(coupon.cap ?? 0),
    minimum_order_amount: String(coupon.minimum ?? 0),
  }
}
