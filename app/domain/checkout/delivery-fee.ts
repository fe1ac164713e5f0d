import { atLeastZero, atMost, compareMoney, isPositive, toNumber, type Money } from '~/domain/money/money'
import type { Courier } from '~/domain/brand/courier'
import type { DeliveryTable, Settings } from '~/domain/brand/settings'
import type { StoreDetail } from '~/domain/stores/store'
import type { Zone } from '~/domain/place/zone'

/**
 * What the vendor says of one delivery, beyond its tables: the offer of a courier company, or how long the road is where the vendor
 * brings it itself.
 */
export type DeliveryQuote = {
  courier: Courier | null
  /** Names a courier's offer; '' where there is none. */
  quotationId: string
  /** What it costs; null where the vendor's tables say so. */
  fee: Money | null
  /** In the vendor's unit; null when it is not said. */
  distance: number | null
}

/** What a delivery costs as far as tables say: one of them, and the subtotal from which nothing is charged, or null. */
export type DeliveryTerms = { table: DeliveryTable; freeAbove: Money | null }

type TermsOf = { vendor: DeliveryTable; zone?: Zone | null; store?: Partial<DeliveryTable> }

/**
 * Whose table counts (flows 5.10): the zone's over the vendor's, and a store's own over both. What a store only repeats of the
 * vendor's settings is none of its own. A part that is not said is the vendor's.
 */
export function deliveryTerms({ vendor, zone, store }: TermsOf): DeliveryTerms {
  const own = { ...vendor, ...store }
  if (!isSame(own, vendor)) return { table: own, freeAbove: null }
  return { table: { ...vendor, ...zone?.delivery }, freeAbove: zone?.freeAbove ?? null }
}

function isSame(one: DeliveryTable, other: DeliveryTable) {
  const isBand = ({ above, upTo, fee }: DeliveryTable['bands'][number], at: number) => {
    const like = other.bands[at]
    return like?.above === above && like.upTo === upTo && compareMoney(like.fee, fee) === 0
  }
  return one.basis === other.basis && one.bands.length === other.bands.length && one.bands.every(isBand)
}

/**
 * The fee of a delivery: a courier's offer before everything, then nothing from the zone's subtotal on, then the fee that the vendor
 * names for the road, then the table's. Not rounded yet; null where nobody knows it. Distance as `deliveryFee` takes it.
 */
export function quotedFee(
  { table, freeAbove }: DeliveryTerms,
  {
    deliveryQuote,
    distance,
    subtotal,
  }: { deliveryQuote: DeliveryQuote | null; distance: number | null; subtotal: Money },
): Money | null {
  const said = deliveryQuote?.fee ?? null
  if (said !== null && deliveryQuote?.courier) return atLeastZero(said)
  if (freeAbove !== null && isPositive(freeAbove) && compareMoney(subtotal, freeAbove) >= 0) return '0'
  return said !== null && table.basis === 'distance' ? atLeastZero(said) : deliveryFee({ table, distance, subtotal })
}

/**
 * The fee of a delivery by the vendor's table (flows 5.9): the last band that the distance, or the whole part of the
 * subtotal, is above and not beyond; '0' when none matches. A table by distance says nothing, null, of a distance that is beyond all
 * its bands or not known (rules 8.15). Distance in the table's unit, null when not known.
 */
export function deliveryFee({
  table,
  distance,
  subtotal,
}: {
  table: DeliveryTable
  distance: number | null
  subtotal: Money
}): Money | null {
  if (table.basis === 'none' || table.bands.length === 0) return '0'
  const measure = table.basis === 'distance' ? distance : Math.floor(toNumber(subtotal))
  if (measure === null) return null
  const isBeyond = table.bands.every(({ upTo }) => measure > upTo)
  if (table.basis === 'distance' && isBeyond) return null
  const band = table.bands.findLast(({ above, upTo }) => above < measure && measure <= upTo)
  return band ? atLeastZero(band.fee) : '0'
}

/**
 * The subtotal from which nothing is charged any more: the zone's, or the whole amount beyond a table's last band that charges, because
 * the whole part is what counts there; the lesser of both. Null for terms that go by something else or never charge.
 */
export function freeDeliveryFrom({ table: { basis, bands }, freeAbove }: DeliveryTerms): Money | null {
  const charged = bands.filter(({ fee }) => isPositive(fee)).map(({ upTo }) => upTo)
  const byTable = basis === 'amount' && charged.length > 0 ? String(Math.floor(Math.max(...charged)) + 1) : null
  const byZone = basis !== 'none' && charged.length > 0 && isPositive(freeAbove ?? '0') ? freeAbove : null
  return byTable !== null && byZone !== null ? atMost(byTable, byZone) : (byTable ?? byZone)
}

/** What a delivery costs before anything is in the cart: nothing, nothing from a subtotal on, or so much at least. */
export type DeliveryCost = { kind: 'free' } | { kind: 'free-from' | 'from'; amount: Money }

/**
 * The cost as far as the terms tell. The road may be longer than the distance, and the fee then higher, but never lower. Distance in the
 * table's unit, null when not known.
 */
export function deliveryCost(terms: DeliveryTerms, distance: number | null): DeliveryCost {
  const { basis, bands } = terms.table
  const freeFrom = freeDeliveryFrom(terms)
  if (basis === 'amount' && freeFrom !== null) return { kind: 'free-from', amount: freeFrom }
  const inReach = bands.filter(({ upTo }) => basis !== 'distance' || distance === null || distance <= upTo)
  const [first, ...others] = inReach.map(({ fee }) => atLeastZero(fee))
  if (basis === 'none' || first === undefined) return { kind: 'free' }
  const least = others.reduce(atMost, first)
  return isPositive(least) ? { kind: 'from', amount: least } : { kind: 'free' }
}

type Bringing = { store: Pick<StoreDetail, 'overrides'>; settings: Pick<Settings, 'courier'> }

/** The company that brings a store's orders: the store's own word before the vendor's; null where the store brings them itself. */
export function courierOf({ store, settings }: Bringing): Courier | null {
  return store.overrides.courier === undefined ? settings.courier : store.overrides.courier
}
