import { z } from 'zod'
import type { Rating } from '~/domain/orders/rating'
import { read, shortPatience, type Send } from './send'
import { flag, id, ifYes, image, listById, named, oneOfList, optionalId, result, text, webAddress } from './wire'
import { point } from './wire-fields'
import { orderStatus } from './wire-order'

const Track = named({
  status: [orderStatus, 'order_status'],
  minutesLeft: [text, 'delivery_time'],
  driver: [
    named({
      id: [optionalId, 'driver_id'],
      name: [text, 'driver_name'],
      phone: [text, 'driver_mobile_number'],
      image: [image, 'driver_image'],
    }),
  ],
  courier: [point, 'driver_latitude', 'driver_longitude'],
  store: [point, 'restaurant_latitude', 'restaurant_longitude'],
  customer: [point, 'latitude', 'longitude'],
  /** The tracking page of the company that delivers the order, or ''. */
  courierUrl: [webAddress, 'tracking_url'],
})

/** The courier's position for an order, and the rest of the vendor's tracking data. */
export type CourierTrack = z.output<typeof Track>

export const trackingCalls = (send: Send) => ({
  /** The position of an order's courier, for guests too; null if there is none, or no such order (flows 10.5). */
  ofOrder: (orderId: string): Promise<CourierTrack | null> =>
    send('track_of_driver_customer', { order_id: orderId }, ifYes(result(oneOfList(Track))), {
      ...read,
      auth: 'optional',
      // Without it the page lacks only the map, so the timeout is short.
      patience: 0.4,
    }),
})

/** "true" or "false", or other forms of a flag (quirks 18); with 101 nothing is known. */
const Rated = ifYes(result(oneOfList(z.object({ status: flag })))).transform((answer) => answer?.status ?? null)

export const ratingCalls = (send: Send) => ({
  /** Whether the customer has rated an order; null if the vendor cannot tell (flows 10.4). */
  isRated: (orderId: string): Promise<boolean | null> =>
    send('check_rating', { order_id: orderId }, Rated, { ...read, patience: shortPatience }),

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

/** A picture that waits at the vendor for the order that names it. `image` is an absolute address, or ''. */
type OrderPicture = { id: string; name: string; image: string }

const Pictures = result(
  listById(named<OrderPicture>({ id: [id, 'id'], name: [text, 'image_name'], image: [image, 'image'] })),
)

export const orderPictureCalls = (send: Send) => ({
  /**
   * Uploads pictures for the prepared order, all or none; the answer names them. Throws a refused VendorError if they
   * are too many or too large for the vendor, or if it does not name them.
   */
  add: (userId: string, storeId: string, pictures: readonly File[]): Promise<OrderPicture[]> =>
    send('upload-order-images', { user_id: userId, restaurant_id: storeId }, Pictures, {
      method: 'form',
      files: pictures.map((file) => ({ name: 'image[]', file })),
      patience: 2,
      isComplete: (added) => added.length > 0,
    }),

  /** Deletes a picture; one that no longer exists counts as deleted. */
  remove(userId: string, { id, name }: Pick<OrderPicture, 'id' | 'name'>): Promise<unknown> {
    const payload = { user_id: userId, image_id: id, image_name: name }
    return send('remove-order-image', payload, z.unknown(), { accept: [200, 101] })
  },
})
