import type { Courier } from '~/domain/brand/settings'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'
import type { Money } from '~/domain/money/money'
import { inUnit } from '~/domain/place/distance'
import type { Point } from '~/domain/place/place'
import { read, type Send } from './send'
import { dateTime, ifYes, isYes, moneyOrNull, named, numberOrNull, text, unlessOff } from './wire'
import { distanceUnit, wirePoint } from './wire-fields'

/** A delivery to be quoted. `subtotal` is the total of the cart. */
type Delivery = { userId: string; storeId: string; addressId: string; point: Point; subtotal: Money }

/** A courier's quote, valid till 'YYYY-MM-DD HH:mm:ss' in the vendor's time or '', or the reason for none. */
export type CourierOffer = { deliveryQuote: DeliveryQuote; validTill: string } | { deliveryQuote: null; reason: string }

const Offer = named({
  isYes: [isYes],
  reason: [text, 'msg'],
  quotationId: [text, 'Result.quotation_id'],
  fee: [moneyOrNull, 'Result.delivery_charge'],
  distance: [numberOrNull, 'Result.distance'],
  isServiceable: [unlessOff, 'Result.is_serviceable'],
  validTill: [dateTime, 'Result.valid_till'],
})

const Road = ifYes(
  named({
    distance: [numberOrNull, 'Result.distance'],
    unit: [text, 'Result.distance_metric'],
    fee: [moneyOrNull, 'Result.delivery_charges'],
  }),
)

/** The call for each courier (flows 5.10). */
const offerCalls = { dunzo: 'get-dunzo-quotation', porter: 'get_porter_delivery_charge' } as const

/** These calls have a short timeout, because without an answer the vendor's tables set the fee. */
const askOptions = { ...read, patience: 0.4 } as const

export const deliveryQuoteCalls = (send: Send) => ({
  /** A courier company's price for a delivery; no quote if it does not deliver there. Throws VendorError. */
  async offer(courier: Courier, { userId, storeId, addressId, point, subtotal }: Delivery): Promise<CourierOffer> {
    const payload = { user_id: userId, restaurant_id: storeId, address_id: addressId, sub_total: subtotal }
    const answer = await send(offerCalls[courier], { ...payload, ...wirePoint(point) }, Offer, askOptions)
    const { fee, quotationId, distance, validTill } = answer
    if (!answer.isYes || fee === null || !answer.isServiceable)
      return { deliveryQuote: null, reason: answer.isYes ? '' : answer.reason }
    return { deliveryQuote: { courier, quotationId, fee, distance }, validTill }
  },

  /** The distance by road from a store to a point, with the vendor's fee, if any; null without a road (flows 5.10). */
  async road(storeId: string, point: Point, unit: 'km' | 'mi'): Promise<DeliveryQuote | null> {
    const payload = { restaurant_id: storeId, ...wirePoint(point) }
    const road = await send('get-order-distance', payload, Road, { ...askOptions, auth: 'none' })
    if (!road || road.distance === null) return null
    const distance = inUnit(road.distance, road.unit ? distanceUnit(road.unit) : unit, unit)
    return { courier: null, quotationId: '', fee: road.fee, distance }
  },
})
