import { z } from 'zod'
import type { Rating } from '~/domain/orders/rating'
import type { Send } from './send'
import { flag, oneOfList } from './wire'

/** "true" or "false", or other forms of a flag (quirks 18); with 101 nothing is known. */
const Rated = z
  .object({ code: z.string(), Result: oneOfList(z.object({ status: flag })) })
  .transform(({ code, Result }) => (code === '200' && Result ? Result.status : null))

export const ratingCalls = (send: Send) => ({
  /** Whether the customer has rated an order; null if the vendor cannot tell (flows 10.4). */
  isRated: (orderId: string): Promise<boolean | null> =>
    send('check_rating', { order_id: orderId }, Rated, { accept: [200, 101], retry: true, patience: 0.3 }),

  /** Rates a delivered order: store and courier have separate fields. Refused if it was rated before. */
  add: ({ orderId, store, driver }: Rating): Promise<unknown> =>
    send(
      'add_rating',
      {
        order_id: orderId,
        rating: store.stars,
        description: store.words,
        ...(driver && { rating_driver: driver.stars, description_driver: driver.words }),
      },
      z.unknown(),
    ),
})
