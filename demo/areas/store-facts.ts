import { storeById } from '../catalogue/catalogue'
import { found, refused } from '../core/answer'
import { guestCall, type Call } from '../core/call'
import { flag, id, pointFields, slotFields, vendorFields } from '../core/fields'
import { kilometres, pointOf } from '../core/geo'
import { reviewsOf } from '../seed/reviews'
import { DELIVERY_RADIUS_KM, openingHours } from '../views/store-view'

const storeFields = { ...vendorFields, restaurant_id: id }

const onOff = guestCall(
  'get_restaurant_on_off',
  { ...storeFields, ...slotFields, delivery_type_time_slots: flag },
  ({ brand, body, say }) => {
    const store = storeById(brand, body.restaurant_id)
    if (!store) return refused(say('storeUnknown'), { Result: [] })
    const scheduled = body.date !== '' || body.starttime !== ''
    // A closed store takes orders for a slot when the brand says so; a pre-order store takes nothing else.
    const open = store.closed ? brand.takesScheduledOrders && scheduled : !store.preOrder || scheduled
    return found(open ? say('success') : say('storeClosed'), { Result: { status: open ? '1' : '0' } })
  },
)

const radius = guestCall('check_restaurant_radius', { ...storeFields, ...pointFields }, ({ brand, body, say }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'))
  const to = pointOf(body.latitude, body.longitude)
  const inReach = to !== null && kilometres(to, store.point) <= DELIVERY_RADIUS_KM
  return inReach ? found(say('success')) : refused(say('outOfReach'))
})

const timing = guestCall('restaurantTiming', storeFields, ({ brand, body, say, words }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const facts = {
    delivery_timing: openingHours,
    pickup_timing: openingHours,
    address: words(store.address),
    business_licence_number: `LIC-${store.id}`,
    latitude: String(store.point.lat),
    longitude: String(store.point.lng),
  }
  return found(say('success'), { Result: facts })
})

const reviews = guestCall('get_restaurant_rating', storeFields, ({ brand, body, say, words }) => {
  const store = storeById(brand, body.restaurant_id)
  const rows = store ? reviewsOf(store, brand.languages[0]) : []
  if (rows.length === 0) return refused(say('noReviews'), { Result: [] })
  return found(say('success'), {
    Result: rows.map((review) => ({
      rating: review.stars,
      user_name: review.author,
      created_at: review.date,
      description: words(review.comment),
    })),
  })
})

/** Facts and checks of one store. */
export const storeFactCalls: Call[] = [onOff, radius, timing, reviews]
