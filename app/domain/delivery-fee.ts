import { atLeastZero, isPositive, roundToCents, toNumber, type Money } from './money'
import type { DeliveryTable } from './settings'

/**
 * The fee of a delivery by the vendor's table (flows 5.9): the last band that the distance, or the whole part of the
 * subtotal, is above and not beyond; '0' when none matches. Distance in the table's unit, null when not known.
 */
export function deliveryFee({
  table,
  distance,
  subtotal,
}: {
  table: DeliveryTable
  distance: number | null
  subtotal: Money
}): Money {
  const measure = { none: null, distance, amount: Math.floor(toNumber(subtotal)) }[table.basis]
  if (measure === null) return '0'
  const band = table.bands.findLast(({ above, upTo }) => above < measure && measure <= upTo)
  return band ? atLeastZero(roundToCents(band.fee)) : '0'
}

/**
 * The subtotal from which the table charges nothing any more, a whole amount because its whole part is what counts; null
 * for a table that goes by something else or never charges.
 */
export function freeDeliveryFrom({ basis, bands }: DeliveryTable): Money | null {
  const charged = bands.filter(({ fee }) => isPositive(fee)).map(({ upTo }) => upTo)
  return basis === 'amount' && charged.length > 0 ? String(Math.floor(Math.max(...charged)) + 1) : null
}
