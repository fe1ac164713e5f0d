import { z } from 'zod'
import type { Zone } from '~/domain/place/zone'
import { flagIfPresent, moneyOrNull, optionalId, part, text } from './wire'
import { bands, deliveryBasis } from './wire-fields'

const fields = z.object({
  zone_id: text,
  zone_name: text,
  status: flagIfPresent,
  restaurant_id: optionalId,
  minimum_order_value: moneyOrNull,
  delivery_charges_type: text,
  charges: bands,
  free_delivery_above: moneyOrNull,
  delivery_time: text,
})

/** A delivery zone; null if it says that it does not serve. One without that field serves. */
export const WireZone = part(fields).transform((wire): Zone | null =>
  wire.status === false
    ? null
    : {
        id: wire.zone_id,
        name: wire.zone_name,
        minimum: wire.minimum_order_value,
        delivery: wire.charges.length > 0 ? tableOf(wire.delivery_charges_type, wire.charges) : null,
        freeAbove: wire.free_delivery_above,
        minutes: wire.delivery_time,
        storeId: wire.restaurant_id,
      },
)

function tableOf(type: string, rows: z.output<typeof bands>) {
  return { ...(type && { basis: deliveryBasis(type) }), bands: rows }
}
