import { offerPreview, type Offer } from '~/domain/stores/offer'
import { bestFirst, knownWorth, offerStanding, type OfferStanding } from '~/domain/checkout/offer-standing'
import { formatLeast } from '~/domain/money/money'
import { env } from '~/env.server'
import { couponTerms } from '~/features/checkout/coupon-terms.server'
import { pictureUrl } from '~/http/images.server'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { toImage } from '~/vendor-api/wire-values'

export type OfferToApply = Awaited<ReturnType<typeof loadOffersToApply>>[number]

/**
 * Offers for the visitor's place and mode, with a store only those that apply to it, each with whether it can be applied to the
 * cart and, if there is one, why not. The one that saves the most comes first.
 */
export async function loadOffersToApply(shop: Shop, storeId?: string) {
  const { cart, settings } = shop
  const hasCart = cart.lines.length > 0
  const [offers, cartOffers] = await Promise.all([
    listOffers(shop, storeId),
    hasCart && cart.storeId !== storeId ? partOf(listOffers(shop, cart.storeId)) : null,
  ])
  const ids = cartOffers?.data && new Set(cartOffers.data.map(({ id }) => id))
  const isForStore = ({ id }: Offer) => !ids || ids.has(id)
  const withCode = offers.filter((offer) => offer.code !== '' && isForStore(offer))
  const terms = await couponTerms(shop, withCode)
  const withStanding = offers.map((offer) => {
    const listed = { code: offer.code, isForStore: isForStore(offer), terms: terms.get(offer.code) ?? null }
    return { offer, standing: offerStanding(listed, cart.lines, settings.currency) }
  })
  return bestFirst(withStanding).map(({ offer, standing }, at) => ({
    ...offer,
    image: pictureUrl(toImage(offer.image, env().COUPON_PICTURES_URL)),
    ...offerPreview(offer.text),
    canApply: hasCart && standing.kind === 'applies',
    whyNot: hasCart ? whyNot(shop, offer.code, standing) : '',
    isBest: at === 0 && knownWorth(standing) !== null,
  }))
}

/** Why an offer cannot be applied to the cart, in words, or ''. */
function whyNot({ t, settings }: Shop, code: string, standing: OfferStanding): string {
  switch (standing.kind) {
    case 'applies':
      return ''
    case 'automatic':
      return t('offers.automatic')
    case 'other-store':
      return t('offers.otherStore')
    case 'below-minimum':
      return t('offers.missing', { code, amount: formatLeast(standing.missing, settings.currency) })
    case 'nothing':
      return t('offers.nothing')
    case 'refused':
      return standing.refusal || t('offers.notNow')
  }
}

function listOffers({ vendor, place, mode, user }: Shop, storeId?: string) {
  return vendor.offers.list({ place, mode, storeId, userId: user?.id })
}
