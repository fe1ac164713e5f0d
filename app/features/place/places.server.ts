import { z } from 'zod'
import type { Point, Place as ShopPlace } from '~/domain/place/place'
import { env } from '~/env.server'
import { failureName, log } from '~/http/log.server'
import type { LimitName } from '~/http/request-policy/limits.server'
import { cache } from '~/http/shop/cache.server'
import type { Shop } from '~/http/shop/shop.server'
import { signed, verified } from '~/http/signed.server'
import type { WordKey } from '~/i18n/translator'
import { type FoundPlace, type Suggestion } from '~/maps/geocoder.server'
import { parseJson } from '~/vendor-api/wire-values'

/** A found place, and everything of it signed, so that it comes back unchanged from a form. */
export type SealedPlace = FoundPlace & { sealed: string }

/** How long what the maps service says is fresh, in ms. */
const freshMs = 3600_000

const purpose = ['place field'] as const

const Place = z.object({
  address: z.string().min(1).max(300),
  city: z.string().max(100),
  state: z.string().max(100),
  zip: z.string().max(20),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** The names of a place, cut to what a form takes; empty for no place. */
function namesOf(place: FoundPlace | null) {
  const { address = '', city = '', state = '' } = place ?? {}
  return { address: address.slice(0, 300), city: city.slice(0, 100), state: state.slice(0, 100) }
}

/** Signs a place of the maps service: only such a place may name its city and state. Null if it does not fit a form. */
export function sealPlace(found: FoundPlace): SealedPlace | null {
  const place = Place.safeParse({ ...found, ...namesOf(found) })
  if (!place.success) return null
  const text = Buffer.from(JSON.stringify(place.data)).toString('base64url')
  return { ...place.data, sealed: signed(text, purpose) }
}

/** The place in a field; null when it is missing or was not signed here. */
export function openPlace(sealed: string | null): SealedPlace | null {
  const text = sealed ? verified(sealed, purpose) : null
  if (!sealed || text === null) return null
  const { data: place } = Place.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  return place ? { ...place, sealed } : null
}

/** A point for all points nearby, which share a lookup: those of a street (3 decimals) or of a house (4). */
const rounded = ({ latitude, longitude }: Point, decimals: 3 | 4): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
})

/** The maps service's place at a point; null when it knows none, fails, or was asked too often from this address. */
function placeAt(shop: Shop, point: Point, decimals: 3 | 4): Promise<FoundPlace | null> {
  const { latitude, longitude } = rounded(point, decimals)
  const key = `place:${JSON.stringify([env().MAPS_API_URL, shop.locale, latitude, longitude])}`
  const isKnown = (place: FoundPlace | null) => place !== null
  const reverse = () => shop.connection.geocoder.reverse(latitude, longitude)
  return orNothing(shop, cache({ in: 'by-place', ms: freshMs, key, isKnown }, withinLimit(shop, 'places', reverse)))
}

/** The place at a marker's point: the exact point, with the names of the house there. */
export async function placeAtMarker(shop: Shop, point: Point): Promise<SealedPlace | null> {
  const near = await placeAt(shop, point, 4)
  return near && sealPlace({ ...near, ...point })
}

/** A point as a place, with the names that the maps service has for it. */
export async function placeHere(shop: Shop, point: Point): Promise<ShopPlace> {
  return { ...point, ...namesOf(await placeAt(shop, point, 3)) }
}

/** The place of a suggestion that a form names; null as for `placeAt`. `session` is the one of the suggestions. */
export const placeOfSuggestion = (shop: Shop, placeId: string, session: string): Promise<FoundPlace | null> =>
  orNothing(shop, withinLimit(shop, 'places', () => shop.connection.geocoder.byId(placeId, session))())

/** A lookup that fails once this address has asked too often. */
const withinLimit =
  <T>(shop: Shop, limit: LimitName, lookUp: () => Promise<T>) =>
  async (): Promise<T> => {
    const { waitMs } = await shop.count(limit, shop.clientAddress)
    if (waitMs > 0) throw new Error('limit reached')
    return lookUp()
  }

/** What a lookup finds; null if it fails. */
const orNothing = <T>({ requestId }: Shop, lookup: Promise<T>) =>
  lookup.catch((error: unknown) => {
    log.warn({ requestId, reason: failureName(error) }, 'maps service')
    return null
  })

type PlaceSearch = { search: string; found: SealedPlace[]; problem: WordKey | null }

/** Longest address text that is looked up. */
const searchLimit = 200

/** Shorter texts are not completed. */
const shortestBeginning = 3

/**
 * Looks a typed address up; nothing found or a failing maps service is a message beside the search box, not an error
 * page. Throws the 429 page when too much is looked up from one address.
 */
export async function searchPlaces(shop: Shop, typed: string): Promise<PlaceSearch> {
  const search = typed.trim().slice(0, searchLimit)
  if (search === '') return { search, found: [], problem: null }
  await shop.limit('places', shop.clientAddress)
  const places = await orNothing(shop, shop.connection.geocoder.search(search))
  if (!places) return { search, found: [], problem: 'location.failed' }
  const found = places.flatMap((place) => sealPlace(place) ?? [])
  return { search, found, problem: found.length === 0 ? 'location.nothingFound' : null }
}

/**
 * Places whose names begin with the text, nearest to the shop first; [] if the maps service fails or this address asked
 * too often. `session` groups the lookups of one choice, or is ''.
 */
export async function suggestPlaces(shop: Shop, typed: string, session: string): Promise<Suggestion[]> {
  const input = typed.trim().replace(/\s+/g, ' ').slice(0, searchLimit)
  if (input.length < shortestBeginning) return []
  const near = shop.place && rounded(shop.place, 3)
  const key = `beginning:${JSON.stringify([env().MAPS_API_URL, shop.locale, input.toLowerCase(), near])}`
  const isKnown = (suggestions: Suggestion[]) => suggestions.length > 0
  const suggest = withinLimit(shop, 'suggestions', () => shop.connection.geocoder.suggest(input, { near, session }))
  return (await orNothing(shop, cache({ in: 'by-place', ms: freshMs, key, isKnown }, suggest))) ?? []
}

/**
 * What the location picker looks up: the beginning of a name, which is completed while typing and is never an error, or
 * a search, which falls back to completion if nothing matches.
 */
export async function searchLocation(shop: Shop, query: URLSearchParams) {
  const typed = query.get('search') ?? ''
  const session = /^[\w-]{1,64}$/.exec(query.get('session') ?? '')?.[0] ?? ''
  const isTyping = query.has('typing')
  const { search, found, ...result } = isTyping
    ? { search: typed, found: [], problem: null }
    : await searchPlaces(shop, typed)
  const isToComplete = isTyping || result.problem === 'location.nothingFound'
  const suggestions = isToComplete ? await suggestPlaces(shop, typed, session) : []
  // An empty search gets a message; opening the page does not.
  const isEmpty = !isTyping && search === '' && query.has('search')
  const searchProblem = suggestions.length > 0 ? null : result.problem
  const problem = isEmpty ? 'address.required' : searchProblem
  const count = search && !problem ? found.length + suggestions.length : null
  return { search, found, problem, suggestions, session, count }
}
