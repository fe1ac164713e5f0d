import { useT } from '~/i18n/use-t'
import { mark } from '~/islands/attributes'
import { homePath, locationPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { StoreCard, type StoreCardProps } from './store-card'

type Props = {
  stores: StoreCardProps['store'][]
  layout: 'list' | 'card'
  /** Numbers of the pages before and after this one; null for none. */
  previous: number | null
  next: number | null
}

/** A page of stores as cards or rows, by the vendor's layout; without any it says why and leads on (rules 4.11 and 5.11). */
export function StoreGrid({ stores, layout, previous, next }: Props) {
  const t = useT()
  if (stores.length === 0) {
    return (
      <EmptyState picture="notHere" title={t('home.notHereTitle')} text={t('home.noStores')}>
        <a className="button" href={locationPath()}>
          {t('home.changeLocation')}
        </a>
      </EmptyState>
    )
  }
  return (
    <>
      {previous && (
        <a className="button quiet" href={homePath(previous)}>
          {t('home.previousStores')}
        </a>
      )}
      <ul className={layout === 'list' ? 'stores listed' : 'stores'} {...mark({ pages: true })}>
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </ul>
      {next && (
        <a className="button quiet" href={homePath(next)} {...mark({ island: 'more' })}>
          {t('home.moreStores')}
        </a>
      )}
    </>
  )
}
