import type { Shop } from '~/http/shop/shop.server'
import type { Suggestion } from '~/maps/geocoder.server'
import { searchPlaces, suggestPlaces, type PlaceSearch } from './place-search.server'

type LocationSearch = PlaceSearch & { suggestions: Suggestion[]; session: string; count: number | null }

/**
 * What the location picker looks up: the beginning of a name, which is completed while typing and is never an error, or a
 * search, which falls back to completion if nothing matches.
 */
export async function searchLocation(shop: Shop, query: URLSearchParams): Promise<LocationSearch> {
  const typed = query.get('search') ?? ''
  const session = /^[\w-]{1,64}$/.exec(query.get('session') ?? '')?.[0] ?? ''
  const result = query.has('typing') ? withoutSearch(typed) : await search(shop, query)
  const isToComplete = query.has('typing') || result.problem === 'location.nothingFound'
  const suggestions = isToComplete ? await suggestPlaces(shop, typed, session) : []
  const problem = suggestions.length > 0 ? null : result.problem
  const count = result.search && !problem ? result.found.length + suggestions.length : null
  return { ...result, problem, suggestions, session, count }
}

const withoutSearch = (search: string): PlaceSearch => ({ search, found: [], problem: null })

/** An empty search gets a message; opening the page does not. */
async function search(shop: Shop, query: URLSearchParams): Promise<PlaceSearch> {
  const result = await searchPlaces(shop, query.get('search') ?? '')
  return result.search === '' && query.has('search') ? { ...result, problem: 'address.required' } : result
}
