import type { ReactNode } from 'react'
import { TooFarChoices } from '~/features/place/place-form'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { Notice, NoticeBlock } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Share } from '~/ui/share'
import { AmountFact, Offering, Rating } from './store-facts'
import type { StoreHead } from './store-screen.server'

type Props = {
  store: StoreHead
  /** Says that nobody can order on this page. */
  note?: string
  /** Whether it sells goods, which are neither veg nor non-veg. */
  isGoods: boolean
  /** Other elements before the menu. */
  children?: ReactNode
}

/** Cover, name, facts and state of a store. Everything else is on its info page, so that the menu starts early. */
export function StoreHeader({ store, note, isGoods, children }: Props) {
  const t = useT()
  return (
    <>
      {store.image && (
        <Picture
          src={store.image}
          name={store.name}
          width={1700}
          height={850}
          shownWidth="min(82rem, 100vw)"
          className="store-cover"
          isFirst
        />
      )}
      <header className="store-head" id="store-head">
        <h1 dir="auto">{store.name}</h1>
        <div className="store-more">
          {store.infoPath && (
            <a className="chip" href={store.infoPath} data-dialog="">
              <Icon name="info" /> <span>{t('store.info')}</span>
            </a>
          )}
          {!note && <Share href={store.path} title={store.name} className="chip" />}
        </div>
        <Terms store={store} />
        <Offering {...store} priceForTwo={null} kind={isGoods ? null : store.kind} />
        {children}
        {store.tags.length > 0 && (
          <ul className="tags store-tags">
            {store.tags.map(({ name, colors }) => (
              <li key={name} className={`tag ${colors}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        )}
        <State store={store} note={note} />
      </header>
    </>
  )
}

const costTexts = {
  free: 'store.freeDelivery',
  from: 'store.deliveryFrom',
  'free-from': 'store.freeDeliveryFrom',
} as const

function Terms({ store }: { store: StoreHead }) {
  const t = useT()
  const { rating, reviewCount, deliveryCost, delivery, distance, isTooFar } = store
  return (
    <ul className="meta">
      {rating && (
        <li>
          <Rating {...rating} />
        </li>
      )}
      {reviewCount > 0 && <li>{t('store.reviews', { count: reviewCount })}</li>}
      {isTooFar && <li className="strong">{t('store.tooFar')}</li>}
      {delivery && (
        <li>
          <b>{delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value}</b>
        </li>
      )}
      {distance && <li>{t(`store.${distance.unit}`, { value: distance.value })}</li>}
      {deliveryCost && <AmountFact text={t(costTexts[deliveryCost.kind])} amount={deliveryCost.amount} />}
    </ul>
  )
}

/** Whether the store takes orders now, for later only, or not until it opens; and whether it delivers here. */
function State({ store, note }: Pick<Props, 'store' | 'note'>) {
  const t = useT()
  const { overlay, canOrder, reopening, tooFar, otherStores } = store
  const link = otherStores && !canOrder ? { href: otherStores, text: t('search.allStores') } : undefined
  const closed = note ? t('store.closed') : t(canOrder ? 'store.scheduleNotice' : 'store.off')
  return (
    <>
      {note && <Notice icon="info">{note}</Notice>}
      {tooFar && (
        <NoticeBlock className="bad blocker" icon="circleAlert" role="status" action={<TooFarChoices {...tooFar} />}>
          <p>{t('review.outOfReach')}</p>
        </NoticeBlock>
      )}
      {store.isPreOrderOnly && (
        <Notice icon="calendarClock">
          <b>{t('store.preOrderOnly')}</b>
          <br />
          {t('store.preOrderMeans')}
        </Notice>
      )}
      {overlay && (
        <Notice icon="calendarClock" className={canOrder ? '' : 'bad'} role="status" link={link}>
          {closed}
          {reopening && (
            <>
              <br />
              <b>{reopening}</b>
            </>
          )}
        </Notice>
      )}
    </>
  )
}
