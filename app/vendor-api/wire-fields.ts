import { z } from 'zod'
import {
  couriers,
  openEnd,
  type Courier,
  type DeliveryBand,
  type DeliveryTable,
  type PaymentOption,
} from '~/domain/brand/settings'
import { tipSuggestions } from '~/domain/checkout/extras'
import { readMoney } from '~/domain/money/money'
import { type Mode, type Point } from '~/domain/place/place'
import type { Diet } from '~/domain/stores/menu'
import { anything, list, moneyOrNull, named, number, numberOrNull, text, word } from './wire'
import { isFilled, isRecord, isZero, toList, toText } from './wire-values'

/** Values that settings, stores, menus and orders share. */

/** Tax is added on top for 0 (loosely, so '' too) and, oddly, for "Yes" (quirks 19). */
export function addsTax(includedTax: unknown): boolean {
  return includedTax === '' || isZero(includedTax) || toText(includedTax).toLowerCase() === 'yes'
}

/** The bound of a table's step: a distance, or an amount that is written as one (rules 8.1). */
const bound = (otherwise: number) => anything.transform((wire) => Number(readMoney(wire) ?? otherwise))

export const bands = list(
  named<DeliveryBand>({
    above: [bound(0), 'min_value'],
    upTo: [bound(openEnd), 'max_value'],
    fee: [moneyOrNull, 'delivery_charges'],
  }),
)

/** Suggested tips; anything but a list suggests none. */
export const tips = anything.transform((wire) => tipSuggestions(toList(wire)))

/** What a fee table measures; a table that names anything else charges nothing. */
export function deliveryBasis(type: string): DeliveryTable['basis'] {
  const word = type.toLowerCase()
  return word === 'distance' || word === 'amount' ? word : 'none'
}

/** The unit that a vendor names; kilometres unless it begins with “mile”. */
export function distanceUnit(metric: string): 'km' | 'mi' {
  return metric.toLowerCase().startsWith('mile') ? 'mi' : 'km'
}

/** The company that delivers orders: null for an unknown one, undefined if missing. */
export const courierIfPresent = anything.transform((wire): Courier | null | undefined => {
  const word = toText(wire).toLowerCase()
  return wire === '' || isFilled(wire) ? (couriers.find((courier) => courier === word) ?? null) : undefined
})

/** A payment option; undefined if missing or unknown (flows 9.7). */
export const paymentOption = word<PaymentOption, undefined>(
  { both: 'both', payonline: 'online', cod: 'cash', restaurantselectpaymentoption: 'by-store' },
  undefined,
)

/** The codes of gateways, each once: bare, or in an object that names one (flows 9.9). */
export const gateways = anything.transform((wire) => {
  const codes = toList(wire).map((row) => toText(isRecord(row) ? row.name : row).toLowerCase())
  return [...new Set(codes.filter(Boolean))]
})

/** The most stars of a rating. */
const mostStars = 5

/** A rating in stars; 0 if there is none (quirks 9), or for a number that no rating has. */
export const rating = number().transform((stars) => (stars > 0 && stars <= mostStars ? stars : 0))

/** veg 0, non-veg 1; no marker for anything else (quirks 21). */
export const diet = text.transform((type): Diet => (type === '0' ? 'veg' : type === '1' ? 'non-veg' : 'none'))

/** delivery_type_time_slots and delivery_type of requests (flows 0.2). */
export const modeNumber = (mode: Mode): 1 | 0 => (mode === 'pickup' ? 0 : 1)

/** coupon_type and delivery_pickup_types of requests. */
export const modeWord = (mode: Mode): 'Pickup' | 'Delivery' => (mode === 'pickup' ? 'Pickup' : 'Delivery')

/** Coordinates as the calls take them: text, both empty when there is no place. */
export function wirePoint(point: Point | null) {
  return { latitude: point ? String(point.latitude) : '', longitude: point ? String(point.longitude) : '' }
}

/** Where and how a customer gets their food, as the calls take it (flows 0.2). */
export const wireVisit = ({ place, mode }: { place: Point | null; mode: Mode }) => ({
  ...wirePoint(place),
  delivery_type_time_slots: modeNumber(mode),
})

/** Degrees, or null for those that no place has. */
const degrees = (most: number) => numberOrNull.transform((at) => (at !== null && Math.abs(at) <= most ? at : null))

/** Two coordinates as a point, or null unless both are there. Vendors send 0 and 0, a point in the sea, for none. */
export const point = z
  .tuple([degrees(90), degrees(180)])
  .transform(([latitude, longitude]): Point | null =>
    latitude === null || longitude === null || (latitude === 0 && longitude === 0) ? null : { latitude, longitude },
  )
