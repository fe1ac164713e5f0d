import { offerPreview, type Offer } from '~/domain/offer'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop.server'

export type OfferView = Offer & ReturnType<typeof offerPreview>

/** Offers for who asks, where they want food and how; with a store only those that count there. */
export async function loadOffers({ vendor, place, mode, user }: Shop, storeId?: string): Promise<OfferView[]> {
  const offers = await vendor.offers.list({ place, mode, storeId, userId: user?.id })
  return offers.map((offer) => ({ ...offer, image: pictureUrl(offer.image), ...offerPreview(offer.text) }))
}
