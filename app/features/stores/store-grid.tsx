import { Fragment, type ReactNode } from 'react'
import { PickupInstead, type PickupInsteadProps } from '~/features/place/pickup-instead'
import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { StoreCard, type StoreRow } from './store-card'

export type StoreGridProps = {
  stores: StoreRow[]
  layout: 'list' | 'card'
  /** The links to the pages before and after this one; null for none. */
  previous: string | null
  next: string | null
  /** The name for pickup and the page to return to, if pickup is the alternative to delivery; else null. */
  instead?: PickupInsteadProps | null
}

/**
 * A page of stores as cards or rows, by the vendor's layout. An empty list says why and offers a next step (rules 4.11 and
 * 5.11); `empty` replaces that if a filter or search caused it.
 */
export function StoreGrid({ stores, layout, previous, next, instead, empty }: StoreGridProps & { empty?: ReactNode }) {
  const t = useT()
  if (stores.length === 0) return empty ?? <NotHere instead={instead} />
  // A list on one page has nothing to add.
  const Pages = previous || next ? 'shop-pages' : Fragment
  return (
    <>
      {previous && (
        <a className="button quiet" href={previous}>
          {t('home.previousStores')}
        </a>
      )}
      <Pages>
        <ul className={layout === 'list' ? 'stores listed' : 'stores'}>
          {stores.map((store) => (
            <StoreCard key={store.id} store={store} />
          ))}
        </ul>
        {next && (
          <a className="button quiet" href={next}>
            {t('home.moreStores')}
          </a>
        )}
      </Pages>
    </>
  )
}

/** No store serves the place (rules 4.11): offers another place, or pickup if possible. */
export function NotHere({ instead }: Pick<StoreGridProps, 'instead'>) {
  const t = useT()
  return (
    <EmptyState picture="notHere" title={t('home.notHereTitle')} text={t('home.noStores')}>
      <a className="button" href={locationPath()}>
        {t('home.changeLocation')}
      </a>
      {instead && <PickupInstead {...instead} />}
    </EmptyState>
  )
}
