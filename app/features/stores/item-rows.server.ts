import { unitsHeld } from '~/domain/cart/cart'
import { isGrocery, type MenuItem } from '~/domain/stores/menu'
import { compareMoney, formatMoney, isPositive, roundMoney, subtract, type Currency } from '~/domain/money/money'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop/shop.server'
import { canOrderFrom, type Store } from '~/domain/stores/store'
import { storePath } from '~/paths'
import { remembered } from './remembered.server'

/** From this stock on the number left is not shown. */
const plenty = 4

/** One item as its row or tile shows it. */
export function itemRow({ cart, settings }: Shop, storeId: string, item: MenuItem): ItemRow {
  const { currency, subscriptionsEnabled } = settings
  const row = unheldRow(item, { ...currency, subscriptionsEnabled })
  const held = unitsHeld(cart, storeId, { id: item.id, hasChoices: item.isCustomisable })
  return held === 0 ? row : { ...row, held }
}

export type ItemRow = ReturnType<typeof unheldRow>

/** The row of an item that is not in the cart. */
const unheldRow = remembered((item: MenuItem, { subscriptionsEnabled, ...currency }: RowFacts) => {
  const { id, name, description, diet, isBogo, soldAt } = item
  // Only what shows as a difference is a reduction.
  const [price, listPrice] = [roundMoney(item.price, currency), roundMoney(item.listPrice, currency)]
  const isReduced = isPositive(price) && compareMoney(listPrice, price) > 0
  const isSoldOut = item.isSoldOut || item.stock <= 0
  return {
    ...{ id, name, description, diet, isBogo, soldAt },
    image: pictureUrl(item.image),
    price: isPositive(item.price) ? formatMoney(item.price, currency) : null,
    listPrice: isReduced ? formatMoney(listPrice, currency) : null,
    saving: isReduced ? formatMoney(subtract(listPrice, price), currency) : null,
    isSoldOut,
    left: !isSoldOut && item.stock < plenty ? item.stock : null,
    hasChoices: item.isCustomisable,
    isSubscribable: subscriptionsEnabled && item.isSubscribable && !isSoldOut,
    held: 0,
  }
})

type RowFacts = Currency & { subscriptionsEnabled: boolean }

/** Items of one store in a list with others; at most `most` of them, the rest is on the store's page. */
export function itemGroup(
  shop: Shop,
  store: Pick<Store, 'id' | 'name' | 'slug' | 'isOpen'>,
  items: readonly MenuItem[],
  most: number,
) {
  const { id, name } = store
  return {
    storeId: id,
    name,
    href: storePath(store),
    hasMore: items.length > most,
    canOrder: canOrderFrom(store, shop.settings),
    isGoods: items.every(isGrocery),
    items: items.slice(0, most).map((item) => itemRow(shop, id, item)),
  }
}

export type ItemGroup = ReturnType<typeof itemGroup>
