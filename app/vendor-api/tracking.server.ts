import type { Point } from '~/domain/place/place'
import type { OrderStatus } from '~/domain/orders/order'
import { read, type Send } from './send'
import { ifYes, image, named, oneOfList, optionalId, result, text, webAddress } from './wire'
import { point } from './wire-fields'
import { orderStatus } from './wire-order'

/** The courier's position for an order, and the rest of the vendor's tracking data. */
export type CourierTrack = {
  status: OrderStatus
  minutesLeft: string
  driver: { id: string; name: string; phone: string; image: string }
  courier: Point | null
  store: Point | null
  customer: Point | null
  /** The tracking page of the company that delivers the order, or ''. */
  courierUrl: string
}

/** A point of the map; vendors send 0 and 0, a point in the sea, for none. */
const mapPoint = point.transform((point) => (point?.latitude || point?.longitude ? point : null))

const Track = named<CourierTrack>({
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
  courier: [mapPoint, 'driver_latitude', 'driver_longitude'],
  store: [mapPoint, 'restaurant_latitude', 'restaurant_longitude'],
  customer: [mapPoint, 'latitude', 'longitude'],
  courierUrl: [webAddress, 'tracking_url'],
})

export const trackingCalls = (send: Send) => ({
  /**
   * The position of an order's courier, for guests too; null while there is none, or if there is no such order (flows 10.5).
   */
  ofOrder: (orderId: string): Promise<CourierTrack | null> =>
    send('track_of_driver_customer', { order_id: orderId }, ifYes(result(oneOfList(Track))), {
      ...read,
      auth: 'optional',
      // Only the map is missing without it, so the timeout is short.
      patience: 0.4,
    }),
})
