import type { Store } from '../../catalogue/types'
import type { Voice } from '../../core/call'
import type { Point } from '../../core/geo'
import type { OrderRow } from '../../db/schema'
import { stageOf } from '../../rules/stages'
import type { Driver } from '../../seed/drivers'
import { rideUrl } from './ride-page'

/** An order on its way. */
interface Trip {
  order: OrderRow
  store: Store
  driver: Driver
  position: Point
}

/** The courier of an order. Empty while there is none. */
export function driverView(driver: Driver | null): Record<string, unknown> {
  return {
    driver_id: driver?.id ?? null,
    driver_name: driver?.name ?? '',
    driver_mobile_number: driver?.phone ?? '',
  }
}

/** The courier's position for the map. Six decimals of a degree are about ten centimetres. */
export function trackView(voice: Voice, trip: Trip, now: number): Record<string, unknown> {
  const { order, store, driver, position } = trip
  const { status, minutesLeft } = stageOf(order, now)
  return {
    order_id: order.id,
    order_status: status,
    ...driverView(driver),
    driver_image: driver.picture === '' ? '' : voice.picture(driver.picture),
    driver_latitude: position.lat.toFixed(6),
    driver_longitude: position.lng.toFixed(6),
    restaurant_latitude: String(store.point.lat),
    restaurant_longitude: String(store.point.lng),
    latitude: String(order.latitude ?? ''),
    longitude: String(order.longitude ?? ''),
    delivery_time: String(minutesLeft),
    tracking_url: rideUrl(voice, order, store),
  }
}
