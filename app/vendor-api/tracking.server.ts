import { z } from 'zod'
import type { MapPoint } from '~/domain/place/map-point'
import type { OrderStatus } from '~/domain/orders/order'
import type { Send } from './send'
import { coordinate, image, oneOfList, optionalId, result, text, webAddress } from './wire'
import { pointOf } from './wire-fields'
import { orderStatus } from './wire-order'

/** The courier's position for an order, and the rest of the vendor's tracking data. */
export type CourierTrack = {
  status: OrderStatus
  minutesLeft: string
  driver: { id: string; name: string; phone: string; image: string }
  courier: MapPoint | null
  store: MapPoint | null
  customer: MapPoint | null
  /** The tracking page of the company that delivers the order, or ''. */
  courierUrl: string
}

/** A point of the map; vendors send 0 and 0, a point in the sea, for none. */
const point = (latitude: number | null, longitude: number | null) =>
  latitude || longitude ? pointOf(latitude, longitude) : null

const Track = z
  .object({
    order_status: orderStatus,
    delivery_time: text,
    driver_id: optionalId,
    driver_name: text,
    driver_mobile_number: text,
    driver_image: image,
    driver_latitude: coordinate,
    driver_longitude: coordinate,
    restaurant_latitude: coordinate,
    restaurant_longitude: coordinate,
    latitude: coordinate,
    longitude: coordinate,
    tracking_url: webAddress,
  })
  .transform((wire): CourierTrack => ({
    status: wire.order_status,
    minutesLeft: wire.delivery_time,
    driver: {
      id: wire.driver_id,
      name: wire.driver_name,
      phone: wire.driver_mobile_number,
      image: wire.driver_image,
    },
    courier: point(wire.driver_latitude, wire.driver_longitude),
    store: point(wire.restaurant_latitude, wire.restaurant_longitude),
    customer: point(wire.latitude, wire.longitude),
    courierUrl: wire.tracking_url,
  }))

const CourierTrackOrNull = z
  .object({ code: z.string(), Result: z.unknown().optional() })
  .transform((body) => (body.code === '200' ? result(oneOfList(Track)).parse(body) : null))

export const trackingCalls = (send: Send) => ({
  /**
   * The position of an order's courier, for guests too; null while there is none, or if there is no such order (flows 10.5).
   */
  ofOrder: (orderId: string): Promise<CourierTrack | null> =>
    send('track_of_driver_customer', { order_id: orderId }, CourierTrackOrNull, {
      accept: [200, 101],
      auth: 'optional',
      retry: true,
      // Only the map is missing without it, so the timeout is short.
      patience: 0.4,
    }),
})
