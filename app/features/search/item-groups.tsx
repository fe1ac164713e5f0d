import { MenuItems } from '~/features/stores/menu-item'
import { type ItemGroup } from '~/features/stores/menu.server'
import { Rating, StoreFacts } from '~/features/stores/store-facts'
import type { StoreRow } from '~/features/stores/store-rows.server'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import searchStyles from './search.css?inline'

/** The handle shared by the screens that find items in several stores. */
export const searchScreen = { styles: [searchStyles] }

type Props = {
  /** `facts` is the store as lists show it, if it is known. */
  groups: (ItemGroup & { facts?: StoreRow | null })[]
  /** The page to return to from an item. */
  backTo: string
  /** The query of the links to the stores' pages. */
  query?: string
  /** Whether each group is a part of the single store's menu instead of a store. */
  areAisles?: boolean
}

/** Items of several stores, store by store; each goes into the cart from here. */
export function ItemGroups({ groups, backTo, query = '', areAisles }: Props) {
  const t = useT()
  return groups.map(({ storeId, name, href, hasMore, canOrder, isGoods, items, facts }) => (
    <shop-cart-menu
      key={`${storeId} ${name}`}
      class="group"
      role={name ? 'region' : undefined}
      aria-label={name || undefined}
      store={storeId}
    >
      {name && (
        <div className="group-head whole">
          <h2 dir="auto">
            <a className="covers" href={href}>
              {name}
            </a>
          </h2>
          {facts?.rating && <Rating {...facts.rating} />}
          {facts && <StoreFacts store={facts} />}
          {hasMore && (
            <a
              className="link"
              href={href + query}
              aria-label={areAisles ? t('search.seeAllNamed', { name }) : undefined}
            >
              <span>{areAisles ? t('search.seeAll') : t('search.inStore', { store: name })}</span>
              <Icon name="chevronRight" className="small" />
            </a>
          )}
        </div>
      )}
      <MenuItems items={items} isGoods={isGoods} ordering={{ storeId, canOrder, backTo }} />
    </shop-cart-menu>
  ))
}
