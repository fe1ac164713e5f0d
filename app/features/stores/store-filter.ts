/** How a list of stores is narrowed and ordered (rules 5.12). Cuisines are ids, sorted, each once. */
export type StoreFilter = { cuisines: string[]; sort: StoreSort; vegOnly: boolean }

/** What stores can be sorted by; the first is the vendor's own order. */
const storeSorts = ['relevance', 'cost', 'time', 'rating'] as const
export type StoreSort = (typeof storeSorts)[number]

/** One thing that a filter does, and the filter without it: a chip that takes it back. */
export type ChosenFilter = { without: StoreFilter } & (
  { of: 'cuisine'; name: string } | { of: 'sort'; sort: StoreSort } | { of: 'veg' }
)

const mostCuisines = 20
const idShape = /^[\w-]{1,20}$/

/** The filter in an address, `?cuisine=3&cuisine=7&sort=rating&veg=1`; what cannot be read is as if it were not there. */
export function storeFilter(query: URLSearchParams): StoreFilter {
  const ids = query.getAll('cuisine').filter((id) => idShape.test(id))
  return {
    cuisines: [...new Set(ids)].slice(0, mostCuisines).sort(),
    sort: storeSorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
    vegOnly: query.get('veg') === '1',
  }
}

/** The filter, changed, as an address carries it: always in the same order, and nothing of what goes without saying. */
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

/** What a filter does, one by one, in the order of its form. */
export function chosenFilters(filter: StoreFilter, cuisines: readonly { id: string; name: string }[]): ChosenFilter[] {
  const named = cuisines.filter(({ id }) => filter.cuisines.includes(id))
  return [
    ...(filter.sort === 'relevance'
      ? []
      : [{ of: 'sort' as const, sort: filter.sort, without: { ...filter, sort: 'relevance' as const } }]),
    ...named.map(({ id, name }) => ({
      of: 'cuisine' as const,
      name,
      without: { ...filter, cuisines: filter.cuisines.filter((other) => other !== id) },
    })),
    ...(filter.vegOnly ? [{ of: 'veg' as const, without: { ...filter, vegOnly: false } }] : []),
  ]
}
