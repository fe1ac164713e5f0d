import { z } from 'zod'
import { storeById } from '../../catalogue/catalogue'
import { refused, success } from '../../core/answer'
import { guestCall, memberCall, type Call, type MemberContext } from '../../core/call'
import { amount, id, langField, optionalId, placeFields, text, vendorFields } from '../../core/fields'
import { orRefused, Refusal } from '../../core/refusal'
import { couponsOf, type CouponSeed } from '../../seed/coupons'
import { couponView } from './coupon-view'
import { isLeftFor, redeemableCoupon, usableCoupons, type CouponWish } from './coupons'
import { couponWorth } from './worth'

/** "Delivery", "Pickup", or anything else for either. */
function modeOf(value: string): CouponWish['mode'] {
  const word = value.trim().toLowerCase()
  return word === 'delivery' ? 'Delivery' : word === 'pickup' ? 'Pickup' : null
}

const list = guestCall(
  'couponlisting',
  {
    ...vendorFields,
    ...placeFields,
    coupon_type: z.string().transform(modeOf),
    user_id: optionalId,
    cityname: text,
    restaurant_id: optionalId,
  },
  ({ demo, brand, body, say, words, picture, visitor }) => {
    const user = visitor()
    const isWanted = (coupon: CouponSeed) =>
      !coupon.unlisted &&
      (user === undefined || isLeftFor(demo.db, coupon, user)) &&
      (coupon.mode === undefined || body.coupon_type === null || coupon.mode === body.coupon_type) &&
      (coupon.stores === undefined || body.restaurant_id === '' || coupon.stores.includes(Number(body.restaurant_id)))
    const rows = couponsOf(brand.id).filter(isWanted)
    if (rows.length === 0) return refused(say('noOffers'), { Result: [] })
    return success(say('success'), {
      Result: rows.map((coupon) => ({
        id: coupon.id,
        coupon_name: words(coupon.name),
        coupon_code: coupon.code,
        description: words(coupon.about),
        coupon_image: coupon.picture === undefined ? '' : picture(coupon.picture),
      })),
    })
  },
)

const redeemFields = {
  ...langField,
  is_language: text,
  user_id: id,
  vendor_id: id,
  restaurant_id: id,
  original_price: amount,
  coupon_type: text.transform(modeOf),
}

type RedeemBody = z.output<z.ZodObject<typeof redeemFields>>

function wishOf({ brand, user, body, demo }: MemberContext<RedeemBody>): CouponWish {
  const store = storeById(brand, body.restaurant_id)
  if (!store) throw new Refusal('storeUnknown')
  return { brand, user, storeId: store.id, mode: body.coupon_type, purpose: 'order', now: demo.clock.now() }
}

const redeem = memberCall('coupon_redeem', { ...redeemFields, coupon_code: z.string() }, (context) =>
  orRefused(context, () => {
    const { body, demo, say } = context
    if (body.coupon_code.trim() === '') throw new Refusal('couponMissing')
    const coupon = redeemableCoupon(demo.db, body.coupon_code, wishOf(context))
    return success(say('success'), { Result: couponView(coupon, demo.flavour) })
  }),
)

const autoApply = memberCall('auto_apply_coupon_redeem', redeemFields, (context) =>
  orRefused(context, () => {
    const { body, demo, say } = context
    const applying = usableCoupons(demo.db, wishOf(context)).filter(
      (coupon) => coupon.automatic && (coupon.minimum ?? 0) <= body.original_price,
    )
    const worth = (coupon: CouponSeed) => couponWorth(coupon, body.original_price, []).discount
    const best = applying.toSorted((a, b) => worth(b) - worth(a))[0]
    if (!best) return refused(say('noOffers'), { Result: [] })
    return success(say('success'), { Result: couponView(best, demo.flavour) })
  }),
)

/** Offers and coupons. */
export const couponCalls: Call[] = [list, redeem, autoApply]
