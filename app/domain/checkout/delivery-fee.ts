import { openEnd, type Courier, type DeliveryTable, type Settings } from '~/domain/brand/settings'
import { atLeastZero, atMost, compareMoney, isPositive, toNumber, wireMoney, type Money } from '~/domain/money/money'
import type { Zone } from '~/domain/place/zone'
import type { StoreDetail } from '~/domain/stores/store'

/** The vendor's quote for one delivery: a courier's offer, or the road distance if the vendor delivers itself. */
export type DeliveryQuote = {
  courier: Courier | null
  /** Identifies the courier's offer; '' if there is none. */
  quotationId: string
  /** Null if the vendor's tables decide the fee. */
  fee: Money | null
  /** In the unit of the store's distances; null if unknown. */
  distance: number | null
}

/** The fee table that applies, and the subtotal above which delivery is free, or null. */
type DeliveryTerms = { table: DeliveryTable; freeAbove: Money | null }

/** What a fee may depend on; the distance in the table's unit, null if unknown. */
type Measured = { distance: number | null; subtotal: Money }

type TermsOf = { settings: Pick<Settings, 'delivery'>; store: Pick<StoreDetail, 'overrides'>; zone?: Zone | null }

/**
 * The fee table that applies (flows 5.10): the store's own, else the zone's, else the vendor's. A store table that only
 * repeats the vendor's does not count. Missing parts come from the vendor.
 */
export function deliveryTerms({ settings, store, zone }: TermsOf): DeliveryTerms {
  const vendor = settings.delivery
  const own = { ...vendor, ...store.overrides.delivery }
  if (textOf(own) !== textOf(vendor)) return { table: own, freeAbove: null }
  return { table: { ...vendor, ...zone?.delivery }, freeAbove: zone?.freeAbove ?? null }
}

/** Equal for equal tables, however their fees are written. */
const textOf = ({ basis, bands }: DeliveryTable) =>
  [basis, ...bands.map(({ above, upTo, fee }) => `${above} ${upTo} ${fee && wireMoney(fee)}`)].join()

/** The unrounded fee: a courier's, '0' from the zone's free subtotal on, the vendor's, a table's; null if unknown. */
export function quotedFee(
  { table, freeAbove }: DeliveryTerms,
  { deliveryQuote, distance, subtotal }: Measured & { deliveryQuote: DeliveryQuote | null },
): Money | null {
  const quotedAmount = deliveryQuote?.fee ?? null
  if (quotedAmount !== null && deliveryQuote?.courier) return atLeastZero(quotedAmount)
  if (freeAbove !== null && isPositive(freeAbove) && compareMoney(subtotal, freeAbove) >= 0) return '0'
  if (quotedAmount !== null && table.basis === 'distance') return atLeastZero(quotedAmount)
  return deliveryFee({ table, distance, subtotal })
}

/**
 * The fee of a delivery by the vendor's table (flows 5.9): the last band that contains the distance, or the whole part
 * of the subtotal; '0' if none does. Null if the band's fee is unknown or, for a table by distance, if the distance is
 * unknown or beyond all its bands (rules 8.15).
 */
export function deliveryFee({ table, distance, subtotal }: Measured & { table: DeliveryTable }): Money | null {
  if (table.basis === 'none' || table.bands.length === 0) return '0'
  const measure = table.basis === 'distance' ? distance : Math.floor(toNumber(subtotal))
  if (measure === null) return null
  const isBeyond = table.bands.every(({ upTo }) => measure > upTo)
  if (table.basis === 'distance' && isBeyond) return null
  const band = table.bands.findLast(({ above, upTo }) => above < measure && measure <= upTo)
  return band ? band.fee && atLeastZero(band.fee) : '0'
}

/**
 * The subtotal from which delivery is free: the zone's, or the first whole amount beyond the table's last band that may
 * charge, whichever is less (tables look at whole amounts only). Null if the subtotal does not matter, or nothing or
 * everything is charged.
 */
export function freeDeliveryFrom({ table: { basis, bands }, freeAbove }: DeliveryTerms): Money | null {
  const chargedUpTo = bands.filter(({ fee }) => fee === null || isPositive(fee)).map(({ upTo }) => upTo)
  const end = Math.max(...chargedUpTo)
  const byTable = basis === 'amount' && chargedUpTo.length > 0 && end < openEnd ? String(Math.floor(end) + 1) : null
  const byZone = basis !== 'none' && chargedUpTo.length > 0 && isPositive(freeAbove ?? '0') ? freeAbove : null
  return byTable !== null && byZone !== null ? atMost(byTable, byZone) : (byTable ?? byZone)
}

/** The delivery cost before anything is in the cart: free, free from a subtotal on, or at least an amount. */
type DeliveryCost = { kind: 'free' } | { kind: 'free-from' | 'from'; amount: Money }

/**
 * The least delivery cost: the road may be longer than the `distance`, in the table's unit (null if unknown). Null if it
 * is beyond the table, if a fee is unknown, or if only some of the possible fees are free (rules 8.15).
 */
export function deliveryCost(terms: DeliveryTerms, distance: number | null): DeliveryCost | null {
  const { basis, bands } = terms.table
  const freeFrom = freeDeliveryFrom(terms)
  if (basis === 'amount' && freeFrom !== null) return { kind: 'free-from', amount: freeFrom }
  if (basis === 'none' || bands.length === 0) return { kind: 'free' }
  const inReach = bands.filter(({ upTo }) => basis !== 'distance' || distance === null || distance <= upTo)
  const fees = inReach.map(({ fee }) => fee && atLeastZero(fee))
  const least = fees.reduce((one, other) => one && other && atMost(one, other), fees[0] ?? null)
  if (least === null) return null
  if (isPositive(least)) return { kind: 'from', amount: least }
  const isFreeHere = basis === 'distance' && deliveryFee({ table: terms.table, distance, subtotal: '0' }) === '0'
  return isFreeHere || fees.every((fee) => fee === '0') ? { kind: 'free' } : null
}

type CourierSources = { store: Pick<StoreDetail, 'overrides'>; settings: Pick<Settings, 'courier'> }

/** The company that delivers a store's orders: the store's, else the vendor's; null if the store delivers itself. */
export function courierOf({ store, settings }: CourierSources): Courier | null {
  return store.overrides.courier === undefined ? settings.courier : store.overrides.courier
}
