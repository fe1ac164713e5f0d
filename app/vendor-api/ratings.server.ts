import { z } from 'zod'
import type { Rating } from '~/domain/orders/rating'
import { read, type Send } from './send'
import { flag, ifYes, oneOfList, result } from './wire'

/** "true" or "false", or other forms of a flag (quirks 18); with 101 nothing is known. */
const Rated = ifYes(result(oneOfList(z.object({ status: flag })))).transform((answer) => answer?.status ?? null)

export const ratingCalls = (send: Send) => ({
  /** Whether the customer has rated an order; null if the vendor cannot tell (flows 10.4). */
  isRated: (orderId: string): Promise<boolean | null> =>
    send('check_rating', { order_id: orderId }, Rated, { ...read, patience: 0.3 }),

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
