import type { StoreScreenData } from '~/features/stores/store-screen.server'
import { listText } from '~/i18n/list-text'
import { useLocale, useT } from '~/i18n/use-t'
import { WithAmount } from '~/ui/with-amount'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { Rating } from './store-facts'

type Props = { store: StoreScreenData['store']; canOrder: boolean }

/** Cover, name, facts and state of a store. */
export function StoreHeader({ store, canOrder }: Props) {
  const t = useT()
  const cuisines = listText(store.cuisines, useLocale())
  const { rating, delivery } = store
  const time = delivery && (delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value)
  return (
    <>
      <Picture
        src={store.image}
        name={store.name}
        width={1200}
        height={600}
        sizes="min(75rem, 100vw)"
        className="store-cover"
        isFirst
      />
      <header className="store-head">
        <h1 dir="auto">{store.name}</h1>
        <ul className="meta">
          {rating && (
            <li>
              <Rating {...rating} />
            </li>
          )}
          {store.reviewCount > 0 && <li>{t('store.reviews', { count: store.reviewCount })}</li>}
          {cuisines && (
            <li>
              <span dir="auto">{cuisines}</span>
            </li>
          )}
          {store.kind === 'veg' && (
            <li>
              <span className="tag good">{t('store.veg')}</span>
            </li>
          )}
        </ul>
        <ul className="meta">
          {time && (
            <li>
              <b>{time}</b>
            </li>
          )}
          {store.priceForTwo && (
            <li>
              <WithAmount text={t('store.forTwo', { price: '{{amount}}' })} amount={store.priceForTwo} />
            </li>
          )}
          {store.minimum && (
            <li>
              <WithAmount text={t('store.minimum', { amount: '{{amount}}' })} amount={store.minimum} />
            </li>
          )}
          {store.isPreOrderOnly && (
            <li>
              <span className="tag plain">{t('store.preOrderOnly')}</span>
            </li>
          )}
        </ul>
        {store.address && (
          <p className="quiet small-text" dir="auto">
            {store.address}
          </p>
        )}
        {store.discountText && (
          <p className="offer">
            <Icon name="tag" /> <span dir="auto">{store.discountText}</span>
          </p>
        )}
        {store.overlay && (
          <p className={canOrder ? 'notice' : 'notice bad'} role="status">
            <Icon name="calendar-clock" /> {canOrder ? t('store.scheduleNotice') : t('store.off')}
          </p>
        )}
      </header>
    </>
  )
}
