import { env } from '~/env.server'
import { cache } from '~/http/shop/cache.server'
import { log } from '~/http/log.server'
import { sealPlace, type SealedPlace } from '~/features/place/places.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/i18n.server'
import type { Suggestion } from '~/maps/geocoder.server'
import { roundDegrees } from '~/vendor-api/cache-rules'

export type PlaceSearch = { search: string; found: SealedPlace[]; problem: WordKey | null }

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
  try {
    const found = (await shop.geocoder.search(search)).flatMap((place) => sealPlace(place) ?? [])
    return { search, found, problem: found.length === 0 ? 'location.nothingFound' : null }
  } catch (error) {
    warn(shop, error)
    return { search, found: [], problem: 'location.failed' }
  }
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
  try {
    return await cache({ in: 'by-place', ms: suggestionsMs, key, isKnown }, async () => {
      const { waitMs } = await shop.count('suggestions', shop.clientAddress)
      if (waitMs > 0) throw new Error('limit reached')
      return shop.geocoder.suggest(input, { near, session })
    })
  } catch (error) {
    warn(shop, error)
    return []
  }
}

function warn(shop: Shop, error: unknown) {
  log.warn({ requestId: shop.requestId, reason: error instanceof Error ? error.name : 'unknown' }, 'maps service')
}
