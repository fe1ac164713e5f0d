import type { Point, Mode } from '~/domain/place/place'
import type { Offer } from '~/domain/stores/offer'
import { cacheRules } from './cache-rules'
import { read, type Send } from './send'
import { firstFilled, id, list, named, result, text } from './wire'
import { modeWord, wirePoint } from './wire-fields'

const Offers = result(
  list(
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

/** The place and mode of an order. `storeId` limits the offers to a store, `userId` to those the customer can still use. */
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
