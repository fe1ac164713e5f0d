import type { Cuisine, Store } from './store'
import { deliveryFigure } from './store-card'

/** The sort orders; the first is the vendor's own. */
export const storeSorts = ['relevance', 'cost', 'time', 'rating'] as const
export type StoreSort = (typeof storeSorts)[number]

/** How a list of stores is narrowed and ordered (rules 5.12). Cuisines are ids, sorted, each once. */
export type StoreFilter = { cuisines: string[]; sort: StoreSort; vegOnly: boolean }

/** The filter of a list that shows every store in the vendor's order. */
export const noFilter: StoreFilter = { cuisines: [], sort: 'relevance', vegOnly: false }

const mostCuisines = 20
const idShape = /^[\w-]{1,20}$/

/** The filter in an address, `?cuisine=3&cuisine=7&sort=rating&veg=1`; invalid parts are ignored. */
export function storeFilter(query: URLSearchParams): StoreFilter {
  const ids = query.getAll('cuisine').filter((id) => idShape.test(id))
  return {
    cuisines: [...new Set(ids)].slice(0, mostCuisines).sort(),
    sort: storeSorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    vegOnly: query.get('veg') === '1',
  }
}

/** The filter as part of an address: always in the same order, without defaults. */
export function filterQuery({ cuisines, sort, vegOnly }: StoreFilter): URLSearchParams {
  return new URLSearchParams([
    ...cuisines.toSorted().map((id) => ['cuisine', id]),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
    ...(vegOnly ? [['veg', '1']] : []),
  ])
}

/** The filter without unknown cuisines, so that the vendor is not asked for invented ones. */
export function withKnownCuisines(filter: StoreFilter, known: readonly { id: string }[]): StoreFilter {
  return { ...filter, cuisines: filter.cuisines.filter((id) => known.some((cuisine) => cuisine.id === id)) }
}

/** Only vegetarian stores, if the filter asks for them: no vendor call has that filter. */
export function vegOf(stores: readonly Store[], { vegOnly }: Pick<StoreFilter, 'vegOnly'>): Store[] {
  return stores.filter(({ kind }) => !vegOnly || kind === 'veg')
}

/** A list that the vendor cannot filter, narrowed and ordered as it would: open stores first (rules 5.12). */
export function narrowStores(stores: readonly Store[], filter: StoreFilter, cuisines: readonly Cuisine[]): Store[] {
  const names = cuisines.filter(({ id }) => filter.cuisines.includes(id)).map(({ name }) => name)
  const cooksAny = (store: Store) => names.length === 0 || store.cuisines.some((name) => names.includes(name))
  const figure = figures[filter.sort]
  return vegOf(stores, filter)
    .filter(cooksAny)
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || compare(figure(a), figure(b)))
}

/** The sort key, lowest first; unknown values come last. */
const figures: Record<StoreSort, (store: Store) => number> = {
  relevance: () => 0,
  cost: ({ priceForTwo }) => Number(priceForTwo) || Infinity,
  time(store) {
    const figure = deliveryFigure(store)
    return (figure?.unit === 'mins' && parseFloat(figure.value)) || Infinity
  },
  rating: ({ rating }) => -rating,
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)

/** The path of a list and its other query parameters, such as the search text. */
export type ListAddress = { path: string; otherParams?: Record<string, string> }

/** The address of a page of a filtered list. */
export function listPath({ path, otherParams = {} }: ListAddress, filter: StoreFilter, page = 1): string {
  const query = new URLSearchParams([
    ...Object.entries(otherParams),
    ...filterQuery(filter),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}
