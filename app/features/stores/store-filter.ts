/** How a list of stores is narrowed and ordered (rules 5.12). Cuisines are ids, sorted, each once. */
export type StoreFilter = { cuisines: string[]; sort: StoreSort; vegOnly: boolean }

/** The sort orders; the first is the vendor's own. */
const storeSorts = ['relevance', 'cost', 'time', 'rating'] as const
export type StoreSort = (typeof storeSorts)[number]

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

/** The changed filter as part of an address: always in the same order, without defaults. */
export function filterQuery(filter: StoreFilter, change: Partial<StoreFilter> = {}): URLSearchParams {
  const { cuisines, sort, vegOnly } = { ...filter, ...change }
  return new URLSearchParams([
    ...[...cuisines].sort().map((id) => ['cuisine', id]),
    ...(sort === 'relevance' ? [] : [['sort', sort]]),
    ...(vegOnly ? [['veg', '1']] : []),
  ])
}

/** The filter without unknown cuisines, so that the vendor is not asked for invented ones. */
export function withKnownCuisines(filter: StoreFilter, known: readonly { id: string }[]): StoreFilter {
  return { ...filter, cuisines: filter.cuisines.filter((id) => known.some((cuisine) => cuisine.id === id)) }
}
