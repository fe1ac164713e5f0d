import type { Store } from '../../catalogue/types'
import type { Point } from '../../core/geo'
import type { OrderRow } from '../../db/schema'
import type { CourierCompany } from '../../rules/rides'
import { hasDriver, shareOfRoute, stageOf } from '../../rules/stages'
import { driverFor, type Driver } from '../../seed/drivers'
import { positionAt, routeBetween } from './route'

/** The courier of an order. Null until it is on its way, and for pickup orders. */
export function courierOf(order: OrderRow, now: number): Driver | null {
  if (order.pickup || !hasDriver(stageOf(order, now).status)) return null
  return driverFor(order.vendorId, order.id) ?? null
}

/** The company that delivers an order of this store. Null for the brand's own couriers and for pickup orders. */
export function companyOf(order: OrderRow, store: Store): CourierCompany | null {
  return order.pickup ? null : (store.courier ?? null)
}

/** Where the courier of an order from this store is; null when its destination is unknown. */
export function courierPosition(order: OrderRow, store: Point, now: number): Point | null {
  const { latitude, longitude } = order
  if (latitude === null || longitude === null) return null
  const route = routeBetween(store, { lat: latitude, lng: longitude }, order.id)
  return positionAt(route, shareOfRoute(order, now))
}
