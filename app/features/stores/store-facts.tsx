import type { StoreCard } from '~/domain/stores/store-card'
import { listText } from '~/domain/text/number-text'
import { useLocale, useT } from '~/i18n/use-t'
import { Icon, VegMark } from '~/ui/icon'
import { WithAmount } from '~/ui/text'
import type { StoreRow } from './store-rows.server'

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

/** Whether the store is closed, whether, how soon and how far it delivers, and its minimum. */
export function StoreFacts({ store }: { store: StoreRow }) {
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
      <AmountFact text={t('store.minimumShort')} amount={minimum} />
    </ul>
  )
}

type Offered = Pick<StoreCard, 'kind' | 'cuisines' | 'priceForTwo' | 'minimum'>

/** The store's cuisines or goods, its rough prices, and its minimum. */
export function Offering({ kind, cuisines, priceForTwo, minimum }: Offered) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul className="meta quiet">
      <AmountFact text={t('store.minimumShort')} amount={minimum} />
      {(kind || cuisines.length > 0) && (
        <li className="offering">
          {kind === 'veg' ? (
            <span className="tag good">{t('menu.veg')}</span>
          ) : (
            <VegMark diet={kind ?? 'none'} veg={t('menu.veg')} nonVeg={t('menu.nonVeg')} />
          )}
          {cuisines.length > 0 && <span dir="auto">{listText(cuisines, locale)}</span>}
        </li>
      )}
      <AmountFact text={t('store.forTwo')} amount={priceForTwo} />
    </ul>
  )
}

/** A fact with an amount, in a list; nothing for null. */
export function AmountFact({ text, amount }: { text: string; amount: string | null }) {
  if (amount === null) return null
  return (
    <li>
      <WithAmount text={text} amount={amount} />
    </li>
  )
}
