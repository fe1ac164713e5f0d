import type { StoreCard } from '~/domain/store-card'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** The rating badge: green above 2, else red (rules 5.4). */
export function Rating({ text, tone }: { text: string; tone: 'good' | 'poor' }) {
  const t = useT()
  return (
    <p className={`rating rating-${tone}`}>
      <Icon name="star" />
      <span className="visually-hidden">{t('store.rating')}</span> {text}
    </p>
  )
}

/** Time or distance, price for two, kind and pre-order of a store. */
export function StoreFacts({
  store,
}: {
  store: Pick<StoreCard, 'delivery' | 'priceForTwo' | 'kind' | 'isPreOrderOnly'>
}) {
  const t = useT()
  const { delivery } = store
  return (
    <ul className="store-facts">
      {delivery && (
        <li>
          <Icon name="clock" />{' '}
          {delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value}
        </li>
      )}
      {store.priceForTwo && <li>{t('store.forTwo', { price: store.priceForTwo })}</li>}
      {store.kind && (
        <li className={`tag tag-${store.kind}`}>{t(store.kind === 'veg' ? 'store.veg' : 'store.nonVeg')}</li>
      )}
      {store.isPreOrderOnly && <li className="tag tag-quiet">{t('store.preOrderOnly')}</li>}
    </ul>
  )
}
