import type { StoreCard as StoreCardFacts } from '~/domain/stores/store-card'
import { storePath } from '~/paths'
import { Fragment } from '~/ui/fragment'
import { Picture } from '~/ui/picture'
import { Offering, Rating, StoreFacts } from './store-facts'

/** A store as a list shows it. */
export type StoreRow = StoreCardFacts & {
  id: string
  name: string
  slug: string
  image: string
  /** The name for pickup, if a store that does not deliver to the customer has it; else ''. */
  pickupOnly: string
}

/**
 * One store of a list (rules 5.3 to 5.10). The whole card is the link, which is named after the store. Even pictures
 * of the first screen are lazy, so that they wait for the layout and do not compete with the page for bandwidth.
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
        <Offering {...store} minimum={null} />
      </div>
    </>
  )
}
