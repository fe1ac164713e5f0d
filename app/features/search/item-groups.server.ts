import { isGrocery, type MenuItem } from '~/domain/stores/menu'
import { canOrderFrom } from '~/domain/stores/ordering'
import type { Store } from '~/domain/stores/store'
import { itemRow } from '~/features/stores/item-row.server'
import type { Shop } from '~/http/shop/shop.server'
import { storePath } from '~/paths'

type OfStore = Pick<Store, 'id' | 'name' | 'slug' | 'isOpen'>

/** Items of one store in a list with others; at most `most` of them, the rest is on the store's page. */
export function itemGroup(shop: Shop, { id, name, slug, isOpen }: OfStore, items: readonly MenuItem[], most: number) {
  return {
    storeId: id,
    name,
    href: slug && storePath(slug),
    hasMore: items.length > most,
    canOrder: canOrderFrom({ isOpen }, shop.settings),
    isGoods: items.every(isGrocery),
    items: items.slice(0, most).map((item) => itemRow(shop, id, item)),
  }
}

export type ItemGroup = ReturnType<typeof itemGroup>
