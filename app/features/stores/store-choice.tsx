import { useT } from '~/i18n/use-t'
import { Picture } from '~/ui/picture'
import type { StoreRow } from './store-card'
import { Rating, StoreFacts } from './store-facts'

type Props = {
  store: StoreRow
  /** Whether it is the store that the customer orders from now. */
  isCurrent: boolean
}

/** A store in the store picker (rules 5.14), in the form around the list: the whole row is the button, which is named after it. */
export function StoreChoice({ store, isCurrent }: Props) {
  const t = useT()
  return (
    <li className="store-choice" data-closed={store.overlay ?? undefined}>
      <Picture src={store.image} name={store.name} width={112} height={112} />
      <div className="grow">
        <p className="tags">
          <button name="storeId" value={store.id} aria-current={isCurrent || undefined} className="strong" dir="auto">
            {store.name}
          </button>
          {isCurrent && <span className="tag">{t('stores.current')}</span>}
        </p>
        <StoreFacts store={store} />
      </div>
      {store.rating && <Rating {...store.rating} />}
    </li>
  )
}
