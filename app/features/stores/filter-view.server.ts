import type { Cuisine } from '~/domain/stores/home'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { chosenFilters, filterQuery, type ChosenFilter, type StoreFilter, type StoreSort } from './store-filter'

/** The path of a list and its other query parameters, such as the search text. */
export type ListAddress = { path: string; kept?: Record<string, string> }

/** A list as it is without any filter. */
export const noFilter: StoreFilter = { cuisines: [], sort: 'relevance', vegOnly: false }

/** The words of what stores are sorted by. */
const sortWords: Record<StoreSort, WordKey> = {
  relevance: 'filter.relevance',
  cost: 'filter.cost',
  time: 'filter.time',
  rating: 'filter.rating',
}

/** The address of a page of a filtered list. */
export function listPath({ path, kept = {} }: ListAddress, filter: StoreFilter, page = 1): string {
  const query = new URLSearchParams([
    ...Object.entries(kept),
    ...filterQuery(filter),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size > 0 ? `${path}?${query}` : path
}

/** What the form and the chips of a filtered list show. */
export function filterView(shop: Shop, address: ListAddress, filter: StoreFilter, cuisines: readonly Cuisine[]) {
  return {
    action: address.path,
    kept: Object.entries(address.kept ?? {}),
    sorts: Object.entries(sortWords).map(([sort, word]) => ({ sort, name: shop.t(word) })),
    filter,
    cuisines,
    chosen: chosenFilters(filter, cuisines).map((chosen) => ({
      name: nameOf(shop, chosen),
      href: listPath(address, chosen.without),
    })),
    all: listPath(address, noFilter),
  }
}

export type FilterView = ReturnType<typeof filterView>

function nameOf({ t }: Shop, chosen: ChosenFilter): string {
  if (chosen.of === 'cuisine') return chosen.name
  return chosen.of === 'veg' ? t('menu.vegOnly') : t('filter.sortedBy', { by: t(sortWords[chosen.sort]) })
}
