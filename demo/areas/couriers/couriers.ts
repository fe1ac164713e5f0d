import type { Store } from '../../catalogue/types'
import type { Point } from '../../core/geo'
import type { OrderRow } from '../../db/schema'
import type { CourierCompany } from '../../rules/rides'
import { hasDriver, shareOfWay, stageOf } from '../../rules/stages'
import { driverFor, type Driver } from '../../seed/drivers'
import { positionAt, routeBetween } from './route'

/** Who brings an order; null until it is on its way, and for orders that are fetched. */
export function courierOf(order: OrderRow, now: number): Driver | null {
  if (order.pickup || !hasDriver(stageOf(order, now).status)) return null
  return driverFor(order.vendorId, order.id) ?? null
}

/** The company that brings an order from this store; null where the brand does, and for orders that are fetched. */
export function companyOf(order: OrderRow, store: Store): CourierCompany | null {
  return order.pickup ? null : (store.courier ?? null)
}

/** Where the courier of an order from this store is; null when nobody knows where to. */
export function courierPosition(order: OrderRow, store: Point, now: number): Point | null {
  const { latitude, longitude } = order
  if (latitude === null || longitude === null) return null
  const route = routeBetween(store, { lat: latitude, lng: longitude }, order.id)
  return positionAt(route, shareOfWay(order, now))
}
