import type { StoreCard } from '~/domain/stores/store-card'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { WithAmount } from '~/ui/with-amount'

/** The rating badge: green above 2, else red (rules 5.4). */
export function Rating({ text, tone }: { text: string; tone: 'good' | 'poor' }) {
  const t = useT()
  return (
    <p className={tone === 'good' ? 'rating' : 'rating poor'}>
      <Icon name="star" />
      <span className="vh">{t('store.rating')}</span> {text}
    </p>
  )
}

type Facts = Pick<StoreCard, 'delivery' | 'distance' | 'isPreOrderOnly' | 'isTooFar' | 'minimum' | 'overlay'> & {
  pickupOnly: string
}

/** Whether it is closed, whether, how soon and how far it delivers, and from which sum on. */
export function StoreFacts({ store }: { store: Facts }) {
  const t = useT()
  const { delivery, distance, isTooFar, minimum, overlay, pickupOnly: pickup } = store
  return (
    <ul className="meta">
      {overlay && <li className={overlay}>{t(`store.${overlay}`)}</li>}
      {isTooFar && (
        <li className="closed" dir="auto">
          {pickup ? t('store.pickupOnly', { pickup }) : t('store.tooFar')}
        </li>
      )}
      {delivery && <li>{delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value}</li>}
      {distance && <li>{t(`store.${distance.unit}`, { value: distance.value })}</li>}
      {store.isPreOrderOnly && <li className="strong">{t('store.preOrderOnly')}</li>}
      {minimum && (
        <li>
          <WithAmount text={t('store.minimumShort')} amount={minimum} />
        </li>
      )}
    </ul>
  )
}
