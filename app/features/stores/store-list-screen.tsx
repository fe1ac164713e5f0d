import type { ReactNode } from 'react'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { useT } from '~/i18n/use-t'
import type { CartSummary } from '~/islands/cart/cart-bar'
import type { CartWords } from '~/islands/cart/words'
import type { FilterView } from './filter-view.server'
import { FailedPart } from '~/ui/failed-part'
import { Filtered, NothingThrough } from './store-filters'
import { StoreGrid, type StoreGridProps } from './store-grid'

/** A list of stores, as its page and its filters show it. */
export type StoreListData = {
  page: StoreGridProps
  count: number
  filters: FilterView | null
  /** The canonical address for search engines; null for a filtered list. */
  canonical: string | null
}

type Props = {
  name: string
  /** Null if it could not be read. */
  list: StoreListData | null
  /** The page itself, to try again. */
  retry: string
  summary: CartSummary
  words: CartWords
  /** Elements above or below the title. */
  picture?: ReactNode
  text?: string
}

/** The stores of a category, a brand or a banner (rules 5.15 and 5.20). */
export function StoreListScreen({ name, list, retry, summary, words, picture, text }: Props) {
  const t = useT()
  return (
    <>
      <div className="page">
        <header className="list-head">
          {picture}
          <div className="group-head">
            <h1 dir="auto">{name}</h1>
            {list && !list.filters && list.count > 0 && (
              <p className="quiet">{t('filter.count', { count: list.count })}</p>
            )}
          </div>
          {text && (
            <p className="quiet" dir="auto">
              {text}
            </p>
          )}
        </header>
        <h2 className="vh">{t('search.stores')}</h2>
        {list ? <FilteredStores list={list} /> : <FailedPart label={t('search.stores')} retry={retry} />}
      </div>
      <PageCartBar summary={summary} here="" words={words} />
    </>
  )
}

/** The stores with their filters, or why there are none: no store serves the place, or the filters exclude all. */
export function FilteredStores({ list: { page, count, filters } }: { list: StoreListData }) {
  if (!filters) {
    return (
      <div className="group">
        <StoreGrid {...page} />
      </div>
    )
  }
  return (
    <Filtered filters={filters} count={count}>
      <StoreGrid {...page} empty={filters.active > 0 ? <NothingThrough filters={filters} /> : undefined} />
    </Filtered>
  )
}
