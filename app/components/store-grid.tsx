import { useT } from '~/i18n/use-t'
import { locationPath } from '~/paths'
import { StoreCard, type StoreCardProps } from './store-card'

/** Stores as cards or rows, by the vendor's layout; without any it says why and leads on (spec 2 'Store picker modal'). */
export function StoreGrid({ stores, layout }: { stores: StoreCardProps['store'][]; layout: 'list' | 'card' }) {
  const t = useT()
  if (stores.length === 0) {
    return (
      <div className="empty">
        <p>{t('home.noStores')}</p>
        <a className="button" href={locationPath()}>
          {t('home.changeLocation')}
        </a>
      </div>
    )
  }
  return (
    <ul className={`stores stores-${layout}`}>
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    </ul>
  )
}
