import { offerPreview, type Offer } from '~/domain/stores/offer'
import { cartSubtotal } from '~/domain/cart/cart'
import { couponWorth, missingToCoupon } from '~/domain/checkout/coupon'
import { add, compareMoney, formatLeast, isPositive } from '~/domain/money/money'
import { pictureUrl } from '~/http/images.server'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

export type OfferView = Offer & ReturnType<typeof offerPreview>

/** Offers for the visitor's place and mode; with a store only those that apply to it. */
async function loadOffers(shop: Shop, storeId?: string): Promise<OfferView[]> {
  const offers = await listOffers(shop, storeId)
  return offers.map((offer) => ({ ...offer, image: pictureUrl(offer.image), ...offerPreview(offer.text) }))
}

/** An offer, whether it can be applied to the cart, and why not if known, which is checked for customers only. */
export type OfferToApply = OfferView & { canApply: boolean; whyNot: string; isBest: boolean }

/** Most offers that the vendor is asked about for one page. */
const mostChecked = 12

/**
 * Offers from `loadOffers`, each with whether it can be applied to the cart: it applies to the cart's store and the vendor does not
 * refuse it. The one that saves the most comes first.
 */
export async function loadOffersToApply(shop: Shop, storeId?: string): Promise<OfferToApply[]> {
  const { storeId: cartStoreId } = shop.cart
  const [offers, cartOffers] = await Promise.all([
    loadOffers(shop, storeId),
    cartStoreId && !storeId ? partOf(listOffers(shop, cartStoreId)) : null,
  ])
  const ids = new Set(
    (cartOffers ? (cartOffers.data ?? []) : storeId === cartStoreId ? offers : []).map(({ id }) => id),
  )
  const candidates = offers.map((offer) => ({ ...offer, canApply: offer.code !== '' && ids.has(offer.id) }))
  const offersToCheck = candidates.filter(({ canApply }) => canApply).slice(0, mostChecked)
  const worths = new Map(
    await Promise.all(offersToCheck.map(async (offer) => [offer.id, await worthOf(shop, offer.code)] as const)),
  )
  const withWorth = candidates.map((offer) => ({ ...offer, whyNot: '', gives: '0', ...worths.get(offer.id) }))
  const sorted = withWorth.sort(
    (one, other) => Number(one.whyNot !== '') - Number(other.whyNot !== '') || compareMoney(other.gives, one.gives),
  )
  return sorted.map(({ gives, ...offer }, at) => ({
    ...offer,
    canApply: offer.canApply && offer.whyNot === '',
    isBest: at === 0 && isPositive(gives),
  }))
}

/** What an offer gives for the cart at the prices seen, or why it does not apply; nothing if the vendor cannot tell now. */
async function worthOf({ user, vendor, cart, mode, settings, t }: Shop, code: string) {
  if (!user || !cart.storeId) return {}
  const { currency } = settings
  const subtotal = cartSubtotal(cart.lines, currency)
  const wish = { userId: user.id, storeId: cart.storeId, subtotal, mode }
  try {
    const coupon = await vendor.coupons.redeem(code, wish)
    const missing = missingToCoupon(coupon, subtotal)
    if (isPositive(missing)) return { whyNot: t('offers.missing', { code, amount: formatLeast(missing, currency) }) }
    const { discount, cashback } = couponWorth(coupon, cart.lines, currency)
    const gives = add(discount, cashback)
    return isPositive(gives) ? { gives } : { whyNot: t('offers.nothing') }
  } catch (error) {
    // On a page, the vendor's refusal is thrown as a response with its message.
    if (!(error instanceof Response) || error.status < 500) throw error
    const whyNot = await error.text()
    return whyNot ? { whyNot } : {}
  }
}

function listOffers({ vendor, place, mode, user }: Shop, storeId?: string) {
  return vendor.offers.list({ place, mode, storeId, userId: user?.id })
}
