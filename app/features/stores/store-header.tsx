import type { ReactNode } from 'react'
import { TooFarChoices } from '~/features/place/pickup-instead'
import { listText } from '~/domain/text/list-text'
import { useLocale, useT } from '~/i18n/use-t'
import { WithAmount } from '~/ui/with-amount'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { VegMark } from '~/ui/veg-mark'
import { Rating } from './store-facts'
import type { StoreHead } from './store-head.server'

type Props = {
  store: StoreHead
  /** Replaces the ordering facts on a page where nobody can order. */
  note?: string
  /** What else there is before the menu. */
  children?: ReactNode
}

/** Cover, name, facts and state of a store. */
export function StoreHeader({ store, note, children }: Props) {
  const t = useT()
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
        <What store={store} />
        {!note && <Terms store={store} />}
        {store.description && <p dir="auto">{store.description}</p>}
        {store.address && (
          <p className="quiet small-text" dir="auto">
            {store.address}
          </p>
        )}
        {store.discountText && (
          <p className="discount">
            <Icon name="tag" /> <span dir="auto">{store.discountText}</span>
          </p>
        )}
        {children}
        <div className="row">
          <a className="chip" href={store.infoPath} data-dialog="">
            <Icon name="info" /> {t('store.info')}
          </a>
        </div>
        <State store={store} note={note} />
      </header>
    </>
  )
}

/** What kind of store it is, and what others think of it. */
function What({ store }: { store: StoreHead }) {
  const t = useT()
  const cuisines = listText(store.cuisines, useLocale())
  return (
    <ul className="meta">
      {store.rating && (
        <li>
          <Rating {...store.rating} />
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
      {store.kind === 'non-veg' && (
        <li>
          <VegMark diet="non-veg" veg={t('store.veg')} nonVeg={t('store.nonVeg')} />
        </li>
      )}
      {store.tags.map(({ name, colors }) => (
        <li key={name}>
          <span className={`tag ${colors}`} dir="auto">
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How soon, how far, for how much, and from which sum on it delivers. */
function Terms({ store }: { store: StoreHead }) {
  const t = useT()
  const { delivery, distance, isTooFar } = store
  return (
    <ul className="meta">
      {isTooFar && <li className="strong">{t('store.tooFar')}</li>}
      {delivery && (
        <li>
          <b>{delivery.unit ? t(`store.${delivery.unit}`, { value: delivery.value }) : delivery.value}</b>
        </li>
      )}
      {distance && <li>{t(`store.${distance.unit}`, { value: distance.value })}</li>}
      {store.priceForTwo && (
        <li>
          <WithAmount text={t('store.forTwo')} amount={store.priceForTwo} />
        </li>
      )}
      {store.minimum && (
        <li>
          <WithAmount text={t('store.minimum')} amount={store.minimum} />
        </li>
      )}
    </ul>
  )
}

/** Whether it takes orders, and brings them to the chosen place: now, for later only, or not until it opens. */
function State({ store, note }: Pick<Props, 'store' | 'note'>) {
  const t = useT()
  const { overlay, canOrder, reopening, tooFar } = store
  const closed = note ? t('store.closed') : t(canOrder ? 'store.scheduleNotice' : 'store.off')
  return (
    <>
      {note && (
        <p className="notice">
          <Icon name="info" /> <span>{note}</span>
        </p>
      )}
      {tooFar && (
        <div className="notice bad too-far">
          <Icon name="circle-alert" />
          <p className="grow" role="status">
            {t('review.outOfReach')}
          </p>
          <TooFarChoices {...tooFar} />
        </div>
      )}
      {!note && store.isPreOrderOnly && (
        <p className="notice">
          <Icon name="calendar-clock" />
          <span>
            <b>{t('store.preOrderOnly')}</b> {t('store.preOrderMeans')}
          </span>
        </p>
      )}
      {overlay && (
        <p className={canOrder && !note ? 'notice' : 'notice bad'} role="status">
          <Icon name="calendar-clock" />
          <span>
            {closed}
            {reopening && (
              <>
                <br />
                <b>{reopening}</b>
              </>
            )}
          </span>
        </p>
      )}
    </>
  )
}
