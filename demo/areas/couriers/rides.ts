import { storeById } from '../../catalogue/catalogue'
import { refused, success } from '../../core/answer'
import { guestCall, memberCall, type Call } from '../../core/call'
import { wallTime } from '../../core/clock'
import { id, looseNumber, optionalId, pointFields, vendorFields } from '../../core/fields'
import { inMetric, pointOf } from '../../core/geo'
import { money } from '../../core/money'
import { bandFee } from '../../rules/fees'
import { rideOn, roadBetween, type CourierCompany } from '../../rules/rides'
import { chargingZone } from '../../rules/zones'
import { QUOTE_SECONDS, quoteId } from './quotes'

const routeFields = { ...vendorFields, ...pointFields, restaurant_id: id }
const quoteFields = { ...routeFields, user_id: optionalId, address_id: optionalId, sub_total: looseNumber }

const oneDecimal = (value: number) => Math.round(value * 10) / 10

const quoteBy = (name: string, company: CourierCompany) =>
  memberCall(name, quoteFields, ({ demo, brand, body, say }) => {
    const store = storeById(brand, body.restaurant_id)
    if (!store) return refused(say('storeUnknown'), { Result: [] })
    const to = pointOf(body.latitude, body.longitude)
    const road = to && roadBetween(store.point, to)
    const ride = road && rideOn(company, road, brand)
    if (!ride) return refused(say('noRide'), { Result: [] })
    const validTill = demo.clock.now() + QUOTE_SECONDS * 1000
    const quote = {
      delivery_partner: company,
      quotation_id: quoteId({ storeId: store.id, to }, ride.fee, validTill),
      delivery_charge: money(ride.fee),
      currency: brand.currency,
      distance: oneDecimal(inMetric(road.km, brand.metric)),
      pickup_eta: ride.minutesToPickup,
      delivery_eta: ride.minutesToDoor,
      is_serviceable: 1,
      valid_till: wallTime(validTill, brand.timeZone),
    }
    return success(say('success'), { Result: quote })
  })

const orderDistance = guestCall('get-order-distance', routeFields, ({ brand, body, say }) => {
  const store = storeById(brand, body.restaurant_id)
  if (!store) return refused(say('storeUnknown'), { Result: [] })
  const to = pointOf(body.latitude, body.longitude)
  const road = to && roadBetween(store.point, to)
  if (!road) return refused(say('noRoad'), { Result: [] })
  const distance = inMetric(road.km, brand.metric)
  const { bands } = chargingZone(brand, to) ?? brand
  return success(say('success'), {
    Result: {
      distance: distance.toFixed(1),
      distance_metric: brand.metric,
      duration: road.minutes,
      // A table by amount does not depend on the distance.
      delivery_charges: brand.deliveryType === 'Distance' ? money(bandFee(bands, distance)) : '',
    },
  })
})

/** Roads, and couriers of other companies. */
export const rideCalls: Call[] = [
  quoteBy('get-dunzo-quotation', 'dunzo'),
  quoteBy('get_porter_delivery_charge', 'porter'),
  orderDistance,
]
