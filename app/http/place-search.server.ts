import { log } from '~/http/log.server'
import type { Shop } from '~/http/shop.server'
import type { WordKey } from '~/i18n/i18n.server'
import type { FoundPlace } from '~/maps/geocoder.server'

export type PlaceSearch = { search: string; found: FoundPlace[]; problem: WordKey | null }

/** Longest address text that is looked up. */
const searchLimit = 200

/** Looks a typed address up; nothing found or a failing maps service is a message beside the search box, not an error page. */
export async function searchPlaces(shop: Shop, typed: string): Promise<PlaceSearch> {
  const search = typed.trim().slice(0, searchLimit)
  if (search === '') return { search, found: [], problem: null }
  try {
    const found = await shop.geocoder.search(search)
    return { search, found, problem: found.length === 0 ? 'location.nothingFound' : null }
  } catch (error) {
    log.warn({ requestId: shop.requestId, reason: error instanceof Error ? error.name : 'unknown' }, 'maps service')
    return { search, found: [], problem: 'location.failed' }
  }
}
