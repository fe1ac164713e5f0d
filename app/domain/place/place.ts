/** Delivery or pickup; the default is delivery (rules 4.9). */
export type Mode = 'delivery' | 'pickup'

/** Where the customer wants food. City and state may be ''. */
export type Place = Point & { address: string; city: string; state: string }

/** A place on the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

/** Whether two points have exactly the same coordinates, or are both unknown. */
export const isSamePoint = (one: Point | null | undefined, other: Point | null | undefined) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude

/** An angle in radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The same longitude from -180 to 180 degrees, after any number of turns around the world. */
export const wrapLongitude = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The centre of a map if no place is known (rules 4.12). */
export const nowhere: Point = { latitude: 23, longitude: 72 }

/** Width and height of a map of the whole world at zoom 0, in pixels. */
export const tile = 256

/** The latitude at which the projection of web maps ends. */
const lastLatitude = 85

/** The point some pixels to the right and down, at a zoom; it wraps around the world and stops at the poles. */
export function movedBy({ latitude, longitude }: Point, [right, down]: readonly [number, number], zoom: number) {
  const degrees = 360 / (tile * 2 ** zoom)
  const newLatitude = latitude - down * degrees * Math.cos(radians(latitude))
  return {
    latitude: Math.min(lastLatitude, Math.max(-lastLatitude, newLatitude)),
    longitude: wrapLongitude(longitude + right * degrees),
  }
}
