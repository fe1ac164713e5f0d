import type { Settings } from '~/domain/brand/settings'
import { unitsHeld } from '~/domain/cart/cart'
import { compareMoney, formatMoney, isPositive, roundMoney, subtract } from '~/domain/money/money'
import { areGoods, isAvailable, type MenuItem, type MenuSection } from '~/domain/stores/menu'
import { canOrderFrom, type Store, type StoreDetail } from '~/domain/stores/store'
import { typedQuery, wordSearch } from '~/domain/text/text'
import { pictureUrl } from '~/http/images.server'
import { partOf } from '~/http/shop/readings.server'
import { remembered } from '~/http/shop/remembered.server'
import type { Shop } from '~/http/shop/shop.server'
import { searchPath, storeByIdPath, storePath } from '~/paths'

/** `links` lead to the other parts of the menu, if any. `sections` is null if the vendor fails (rules 20.5). */
export type Menu = {
  links: { id: string; name: string; href: string; isCurrent: boolean }[] | null
  sections: MenuSection[] | null
}

/** Reads the menu by categories, by sections if it is big, or whole, as for a search (rules 6.1). */
export async function loadMenu(shop: Shop, store: StoreDetail, text = ''): Promise<Menu> {
  const { vendor, place, mode, settings } = shop
  const sectionsOf = (categoryId = '') => vendor.menus.sections({ storeId: store.id, place, mode, categoryId })
  if (store.menuCategoryCount > 0 && !text) {
    const readingCategories = vendor.stores.menuCategories(store.id, place).then(({ categories }) => categories)
    return partOfMenu(shop, 'category', readingCategories, sectionsOf)
  }
  if (store.itemCount > settings.bigMenuItemCount && !text) {
    return partOfMenu(shop, 'section', vendor.menus.headers(store.id), async (id) => {
      const section = id === undefined ? null : await vendor.menus.sectionItems(store.id, id)
      return section ? [section] : []
    })
  }
  return { links: null, sections: (await partOf(sectionsOf())).data }
}

/** The part of a menu that the address asks for, else its first. */
async function partOfMenu(
  { url }: Shop,
  parameter: 'category' | 'section',
  readingParts: Promise<{ id: string; name: string }[]>,
  read: (id?: string) => Promise<MenuSection[]>,
): Promise<Menu> {
  const { data: parts } = await partOf(readingParts)
  if (!parts) return { links: null, sections: null }
  const wanted = url.searchParams.get(parameter)
  const currentId = (parts.find(({ id }) => id === wanted) ?? parts[0])?.id
  const links = parts.map(({ id, name }) => ({
    id,
    name,
    href: `?${new URLSearchParams({ [parameter]: id })}`,
    isCurrent: id === currentId,
  }))
  return { links, sections: (await partOf(read(currentId))).data }
}

/** The only store's menu sections, linked to its page; no store if none serves the place, or only sections came. */
export async function onlyStoresMenu({ vendor, place, mode, storeId }: Shop) {
  // Pickup is possible from anywhere; only for delivery the vendor says which stores serve a place.
  const { store, categories } = await vendor.stores.menuCategories(storeId, mode === 'pickup' ? null : place)
  const path = store ? storePath(store) : storeByIdPath(storeId)
  const linkTo = (category: string) => `${path}?${new URLSearchParams({ category })}`
  return { store, parts: categories.map((category) => ({ ...category, href: linkTo(category.id) })) }
}

/** The search and filter of the shown part of a menu; null if there is nothing to find. */
export function menuTools({ url, settings }: Shop, sections: MenuSection[], filter: MenuFilter) {
  const { pathname, searchParams } = url
  if (sections.length === 0) return null
  const items = sections.flatMap((section) => section.items)
  const isMixed = items.some(({ diet }) => diet === 'veg') && items.some(({ diet }) => diet === 'non-veg')
  const query = new URLSearchParams([...searchParams].filter(([name]) => ['category', 'section', 'q'].includes(name)))
  if (!filter.isVegOnly) query.set('veg', '1')
  return {
    ...filter,
    path: pathname,
    /** The same search in all stores, if there are others. */
    elsewhere: settings.isMultiStore && filter.text ? searchPath(filter.text) : null,
    /** The target of the veg switch; null if it would change nothing. */
    vegSwitch: isMixed || filter.isVegOnly ? `${pathname}?${query}` : null,
  }
}

/** A customer's filter of a menu: words of an item's name, and vegetarian only. */
type MenuFilter = { text: string; isVegOnly: boolean }

/** The filter in a store page's address, `?q=` and `?veg=1`. */
export function menuFilter(query: URLSearchParams): MenuFilter {
  return { text: typedQuery(query), isVegOnly: query.get('veg') === '1' }
}

/** The sections with the items that the filter lets through; a section without any is left out. */
export function filterMenu(sections: MenuSection[], { text, isVegOnly }: MenuFilter): MenuSection[] {
  if (!text && !isVegOnly) return sections
  const isFound = wordSearch(text)
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ name, diet }) => (!isVegOnly || diet === 'veg') && isFound(name)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** From this stock on the number left is not shown. */
const plenty = 4

/** One item as its row or tile shows it. */
export function itemRow({ cart, settings }: Shop, storeId: string, item: MenuItem): ItemRow {
  const row = unheldRow(item, settings)
  const held = unitsHeld(cart, storeId, { id: item.id, hasChoices: item.isCustomisable })
  return held === 0 ? row : { ...row, held }
}

export type ItemRow = ReturnType<typeof unheldRow>

/** The row of an item that is not in the cart. */
const unheldRow = remembered((item: MenuItem, settings: Settings) => {
  const { currency, subscriptionsEnabled } = settings
  const { id, name, description, diet, isBogo, soldAt } = item
  // A list price that shows as the same amount is no reduction.
  const [price, listPrice] = [roundMoney(item.price, currency), roundMoney(item.listPrice, currency)]
  const isReduced = isPositive(price) && compareMoney(listPrice, price) > 0
  const isSoldOut = !isAvailable(item)
  return {
    ...{ id, name, description, diet, isBogo, soldAt },
    image: pictureUrl(item.image),
    // A price that cannot be read makes an item sold out, and is not shown as one of 0.
    price: isPositive(item.price) || !(item.isCustomisable || isSoldOut) ? formatMoney(item.price, currency) : null,
    listPrice: isReduced ? formatMoney(listPrice, currency) : null,
    saving: isReduced ? formatMoney(subtract(listPrice, price), currency) : null,
    isSoldOut,
    left: !isSoldOut && item.stock < plenty ? item.stock : null,
    hasChoices: item.isCustomisable,
    isSubscribable: subscriptionsEnabled && item.isSubscribable && !isSoldOut,
    held: 0,
  }
})

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
    isGoods: areGoods(items),
    items: items.slice(0, most).map((item) => itemRow(shop, id, item)),
  }
}

export type ItemGroup = ReturnType<typeof itemGroup>
