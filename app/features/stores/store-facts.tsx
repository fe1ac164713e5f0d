import type { ReactNode } from 'react'
import type { StoreCard } from '~/domain/store-card'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

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

type Facts = Pick<StoreCard, 'delivery' | 'distance' | 'isPreOrderOnly' | 'overlay'>

/** One line: closed, or how soon and how far; the children are more of it. */
export function StoreFacts({ store, children }: { store: Facts; children?: ReactNode }) {
  const t = useT()
  const { delivery, distance, overlay } = store
  return (
    <ul className="meta">
      {overlay && <li className={overlay}>{t(`store.${overlay}`)}</li>}
      {delivery && <li>{delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value}</li>}
      {distance && <li>{t(`store.${distance.unit}`, { value: distance.value })}</li>}
      {store.isPreOrderOnly && <li className="strong">{t('store.preOrderOnly')}</li>}
      {children}
    </ul>
  )
}
