import type { Cuisine } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { filterQuery, type StoreFilter, type StoreSort } from './store-filter'

/** The path of a list and its other query parameters, such as the search text. */
export type ListAddress = { path: string; otherParams?: Record<string, string> }

/** A list without any filter. */
export const noFilter: StoreFilter = { cuisines: [], sort: 'relevance', vegOnly: false }

/** The words for the sort orders. */
const sortWords: Record<StoreSort, WordKey> = {
  relevance: 'filter.relevance',
  cost: 'filter.cost',
  time: 'filter.time',
  rating: 'filter.rating',
}

/** The address of a page of a filtered list. */
export function listPath({ path, otherParams = {} }: ListAddress, filter: StoreFilter, page = 1): string {
  const query = new URLSearchParams([
    ...Object.entries(otherParams),
    ...filterQuery(filter),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}

/** Cuisines that have a chip; the form has all. */
const mostChips = 12

/** The content of the form and the chips of a filtered list. */
export function filterView(shop: Shop, address: ListAddress, filter: StoreFilter, cuisines: readonly Cuisine[]) {
  const { t } = shop
  const toggle = (id: string, name: string, isOn: boolean, change: Partial<StoreFilter>) => ({
    id,
    name,
    isOn,
    href: listPath(address, { ...filter, ...change }),
  })
  const sortBy = (sort: StoreSort, word: WordKey) =>
    toggle(sort, t(word), filter.sort === sort, { sort: filter.sort === sort ? 'relevance' : sort })
  const isChosen = ({ id }: Cuisine) => filter.cuisines.includes(id)
  return {
    action: address.path,
    otherParams: Object.entries(address.otherParams ?? {}),
    sorts: Object.entries(sortWords).map(([sort, word]) => ({ sort, name: t(word) })),
    filter,
    cuisines,
    /** The number of active filters. */
    active: filterQuery(filter).size,
    /** Chips, which keep their order: each links to the list with one filter added, or removed if it is on. */
    toggles: [
      toggle('veg', t('menu.vegOnly'), filter.vegOnly, { vegOnly: !filter.vegOnly }),
      sortBy('rating', 'filter.bestRated'),
      sortBy('time', 'filter.fastest'),
      ...cuisines
        .filter((cuisine, at) => at < mostChips || isChosen(cuisine))
        .map((cuisine) => {
          const others = filter.cuisines.filter((id) => id !== cuisine.id)
          const isOn = isChosen(cuisine)
          return toggle(cuisine.id, cuisine.name, isOn, { cuisines: isOn ? others : [...others, cuisine.id] })
        }),
    ],
    all: listPath(address, noFilter),
  }
}

export type FilterView = ReturnType<typeof filterView>
