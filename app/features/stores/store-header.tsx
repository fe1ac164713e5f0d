import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Rating, StoreFacts } from './store-facts'

/** Name, facts and state of a store. */
export function StoreHeader({ store, canOrder }: { store: StoreScreenData['store']; canOrder: boolean }) {
  const t = useT()
  return (
    <header className="store-header">
      <div className="store-header-picture">
        {store.image && <img src={store.image} alt="" width="128" height="128" />}
      </div>
      <div className="store-header-text">
        <h1>{store.name}</h1>
        <p className="store-cuisines">{store.cuisines.join(', ')}</p>
        <div className="store-header-facts">
          {store.rating && <Rating {...store.rating} />}
          <StoreFacts store={store} />
        </div>
        {store.address && <p className="store-address">{store.address}</p>}
        {store.minimum && <p className="store-minimum">{t('store.minimum', { amount: store.minimum })}</p>}
        {store.discountText && (
          <p className="store-offer">
            <Icon name="tag" /> {store.discountText}
          </p>
        )}
        {store.overlay && (
          <p className="notice" role="status">
            <Icon name="calendar-clock" /> {canOrder ? t('store.scheduleNotice') : t('store.off')}
          </p>
        )}
      </div>
    </header>
  )
}
