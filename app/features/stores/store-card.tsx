import type { StoreCard as StoreCardFacts } from '~/domain/store-card'
import { useT } from '~/i18n/use-t'
import { storePath } from '~/paths'
import { Rating, StoreFacts } from './store-facts'

export type StoreCardProps = { store: StoreCardFacts & { id: string; name: string; slug: string; image: string } }

/**
 * One store of a list (rules 5.3 to 5.10). The whole card is the link, which is named after the store. Even pictures of
 * the first screen are lazy: they then wait for the layout and do not take the line from the page itself.
 */
export function StoreCard({ store }: StoreCardProps) {
  const t = useT()
  return (
    <li className="store-card" data-overlay={store.overlay ?? undefined}>
      <div className="store-picture">
        {store.image && <img src={store.image} alt="" width="128" height="128" loading="lazy" decoding="async" />}
        {store.discountText && <p className="store-discount">{store.discountText}</p>}
        {store.overlay && <p className="store-overlay">{t(`store.${store.overlay}`)}</p>}
      </div>
      <div className="store-body">
        <div className="store-title">
          <h3>
            <a href={storePath(store.slug)}>{store.name}</a>
          </h3>
          {store.rating && <Rating {...store.rating} />}
        </div>
        <p className="store-cuisines">{store.cuisines.join(', ')}</p>
        <StoreFacts store={store} />
      </div>
    </li>
  )
}
