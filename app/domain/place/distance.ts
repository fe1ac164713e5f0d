import { radians, type Point } from './place'

const earthRadius = 6371
const kilometresPerMile = 1.609344

/** Great-circle distance in km or statute miles (flows 5.8), or null when either place is not known. */
export function distanceBetween(from: Point | null, to: Point | null, unit: 'km' | 'mi'): number | null {
  if (!from || !to) return null
  const [latitude, other] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const chord = Math.sin((other - latitude) / 2) ** 2 + Math.cos(latitude) * Math.cos(other) * Math.sin(turn / 2) ** 2
  const kilometres = 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
  return Number.isFinite(kilometres) ? inUnit(kilometres, 'km', unit) : null
}

/** The distance in another unit. */
export function inUnit(distance: number, from: 'km' | 'mi', to: 'km' | 'mi'): number {
  if (from === to) return distance
  return to === 'mi' ? distance / kilometresPerMile : distance * kilometresPerMile
}
