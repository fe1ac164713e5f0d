import { bestFirst, knownWorth, offerStanding, type OfferTerms } from '~/domain/checkout/offer-standing'
import type { Offer } from '~/domain/stores/offer'
import type { Checkout } from '~/features/checkout/checkout.server'
import { couponTerms } from '~/features/checkout/coupon-terms.server'
import { worthTexts } from '~/features/checkout/offer-view.server'
import { partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { shortPatience } from '~/vendor-api/send'

/** An offer of the cart's store, and the vendor's terms for this customer. */
export type KnownOffer = { offer: Offer; terms: OfferTerms }

/**
 * The offers for the customer's cart, read beside the checkout from the list that the store's page shows. None for a
 * guest, while another code is applied or typed, and if the vendor is slow or fails (rules 9.9).
 */
export async function loadKnownOffers(shop: Shop): Promise<KnownOffer[]> {
  const { user, cart, drafts, vendor, place, mode, query } = shop
  const { coupon, wantedCoupon } = drafts.checkout
  if (!user || cart.lines.length === 0 || coupon || wantedCoupon || query.has('promo')) return []
  const { data } = await partOf(vendor.offers.list({ place, mode, storeId: cart.storeId }, shortPatience))
  const offers = (data ?? []).filter(({ code }) => code !== '')
  const terms = await couponTerms(shop, offers)
  return offers.map((offer) => ({ offer, terms: terms.get(offer.code) ?? null }))
}

/** The offer that gives the most for an order that nothing blocks; null if none is known to give anything. */
export function bestOffer({ settings }: Shop, { lines, coupon, blocker }: Checkout, offers: KnownOffer[]) {
  if (coupon || (blocker && blocker.kind !== 'no-time')) return null
  const [best] = bestFirst(
    offers.map(({ offer: { code, name }, terms }) => ({
      code,
      name: name === code ? '' : name,
      isFreeItem: terms !== null && 'coupon' in terms && terms.coupon.kind === 'free-item',
      standing: offerStanding({ code, isForStore: true, terms }, lines, settings.currency),
    })),
  )
  const worth = best && knownWorth(best.standing)
  if (!worth) return null
  const { code, name, isFreeItem } = best
  return { code, name, isFreeItem, ...worthTexts(worth, settings.currency) }
}
