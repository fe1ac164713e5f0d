import { offerPreview, type Offer } from '~/domain/stores/offer'
import { pictureUrl } from '~/http/images.server'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

export type OfferView = Offer & ReturnType<typeof offerPreview>

/** Offers for who asks, where they want food and how; with a store only those that count there. */
async function loadOffers(shop: Shop, storeId?: string): Promise<OfferView[]> {
  const offers = await listOffers(shop, storeId)
  return offers.map((offer) => ({ ...offer, image: pictureUrl(offer.image), ...offerPreview(offer.text) }))
}

/** Offers as `loadOffers` gives them, each with whether it can be applied to the cart: where that is of a store that it counts at. */
export async function loadOffersToApply(shop: Shop, storeId?: string): Promise<(OfferView & { canApply: boolean })[]> {
  const { storeId: ofCart } = shop.cart
  const [offers, counting] = await Promise.all([
    loadOffers(shop, storeId),
    ofCart && !storeId ? partOf(listOffers(shop, ofCart)) : null,
  ])
  const ids = new Set((counting ? (counting.data ?? []) : storeId === ofCart ? offers : []).map(({ id }) => id))
  return offers.map((offer) => ({ ...offer, canApply: offer.code !== '' && ids.has(offer.id) }))
}

function listOffers({ vendor, place, mode, user }: Shop, storeId?: string) {
  return vendor.offers.list({ place, mode, storeId, userId: user?.id })
}
