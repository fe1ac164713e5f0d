import { distanceBetween, inUnit } from '~/domain/place/distance'
import { isSamePoint, radians, type Point } from '~/domain/place/place'
import { fill } from '~/domain/text/fill'
import { numberText } from '~/domain/text/number-text'
import type { TrackMapData } from './track'

/** A move of fewer kilometres than this has no direction, because positions are never exact. */
const leastMove = 0.005

/** Below this many kilometres a courier is almost there. */
const nearby = 0.1

/** The direction from one point to another, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const [latitude, other] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(other)
  const north = Math.cos(latitude) * Math.sin(other) - Math.sin(latitude) * Math.cos(other) * Math.cos(turn)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** The direction of a courier after a move; without a move it stays the same. */
export function headingAfter(before: number | null, from: Point, to: Point): number | null {
  return (distanceBetween(from, to, 'km') ?? 0) < leastMove ? before : bearing(from, to)
}

/** The path of a courier as far as it was seen, from its start to its last position, and the courier's direction. */
export type CourierRoute = { path: Point[]; heading: number | null }

/** The most positions kept; a longer path drops every other one. */
const mostPlaces = 500

/** The route with one more position of the courier; the same route if the position is not new. */
export function withPosition(route: CourierRoute, to: Point): CourierRoute {
  const at = route.path.at(-1)
  if (isSamePoint(at, to)) return route
  const path = route.path.length < mostPlaces ? route.path : route.path.filter((_, place) => place % 2 === 0)
  return { path: [...path, to], heading: at ? headingAfter(route.heading, at, to) : route.heading }
}

/** The position in a value of the realtime database (flows 10.5), or null. */
export function placeOf(value: unknown): Point | null {
  if (typeof value !== 'object' || value === null) return null
  const position = value as Record<string, unknown>
  const degrees = (name: string, most: number) => {
    const text = typeof position[name] === 'string' ? position[name].trim() : position[name]
    const number = typeof text === 'number' || (typeof text === 'string' && text) ? Number(text) : NaN
    return Math.abs(number) <= most ? number : null
  }
  const [latitude, longitude] = [degrees('latitude', 90), degrees('longitude', 180)]
  // A position of 0, 0, in the sea, means that the vendor knows none.
  return latitude === null || longitude === null || (!latitude && !longitude) ? null : { latitude, longitude }
}

type DistanceWords = Pick<TrackMapData, 'unit'> & { words: Pick<TrackMapData['words'], 'away' | 'near' | 'distance'> }

/** How far away the courier is, in words; '' if unknown. */
export function distanceText({ words, unit }: DistanceWords, kilometres: number | null, locale: string): string {
  if (kilometres === null) return ''
  if (kilometres < nearby) return words.near
  const value = numberText(Math.max(nearby, inUnit(kilometres, 'km', unit)).toFixed(1), locale)
  return fill(words.away, { distance: fill(words.distance, { value }, locale) }, locale)
}

/** Whether a distance has changed enough since the last announcement to announce it again. */
export function changedNotably(announced: number | null, now: number | null): boolean {
  if (announced === null || now === null) return announced !== now
  if (announced < nearby !== now < nearby) return true
  return Math.abs(announced - now) >= Math.max(nearby, announced / 4)
}
