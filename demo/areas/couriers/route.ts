import { kilometres, type Point } from '../../core/geo'

const BENDS = 9
/** How far a bend may be from the straight line, in kilometres. */
const WIDEST_KM = 0.12
const KM_PER_DEGREE = 111.195

/** From -1 to 1, always the same for the same seed and bend. */
function sway(seed: number, bend: number): number {
  const value = Math.sin(seed * 12.9898 + bend * 78.233) * 43758.5453
  return 2 * (value - Math.floor(value)) - 1
}

/** A route through the streets, with both ends: always the same for the same seed. */
export function routeBetween(from: Point, to: Point, seed: number): Point[] {
  // Degrees of longitude are shorter than those of latitude, by this factor.
  const shrink = Math.cos((from.lat * Math.PI) / 180)
  const north = to.lat - from.lat
  const east = (to.lng - from.lng) * shrink
  const length = Math.hypot(north, east)
  if (length === 0) return [from, to]
  const widest = Math.min(WIDEST_KM / KM_PER_DEGREE, length / 8)
  const bends = Array.from({ length: BENDS }, (_, index): Point => {
    const share = (index + 1) / (BENDS + 1)
    const aside = (sway(seed, index) * widest) / length
    return {
      lat: from.lat + north * share + east * aside,
      lng: from.lng + (east * share - north * aside) / shrink,
    }
  })
  return [from, ...bends, to]
}

/** The position after a share (0 to 1) of a route; null when the route has no points. */
export function positionAt(route: readonly Point[], share: number): Point | null {
  const legs = route.slice(1).map((to, index) => {
    const from = route[index] ?? to
    return { from, to, km: kilometres(from, to) }
  })
  let left = share * legs.reduce((sum, leg) => sum + leg.km, 0)
  for (const { from, to, km } of legs) {
    if (left < km) {
      const part = Math.max(0, left / km)
      return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
    }
    left -= km
  }
  return route.at(-1) ?? null
}
