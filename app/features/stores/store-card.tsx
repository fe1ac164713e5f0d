import type { StoreCard as StoreCardFacts } from '~/domain/stores/store-card'
import { useLocale, useT } from '~/i18n/use-t'
import { listText } from '~/domain/text/list-text'
import { storePath } from '~/paths'
import { Fragment } from '~/ui/fragment'
import { Picture } from '~/ui/picture'
import { VegMark } from '~/ui/veg-mark'
import { WithAmount } from '~/ui/with-amount'
import { Rating, StoreFacts } from './store-facts'

/** A store as a list shows it. */
export type StoreRow = StoreCardFacts & {
  id: string
  name: string
  slug: string
  image: string
  /** What fetching is called where a store that does not deliver to the customer lets them; else ''. */
  pickupOnly: string
}

/**
 * One store of a list (rules 5.3 to 5.10). The whole card is the link, which is named after the store. Even pictures
 * of the first screen are lazy: they then wait for the layout and do not take the line from the page itself.
 */
export function StoreCard({ store }: { store: StoreRow }) {
  return (
    <Fragment as="li" name="store-card" facts={store} className="store" data-closed={store.overlay ?? undefined}>
      {() => <CardBody store={store} />}
    </Fragment>
  )
}

function CardBody({ store }: { store: StoreRow }) {
  return (
    <>
      <Picture src={store.image} name={store.name} width={960} height={540} sizes="(width < 40em) 100vw, 22rem" />
      {store.discountText && (
        <p className="deal clamp" dir="auto">
          {store.discountText}
        </p>
      )}
      <div className="store-body">
        <div className="store-title">
          <h3 dir="auto">
            <a href={storePath(store.slug)}>{store.name}</a>
          </h3>
          {store.rating && <Rating {...store.rating} />}
        </div>
        <StoreFacts store={store} />
        <Offering store={store} />
      </div>
    </>
  )
}

/** What is cooked or sold there, and roughly for how much. */
function Offering({ store: { kind, cuisines, priceForTwo } }: { store: StoreRow }) {
  const t = useT()
  const locale = useLocale()
  return (
    <ul className="meta quiet">
      {(kind || cuisines.length > 0) && (
        <li className="offering">
          {kind === 'veg' ? (
            <span className="tag good">{t('store.veg')}</span>
          ) : (
            <VegMark diet={kind ?? 'none'} veg={t('store.veg')} nonVeg={t('store.nonVeg')} />
          )}
          {cuisines.length > 0 && <span dir="auto">{listText(cuisines, locale)}</span>}
        </li>
      )}
      {priceForTwo && (
        <li>
          <WithAmount text={t('store.forTwo')} amount={priceForTwo} />
        </li>
      )}
    </ul>
  )
}
