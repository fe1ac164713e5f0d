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
  const searched = query.has('typing') ? unsearched(typed) : await search(shop, query)
  const isToComplete = query.has('typing') || searched.problem === 'location.nothingFound'
  const suggestions = isToComplete ? await suggestPlaces(shop, typed, session) : []
  const problem = suggestions.length > 0 ? null : searched.problem
  const count = searched.search && !problem ? searched.found.length + suggestions.length : null
  return { ...searched, problem, suggestions, session, count }
}

const unsearched = (search: string): PlaceSearch => ({ search, found: [], problem: null })

/** An empty search gets a message; opening the page does not. */
async function search(shop: Shop, query: URLSearchParams): Promise<PlaceSearch> {
  const searched = await searchPlaces(shop, query.get('search') ?? '')
  return searched.search === '' && query.has('search') ? { ...searched, problem: 'address.required' } : searched
}
