import { storeById } from '../../catalogue/catalogue'
import { refused, success } from '../../core/answer'
import { guestCall, type Call } from '../../core/call'
import { id, pointFields, slotFields, vendorFields } from '../../core/fields'
import { pointOf } from '../../core/geo'
import { hasPassed, isOpen, takesSlot } from '../../rules/opening-hours'
import { isInReach } from '../../rules/reach'
import { slotOf, visitFields } from './store-lists'
import { timingRows } from './store-view'

const storeFields = { ...vendorFields, restaurant_id: id }

const onOff = guestCall('get_restaurant_on_off', { ...storeFields, ...slotFields, ...visitFields }, (context) => {
  const { brand, body, demo, say } = context
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const { delivery_type_time_slots: mode } = body
  const slotAt = slotOf(context)
  const now = demo.clock.now()
  // A pre-order store takes orders for slots and no others.
  const open =
    slotAt === null
      ? !store.preOrder && isOpen(store, brand, now, mode)
      : !hasPassed(slotAt, now) && takesSlot(store, brand, slotAt, mode)
  return success(open ? say('success') : say('storeClosed'), { Result: { status: open ? '1' : '0' } })
})

const radius = guestCall('check_restaurant_radius', { ...storeFields, ...pointFields }, ({ brand, body, say }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'))
  const to = pointOf(body.latitude, body.longitude)
  const inReach = to !== null && isInReach(store, to, 'delivery')
  return inReach ? success(say('success')) : refused(say('outOfReach'))
})

const timing = guestCall('restaurantTiming', storeFields, ({ brand, body, say, words }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const facts = {
    delivery_timing: timingRows(store, 'delivery'),
    pickup_timing: timingRows(store, 'pickup'),
    address: words(store.address),
    business_licence_number: `LIC-${store.id}`,
    latitude: String(store.point.lat),
    longitude: String(store.point.lng),
  }
  return success(say('success'), { Result: facts })
})

/** Facts and checks of one store. */
export const storeFactCalls: Call[] = [onOff, radius, timing]
