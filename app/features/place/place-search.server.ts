import { log } from '~/http/log.server'
import { sealPlace, type SealedPlace } from '~/features/place/places.server'
import type { Shop } from '~/http/shop.server'
import type { WordKey } from '~/i18n/i18n.server'

export type PlaceSearch = { search: string; found: SealedPlace[]; problem: WordKey | null }

/** Longest address text that is looked up. */
const searchLimit = 200

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
    log.warn({ requestId: shop.requestId, reason: error instanceof Error ? error.name : 'unknown' }, 'maps service')
    return { search, found: [], problem: 'location.failed' }
  }
}
