/** A point on the map, in degrees. */
export interface Point {
  lat: number
  lng: number
}

const EARTH_KM = 6371
const KM_PER_MILE = 1.609344
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function kilometres(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat) / 2
  const dLng = radians(b.lng - a.lng) / 2
  const h = Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Kilometres in the brand's unit: statute miles for "Miles". */
export function inMetric(km: number, metric: string): number {
  return metric === 'Miles' ? km / KM_PER_MILE : km
}

/** The point, when both coordinates were given. */
export function pointOf(latitude: number | null, longitude: number | null): Point | null {
  return latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
}
