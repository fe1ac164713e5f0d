import { z } from 'zod'
import type { Place as ShopPlace, Point } from '~/domain/place/place'
import { env } from '~/env.server'
import { signed, verified } from '~/http/signed.server'
import { cache } from '~/http/shop/cache.server'
import { failureName, log } from '~/http/log.server'
import type { LimitName } from '~/http/request-policy/limits.server'
import type { Shop } from '~/http/shop/shop.server'
import type { FoundPlace } from '~/maps/geocoder.server'
import { roundDegrees } from '~/vendor-api/cache-rules'
import { parseJson } from '~/vendor-api/wire-values'

/** A found place in a form: its address to show, and everything signed, so that it comes back unchanged. */
export type SealedPlace = { address: string; sealed: string }

/** How long the name of a place at a point is fresh, in ms. */
const namesMs = 3600_000

/** Degrees to four decimals, some 10 m. */
const toHouse = (degrees: number | string) => Number(degrees).toFixed(4)

const purpose = ['place field'] as const

const Place = z.object({
  address: z.string().min(1).max(300),
  city: z.string().max(100),
  state: z.string().max(100),
  zip: z.string().max(20),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** Signs what the maps service found, because only such a place may name its city and state. Null if it does not fit a form. */
export function sealPlace(found: FoundPlace): SealedPlace | null {
  const place = Place.safeParse({ ...found, address: found.address.slice(0, 300) })
  if (!place.success) return null
  const text = Buffer.from(JSON.stringify(place.data)).toString('base64url')
  return { address: place.data.address, sealed: signed(text, purpose) }
}

/** The place in a field; null when it is missing or was not signed here. */
export function openPlace(sealed: string | null | undefined): FoundPlace | null {
  const text = sealed ? verified(sealed, purpose) : null
  if (text === null) return null
  return Place.nullable()
    .catch(null)
    .parse(parseJson(Buffer.from(text, 'base64url').toString()))
}

/** A signed place that a form sent, to be shown again; null if it was not signed here. */
export function sealedPlace(sealed: string | null): SealedPlace | null {
  const place = openPlace(sealed)
  return sealed && place ? { address: place.address, sealed } : null
}

/**
 * The place at a point that a device or a form names, as the maps service knows it; null when it knows none, fails, or was
 * asked too often from this address. `round` makes nearby points share one lookup: those of a street, or those of a house.
 */
function placeAt(shop: Shop, { latitude, longitude }: Point, round = roundDegrees): Promise<FoundPlace | null> {
  const point = [round(latitude), round(longitude)]
  const key = `place:${JSON.stringify([env().MAPS_API_URL, shop.locale, ...point])}`
  const isKnown = (place: FoundPlace | null) => place !== null
  const reverse = () => shop.geocoder.reverse(Number(point[0]), Number(point[1]))
  return orFallback(
    shop,
    null,
    cache({ in: 'by-place', ms: namesMs, key, isKnown }, withinLimit(shop, 'places', reverse)),
  )
}

/** The place at a marker's point: the exact point, with the names of the house there. */
export async function placeAtMarker(shop: Shop, point: Point): Promise<SealedPlace | null> {
  const near = await placeAt(shop, point, toHouse)
  return near && sealPlace({ ...near, ...point })
}

/** A point as a place, with the names that the maps service has for it. */
export async function placeHere(shop: Shop, { latitude, longitude }: Point): Promise<ShopPlace> {
  const near = await placeAt(shop, { latitude, longitude })
  const { address = '', city = '', state = '' } = near ?? {}
  return { latitude, longitude, address: address.slice(0, 300), city: city.slice(0, 100), state: state.slice(0, 100) }
}

/** The place of a suggestion that a form names; null as for `placeAt`. `session` is the one of the suggestions. */
export const placeOfSuggestion = (shop: Shop, placeId: string, session: string): Promise<FoundPlace | null> =>
  orFallback(shop, null, withinLimit(shop, 'places', () => shop.geocoder.byId(placeId, session))())

/** A lookup that fails once this address has asked too often. */
export const withinLimit =
  <T>(shop: Shop, limit: LimitName, lookUp: () => Promise<T>) =>
  async (): Promise<T> => {
    const { waitMs } = await shop.count(limit, shop.clientAddress)
    if (waitMs > 0) throw new Error('limit reached')
    return lookUp()
  }

/** What a lookup finds, or the fallback if it fails. */
export async function orFallback<T>(shop: Shop, fallback: T, lookup: Promise<T>): Promise<T> {
  try {
    return await lookup
  } catch (error) {
    log.warn({ requestId: shop.requestId, reason: failureName(error) }, 'maps service')
    return fallback
  }
}
