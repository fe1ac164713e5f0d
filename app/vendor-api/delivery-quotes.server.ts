import { z } from 'zod'
import { inUnit } from '~/domain/place/distance'
import type { Money } from '~/domain/money/money'
import type { Courier } from '~/domain/brand/settings'
import type { DeliveryQuote } from '~/domain/checkout/delivery-fee'
import type { Send } from './send'
import { moneyOrNull, numberOrNull, part, text, unlessOff } from './wire'
import { distanceUnit, wirePoint, type Point } from './wire-fields'

/** A delivery to be quoted. `subtotal` is the total of the cart. */
type Delivery = { userId: string; storeId: string; addressId: string; point: Point; subtotal: Money }

/**
 * A courier's quote with its expiry ('YYYY-MM-DD HH:mm:ss' in the vendor's time, or ''), or the vendor's reason why there is
 * none.
 */
export type CourierOffer = { deliveryQuote: DeliveryQuote; validTill: string } | { deliveryQuote: null; reason: string }

const offer = z.object({
  quotation_id: text,
  delivery_charge: moneyOrNull,
  distance: numberOrNull,
  is_serviceable: unlessOff,
  valid_till: text,
})

const Offer = z.object({ code: z.string(), msg: text, Result: part(offer) })

const Road = z
  .object({
    code: z.string(),
    Result: part(z.object({ distance: numberOrNull, distance_metric: text, delivery_charges: moneyOrNull })),
  })
  .transform(({ code, Result }) =>
    code === '200' && Result.distance !== null
      ? { distance: Result.distance, unit: Result.distance_metric, fee: Result.delivery_charges }
      : null,
  )

/** The call for each courier (flows 5.10). */
const offerCalls = { dunzo: 'get-dunzo-quotation', porter: 'get_porter_delivery_charge' } as const

/** These calls have a short timeout, because without an answer the vendor's tables set the fee. */
const askOptions = { accept: [200, 101], retry: true, patience: 0.4 } as const

export const deliveryQuoteCalls = (send: Send) => ({
  /** A courier company's price for a delivery; no quote if it does not deliver there. Throws VendorError. */
  async offer(courier: Courier, { userId, storeId, addressId, point, subtotal }: Delivery): Promise<CourierOffer> {
    const payload = { user_id: userId, restaurant_id: storeId, address_id: addressId, sub_total: subtotal }
    const { code, msg, Result } = await send(
      offerCalls[courier],
      { ...payload, ...wirePoint(point) },
      Offer,
      askOptions,
    )
    const { delivery_charge: fee, quotation_id: quotationId, distance, valid_till: validTill } = Result
    if (code !== '200' || fee === null || !Result.is_serviceable)
      return { deliveryQuote: null, reason: code === '200' ? '' : msg }
    return { deliveryQuote: { courier, quotationId, fee, distance }, validTill }
  },

  /**
   * The distance by road from a store to a point, with the vendor's fee if it names one; null if there is no road (flows 5.10).
   */
  async road(storeId: string, point: Point, unit: 'km' | 'mi'): Promise<DeliveryQuote | null> {
    const payload = { restaurant_id: storeId, ...wirePoint(point) }
    const road = await send('get-order-distance', payload, Road, { ...askOptions, auth: 'none' })
    if (!road) return null
    const distance = inUnit(road.distance, road.unit ? distanceUnit(road.unit) : unit, unit)
    return { courier: null, quotationId: '', fee: road.fee, distance }
  },
})
