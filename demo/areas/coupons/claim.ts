import type { MemberContext } from '../../core/call'
import { priceText, slackOf } from '../../core/money'
import { Refusal } from '../../core/refusal'
import type { CheckedLine } from '../../rules/order-lines'
import { couponsOf, type CouponSeed } from '../../seed/coupons'
import { couponByCode, redeemableCoupon, type CouponWish } from './coupons'
import { worthFits } from './worth'

/** The coupon that a client names, and what the client computed it to be worth. */
interface CouponClaim {
  coupon_id: string
  coupon_redeem: string
  discount_price: number
  cashback: number
  sub_total: number
}

/** The coupon of an order or subscription, if the client computed its worth correctly. Undefined without a coupon. */
export function claimedCoupon(
  context: Pick<MemberContext<unknown>, 'demo' | 'brand' | 'user' | 'words'>,
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
  if (!worthFits(claimed, coupon, claim.sub_total, unitPrices, slackOf(context))) throw new Refusal('totalWrong')
  return coupon
}
