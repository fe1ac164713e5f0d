import type { MenuSection } from '~/domain/stores/menu'
import { folded } from '~/domain/text/text'

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
