import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { Brand } from '../../catalogue/types'
import { wallTime } from '../../core/clock'
import { Refusal } from '../../core/refusal'
import type { Queries } from '../../db/open'
import { couponUses, orders, type User } from '../../db/schema'
import { couponsOf, type CouponSeed } from '../../seed/coupons'

/** The order or subscription for which a coupon is wanted. */
export interface CouponWish {
  brand: Brand
  user: User
  storeId: number
  /** Null where the client did not say. */
  mode: 'Delivery' | 'Pickup' | null
  purpose: 'order' | 'subscription'
  now: number
}

/** A coupon of a brand by its code, in any case. */
export function couponByCode(brand: Brand, code: string): CouponSeed | undefined {
  const wanted = code.trim().toUpperCase()
  return couponsOf(brand.id).find((coupon) => coupon.code === wanted)
}

/** Is it valid for such an order, whoever places it? */
function suits(coupon: CouponSeed, { brand, storeId, mode, purpose, now }: CouponWish): boolean {
  const today = wallTime(now, brand.timeZone).slice(0, 10)
  const onTime = coupon.until === undefined || today <= coupon.until
  const modeFits = mode === null || coupon.mode === undefined || coupon.mode === mode
  const storeFits = coupon.stores === undefined || coupon.stores.includes(storeId)
  return onTime && modeFits && storeFits && (coupon.subscription ?? false) === (purpose === 'subscription')
}

/** Has the customer placed an order before? Failed and cancelled orders do not count. */
function hasOrdered(db: Queries, userId: number): boolean {
  const counts = and(eq(orders.userId, userId), isNull(orders.cancelledAt), ne(orders.paymentState, 'failed'))
  return db.select({ id: orders.id }).from(orders).where(counts).limit(1).get() !== undefined
}

/** May this customer use it (once more)? */
export function isLeftFor(db: Queries, coupon: CouponSeed, user: User): boolean {
  const times = (own: boolean) => {
    const uses = eq(couponUses.couponId, coupon.id)
    const rows = db.select({ times: count() }).from(couponUses)
    return rows.where(own ? and(uses, eq(couponUses.userId, user.id)) : uses).get()?.times ?? 0
  }
  if (coupon.perCustomer !== undefined && times(true) >= coupon.perCustomer) return false
  if (coupon.inAll !== undefined && times(false) >= coupon.inAll) return false
  return !coupon.firstOrder || !hasOrdered(db, user.id)
}

/** The coupons a customer could use now. */
export function usableCoupons(db: Queries, wish: CouponWish): CouponSeed[] {
  return couponsOf(wish.brand.id).filter((coupon) => suits(coupon, wish) && isLeftFor(db, coupon, wish.user))
}

/** The coupon with this code, if this customer can use it now; throws a Refusal that says why not. */
export function redeemableCoupon(db: Queries, code: string, wish: CouponWish): CouponSeed {
  const coupon = couponByCode(wish.brand, code)
  if (!coupon || !suits(coupon, wish)) throw new Refusal('couponInvalid')
  if (!isLeftFor(db, coupon, wish.user)) throw new Refusal('couponUsed')
  return coupon
}

/** Records the use of a coupon. A failed order or subscription gives it back. */
export function useCoupon(
  tx: Queries,
  coupon: CouponSeed,
  userId: number,
  by: { orderId: number } | { subscriptionId: number },
): void {
  tx.insert(couponUses)
    .values({ couponId: coupon.id, userId, ...by })
    .run()
}
