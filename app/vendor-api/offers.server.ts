import { z } from 'zod'
import { type Coupon, type CouponKind } from '~/domain/checkout/coupon'
import { atLeastZero, isPositive, wireMoney, type Money } from '~/domain/money/money'
import { type Mode, type Point } from '~/domain/place/place'
import { type Offer } from '~/domain/stores/offer'
import { cacheRules, read, shortPatience, type Send } from './send'
import { firstFilled, id, listById, money, named, oneOfList, part, readableMoney, result, text } from './wire'
import { modeWord, wirePoint } from './wire-fields'

/** promo_code_type; `value` is the field with the amount or percentage of that kind. */
const kinds: Record<string, { kind: CouponKind; value: 'flat_discount' | 'discount_percentage' | null }> = {
  '1': { kind: 'percentage', value: 'discount_percentage' },
  '2': { kind: 'amount', value: 'flat_discount' },
  '3': { kind: 'cashback-amount', value: 'flat_discount' },
  '4': { kind: 'cashback-percentage', value: 'discount_percentage' },
  '5': { kind: 'free-item', value: null },
}

/** Vendors spell "no cap" in many ways: empty, missing, 0, or a number above every order (quirks 43). */
const cap = readableMoney.transform((amount) => (isPositive(amount) ? amount : null))

/** The terms of an offer, as returned by every call that checks a code. */
export const Redemption = z
  .object({
    id,
    coupon_code: text,
    promo_code_type: text.refine((type) => Object.hasOwn(kinds, type), 'a kind of offer that we cannot compute'),
    flat_discount: money,
    discount_percentage: money,
    maximum_discount_amount: cap,
    minimum_order_amount: readableMoney,
  })
  .transform((wire): Coupon => {
    const { kind, value } = kinds[wire.promo_code_type] as (typeof kinds)[string]
    return {
      id: wire.id,
      code: wire.coupon_code,
      kind,
      value: value ? atLeastZero(wire[value]) : '0',
      cap: wire.maximum_discount_amount,
      minimum: atLeastZero(wire.minimum_order_amount),
    }
  })
  .refine(({ kind, value }) => kind === 'free-item' || isPositive(value), 'an offer of nothing')

/** The order for an offer: the customer, the store, the items total, and the mode. */
export type CouponOrder = { userId: string; storeId: string; subtotal: Money; mode: Mode }

const wireOrder = ({ userId, storeId, subtotal, mode }: CouponOrder) => ({
  user_id: userId,
  restaurant_id: storeId,
  original_price: wireMoney(subtotal),
  coupon_type: modeWord(mode),
})

export const couponCalls = (send: Send, locale: string) => ({
  /**
   * The terms of an offer by its code, in the vendor's spelling if it has one (flows 6.2); its minimum may not be
   * reached. A code that does not apply is a refusal in the vendor's words. The call changes nothing, so it may be
   * repeated.
   */
  async redeem(code: string, order: CouponOrder, patience = 1): Promise<Coupon> {
    const payload = { ...wireOrder(order), coupon_code: code, is_language: locale }
    const coupon = await send('coupon_redeem', payload, result(part(Redemption)), { retry: true, patience })
    return { ...coupon, code: coupon.code || code }
  },

  /** The vendor's automatic offer, or null (flows 6.6). Like `redeem` it changes nothing; its timeout is short. */
  automatic: (order: CouponOrder): Promise<Coupon | null> =>
    send('auto_apply_coupon_redeem', wireOrder(order), result(oneOfList(Redemption)), {
      ...read,
      patience: shortPatience,
    }),
})

const Offers = result(
  listById(
    named<Offer>({
      id: [id, 'id'],
      name: [firstFilled(text), 'coupon_name', 'coupon_code'],
      code: [text, 'coupon_code'],
      text: [text, 'description'],
      // A file name stays: the deployment may know its folder (quirks 28).
      image: [text, 'coupon_image'],
    }),
  ),
)

/** The place and mode of an order. `storeId` limits offers to a store, `userId` to those still usable. */
type OfferWish = { place: (Point & { city: string }) | null; mode: Mode; storeId?: string; userId?: string }

export const offerCalls = (send: Send) => ({
  /** Offers; [] if there are none (flows 6.1). Those without a customer are the same for everyone. */
  list: ({ place, mode, storeId = '', userId = '' }: OfferWish, patience = 1): Promise<Offer[]> =>
    send(
      'couponlisting',
      {
        coupon_type: modeWord(mode),
        user_id: userId,
        cityname: place?.city ?? '',
        ...wirePoint(place),
        restaurant_id: storeId,
      },
      Offers,
      { ...read, patience, ...(userId ? { auth: 'optional' } : { auth: 'none', cache: cacheRules.offers }) },
    ),
})
