import type { MenuSection } from '~/domain/stores/menu'
import type { StoreDetail } from '~/domain/stores/store'
import type { Shop } from '~/http/shop/shop.server'
import type { MenuFilter } from './menu-filter'

type MenuLink = { id: string; name: string; href: string; isCurrent: boolean }

/** `links` lead to the menu's other parts, on pages of their own; null when all of it is here. */
type Menu = { links: MenuLink[] | null; sections: MenuSection[] }

/**
 * Chooses the menu mode (rules 5.6): by categories, section by section for a big menu, or all at once. A search goes through
 * the whole menu, whichever part of it would be shown.
 */
export async function loadMenu(shop: Shop, store: StoreDetail, { text }: MenuFilter): Promise<Menu> {
  if (store.menuCategoryCount > 0 && !text) return menuByCategory(shop, store)
  if (store.itemCount > shop.settings.bigMenuItemCount && !text) return menuBySection(shop, store)
  return { links: null, sections: await sectionsOf(shop, store) }
}

async function menuByCategory(shop: Shop, store: StoreDetail): Promise<Menu> {
  const { categories } = await shop.vendor.stores.menuCategories(store.id, shop.place)
  const wanted = shop.url.searchParams.get('category')
  const current = categories.find(({ id }) => id === wanted) ?? categories[0]
  const sections = await sectionsOf(shop, store, current?.id)
  return { links: linksTo('category', categories, current?.id), sections }
}

async function menuBySection(shop: Shop, store: StoreDetail): Promise<Menu> {
  const headers = await shop.vendor.menus.headers(store.id)
  const wanted = shop.url.searchParams.get('section')
  const current = headers.find(({ id }) => id === wanted) ?? headers[0]
  const section = current && (await shop.vendor.menus.sectionItems(store.id, current.id))
  return { links: linksTo('section', headers, current?.id), sections: section ? [section] : [] }
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

/** What the shown part of a menu can be searched and filtered with; null where there is nothing to find. */
export function menuTools({ pathname, searchParams }: URL, sections: MenuSection[], filter: MenuFilter) {
  if (sections.length === 0) return null
  const items = sections.flatMap((section) => section.items)
  const isMixed = items.some(({ diet }) => diet === 'veg') && items.some(({ diet }) => diet === 'non-veg')
  const query = new URLSearchParams([...searchParams].filter(([name]) => ['category', 'section', 'q'].includes(name)))
  if (!filter.isVegOnly) query.set('veg', '1')
  return {
    ...filter,
    path: pathname,
    /** Where the veg switch leads; null where it would change nothing. */
    vegSwitch: isMixed || filter.isVegOnly ? `${pathname}?${query}` : null,
  }
}
