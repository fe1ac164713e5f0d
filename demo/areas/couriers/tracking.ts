import { storeById } from '../../catalogue/catalogue'
import { refused, success, type Answer } from '../../core/answer'
import { guestCall, type Call, type GuestContext } from '../../core/call'
import { id, optionalId, vendorFields } from '../../core/fields'
import { orderById } from '../orders/orders'
import { courierOf, courierPosition } from './couriers'
import { trackView } from './track-view'

/** Where the courier of an order is. Everybody who knows its number may ask. */
function track(context: GuestContext<{ order_id: string }>): Answer {
  const { demo, brand, body, say } = context
  const now = demo.clock.now()
  const order = orderById(demo.db, Number(body.order_id))
  const store = order && storeById(brand, String(order.storeId))
  if (!store) return refused(say('orderUnknown'), { Result: {} })
  const driver = courierOf(order, now)
  const position = courierPosition(order, store.point, now)
  if (!driver || !position) return refused(say('noCourier'), { Result: {} })
  return success(say('success'), { Result: trackView(context, { order, store, driver, position }, now) })
}

/** Following the courier. */
export const trackingCalls: Call[] = [
  guestCall('track_of_driver_customer', { ...vendorFields, order_id: id, user_id: optionalId }, track),
]
