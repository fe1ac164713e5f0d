import type { Call } from '../core/call'
import type { Point } from '../core/geo'
import { wordsOf } from '../core/text'
import type { KnownPlace } from './known-places'

/** Returns a field of a request to the maps service, '' if it was left out. */
export type ReadField = (name: string) => string

/** Should the answer be in Arabic? All other answers are in English. */
export const wantsArabic = (field: ReadField): boolean => field('language').toLowerCase().startsWith('ar')

/** The point that "lat,lng" means. Null when it means none. */
export function pointIn(value: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(value) ?? []
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null
}

const partsOf: Record<string, (place: KnownPlace) => readonly string[]> = {
  country: (place) => [...place.country, place.countryCode],
  administrative_area: (place) => [...place.state, place.stateCode],
  locality: (place) => place.locality,
  postal_code: (place) => [place.postalCode],
  route: (place) => (place.kind === 'route' ? place.name : []),
}

const same = (a: string, b: string) => wordsOf(a).join(' ') === wordsOf(b).join(' ')

/** A test for places inside "country:in|country:ae|postal_code:380009": one value of each named part must match. */
export function insideOf(components: string): (place: KnownPlace) => boolean {
  const wanted = new Map<string, string[]>()
  for (const filter of components.split('|')) {
    const [part = '', value = ''] = filter.split(':').map((text) => text.trim())
    if (Object.hasOwn(partsOf, part)) wanted.set(part, [...(wanted.get(part) ?? []), value])
  }
  return (place) =>
    [...wanted].every(([part, values]) =>
      partsOf[part]?.(place).some((name) => values.some((value) => same(name, value))),
    )
}

const DENIED = 'You must use an API key to authenticate each request to this API.'

/** A call of the maps service. It is recorded and can be made to fail like a call of the vendor API. */
export function mapsCall(name: string, nothing: object, answer: (field: ReadField) => object): Call {
  return {
    name,
    method: 'GET',
    answer(_demo, { fields }) {
      const field: ReadField = (name) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
      const isDenied = field('key') === ''
      return { ...nothing, ...(isDenied ? { status: 'REQUEST_DENIED', error_message: DENIED } : answer(field)) }
    },
  }
}

/** The answer to an incomplete or unreadable request. */
export const invalid = (reason: string): object => ({ status: 'INVALID_REQUEST', error_message: reason })
