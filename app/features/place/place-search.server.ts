import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import { orFallback, sealPlace, withinLimit, type SealedPlace } from '~/features/place/places.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import type { Suggestion } from '~/maps/geocoder.server'
import { roundDegrees } from '~/vendor-api/cache-rules'

type PlaceSearch = { search: string; found: SealedPlace[]; problem: WordKey | null }

/** Longest address text that is looked up. */
const searchLimit = 200

/** Shorter texts are not completed. */
const shortestBeginning = 3

/** How long completions are fresh, in ms. */
const suggestionsMs = 3600_000

/**
 * Looks a typed address up; nothing found or a failing maps service is a message beside the search box, not an error page.
 * Throws the 429 page when too much is looked up from one address.
 */
export async function searchPlaces(shop: Shop, typed: string): Promise<PlaceSearch> {
  const search = typed.trim().slice(0, searchLimit)
  if (search === '') return { search, found: [], problem: null }
  await shop.limit('places', shop.clientAddress)
  const places = await orFallback(shop, null, shop.geocoder.search(search))
  if (!places) return { search, found: [], problem: 'location.failed' }
  const found = places.flatMap((place) => sealPlace(place) ?? [])
  return { search, found, problem: found.length === 0 ? 'location.nothingFound' : null }
}

/**
 * Places whose names begin with the text, nearest to the shop first; [] if the maps service fails or this address asked too
 * often. `session` groups the lookups of one choice, or is ''.
 */
export async function suggestPlaces(shop: Shop, typed: string, session: string): Promise<Suggestion[]> {
  const input = typed.trim().replace(/\s+/g, ' ').slice(0, searchLimit)
  if (input.length < shortestBeginning) return []
  const near = shop.place && {
    latitude: Number(roundDegrees(shop.place.latitude)),
    longitude: Number(roundDegrees(shop.place.longitude)),
  }
  const key = `beginning:${JSON.stringify([env().MAPS_API_URL, shop.locale, input.toLowerCase(), near])}`
  const isKnown = (suggestions: Suggestion[]) => suggestions.length > 0
  const suggest = withinLimit(shop, 'suggestions', () => shop.geocoder.suggest(input, { near, session }))
  return orFallback(shop, [], cache({ in: 'by-place', ms: suggestionsMs, key, isKnown }, suggest))
}

type LocationSearch = PlaceSearch & { suggestions: Suggestion[]; session: string; count: number | null }

/**
 * What the location picker looks up: the beginning of a name, which is completed while typing and is never an error, or a
 * search, which falls back to completion if nothing matches.
 */
export async function searchLocation(shop: Shop, query: URLSearchParams): Promise<LocationSearch> {
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
  const problem = isEmpty ? 'address.required' : suggestions.length > 0 ? null : result.problem
  const count = search && !problem ? found.length + suggestions.length : null
  return { search, found, problem, suggestions, session, count }
}
