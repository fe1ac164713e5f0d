import type { MenuSection } from '~/domain/stores/menu'
import type { StoreDetail } from '~/domain/stores/store'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { searchPath } from '~/paths'
import { folded } from '~/domain/text/text'

type MenuLink = { id: string; name: string; href: string; isCurrent: boolean }

/**
 * `links` lead to the menu's other parts on their own pages; null if everything is here. `sections` is null if the vendor fails: the
 * store and the other parts show without them (rules 20.5).
 */
type Menu = { links: MenuLink[] | null; sections: MenuSection[] | null }

/**
 * Chooses the menu mode (rules 5.6): by categories, section by section for a big menu, or all at once. A search covers the
 * whole menu, whichever part is shown.
 */
export async function loadMenu(shop: Shop, store: StoreDetail, { text }: MenuFilter): Promise<Menu> {
  if (store.menuCategoryCount > 0 && !text) return menuByCategory(shop, store)
  if (store.itemCount > shop.settings.bigMenuItemCount && !text) return menuBySection(shop, store)
  const { data: sections } = await partOf(sectionsOf(shop, store))
  return { links: null, sections }
}

const unreadMenu: Menu = { links: null, sections: null }

async function menuByCategory(shop: Shop, store: StoreDetail): Promise<Menu> {
  const { data: menuCategories } = await partOf(shop.vendor.stores.menuCategories(store.id, shop.place))
  if (!menuCategories) return unreadMenu
  const { categories } = menuCategories
  const requestedId = shop.url.searchParams.get('category')
  const current = categories.find(({ id }) => id === requestedId) ?? categories[0]
  const { data: sections } = await partOf(sectionsOf(shop, store, current?.id))
  return { links: linksTo('category', categories, current?.id), sections }
}

async function menuBySection(shop: Shop, store: StoreDetail): Promise<Menu> {
  const { data: headers } = await partOf(shop.vendor.menus.headers(store.id))
  if (!headers) return unreadMenu
  const requestedId = shop.url.searchParams.get('section')
  const current = headers.find(({ id }) => id === requestedId) ?? headers[0]
  const { data: sections } = await partOf(current ? sectionOf(shop, store, current.id) : Promise.resolve([]))
  return { links: linksTo('section', headers, current?.id), sections }
}

async function sectionOf({ vendor }: Shop, store: StoreDetail, id: string): Promise<MenuSection[]> {
  const section = await vendor.menus.sectionItems(store.id, id)
  return section ? [section] : []
}

function sectionsOf({ vendor, place, mode }: Shop, { id }: StoreDetail, categoryId = '') {
  return vendor.menus.sections({ storeId: id, place, mode, categoryId })
}

function linksTo(
  parameter: 'category' | 'section',
  parts: { id: string; name: string }[],
  currentId?: string,
): MenuLink[] {
  return parts.map(({ id, name }) => ({
    id,
    name,
    href: `?${new URLSearchParams({ [parameter]: id })}`,
    isCurrent: id === currentId,
  }))
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
export type MenuFilter = { text: string; isVegOnly: boolean }

const longestText = 80

/** The filter in a store page's address, `?q=` and `?veg=1`. */
export function menuFilter(query: URLSearchParams): MenuFilter {
  return { text: (query.get('q') ?? '').trim().slice(0, longestText), isVegOnly: query.get('veg') === '1' }
}

/** The sections with the items that the filter lets through; a section without any is left out. */
export function filterMenu(sections: MenuSection[], { text, isVegOnly }: MenuFilter): MenuSection[] {
  if (!text && !isVegOnly) return sections
  const words = folded(text).split(/\s+/)
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter(
        ({ name, diet }) => (!isVegOnly || diet === 'veg') && words.every((word) => folded(name).includes(word)),
      ),
    }))
    .filter(({ items }) => items.length > 0)
}
