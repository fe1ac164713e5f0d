import { cartSubtotal } from '~/domain/cart/cart'
import { add, compareMoney, isPositive, type Currency, type Money } from '~/domain/money/money'
import { couponWorth, missingToCoupon, type Coupon, type CouponWorth, type Lines } from './coupon'

/** The vendor's terms of a listed offer for a customer's order, or its refusal in words; null if not known. */
export type OfferTerms = { coupon: Coupon } | { refusal: string } | null

/** Whether a listed offer can be applied to a cart, with what it gives if that is known, or why it cannot. */
export type OfferStanding =
  | { kind: 'applies'; worth: CouponWorth | null }
  | { kind: 'automatic' | 'other-store' | 'nothing' }
  | { kind: 'below-minimum'; missing: Money }
  | { kind: 'refused'; refusal: string }

/** `isForStore`: whether it is listed for the cart's store. What is unknown is left to the vendor, on Apply. */
type ListedOffer = { code: string; isForStore: boolean; terms: OfferTerms }

/** Whether a listed offer applies to a cart’s lines, else the first reason why it does not. */
export function offerStanding(
  { code, isForStore, terms }: ListedOffer,
  lines: Lines,
  currency: Currency,
): OfferStanding {
  if (!isForStore) return { kind: 'other-store' }
  if (code === '') return { kind: 'automatic' }
  if (!terms) return { kind: 'applies', worth: null }
  if ('refusal' in terms) return { kind: 'refused', refusal: terms.refusal }
  const missing = missingToCoupon(terms.coupon, cartSubtotal(lines, currency))
  if (isPositive(missing)) return { kind: 'below-minimum', missing }
  const worth = couponWorth(terms.coupon, lines, currency)
  return isPositive(gives(worth)) ? { kind: 'applies', worth } : { kind: 'nothing' }
}

/** Offers by what they give, inapplicable ones last, else in the vendor's order; a discount before equal cashback. */
export function bestFirst<T extends { standing: OfferStanding }>(offers: readonly T[]): T[] {
  const rank = ({ standing }: T) => {
    const worth = knownWorth(standing)
    return { isOut: standing.kind !== 'applies', gives: gives(worth), discount: worth?.discount ?? '0' }
  }
  return offers.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    return (
      Number(one.isOut) - Number(other.isOut) ||
      compareMoney(other.gives, one.gives) ||
      compareMoney(other.discount, one.discount)
    )
  })
}

/** What an offer gives for the cart, if it is known to give something. */
export function knownWorth(standing: OfferStanding): CouponWorth | null {
  return standing.kind === 'applies' ? standing.worth : null
}

const gives = (worth: CouponWorth | null) => (worth ? add(worth.discount, worth.cashback) : '0')
