import type { Cuisine } from '~/domain/stores/store'
import {
  filterQuery,
  listPath,
  noFilter,
  storeSorts,
  type ListAddress,
  type StoreFilter,
  type StoreSort,
} from '~/domain/stores/store-filter'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'

/** Cuisines that have a chip; the form has all. */
const mostChips = 12

/** The content of the form and the chips of a filtered list. */
export function filterView({ t }: Shop, address: ListAddress, filter: StoreFilter, cuisines: readonly Cuisine[]) {
  const toggle = (id: string, name: string, isOn: boolean, change: Partial<StoreFilter>) => ({
    id,
    name,
    isOn,
    href: listPath(address, { ...filter, ...change }),
  })
  const sortBy = (sort: StoreSort, word: WordKey) =>
    toggle(sort, t(word), filter.sort === sort, { sort: filter.sort === sort ? 'relevance' : sort })
  const cuisineToggles = cuisines.flatMap(({ id, name }, at) => {
    const others = filter.cuisines.filter((other) => other !== id)
    const isOn = filter.cuisines.includes(id)
    return at < mostChips || isOn ? [toggle(id, name, isOn, { cuisines: isOn ? others : [...others, id] })] : []
  })
  return {
    action: address.path,
    otherParams: address.otherParams ?? {},
    sorts: storeSorts.map((sort) => ({ sort, name: t(`filter.${sort}`) })),
    filter,
    cuisines,
    /** The number of active filters. */
    active: filterQuery(filter).size,
    /** Chips, which keep their order: each links to the list with one filter added, or removed if it is on. */
    toggles: [
      toggle('veg', t('menu.vegOnly'), filter.vegOnly, { vegOnly: !filter.vegOnly }),
      sortBy('rating', 'filter.bestRated'),
      sortBy('time', 'filter.fastest'),
      ...cuisineToggles,
    ],
    all: listPath(address, noFilter),
  }
}

export type FilterView = ReturnType<typeof filterView>
