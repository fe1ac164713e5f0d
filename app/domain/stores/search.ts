import { firstCharacters } from '~/domain/text/text'
import type { MenuItem } from './menu'
import type { Store } from './store'

/** What the search for items says of a store: less than a list does. */
export type FoundStore = Pick<Store, 'id' | 'name' | 'slug' | 'image' | 'rating' | 'isOpen' | 'address'>

/** An item that was found, and its place in the store's menu. */
export type FoundItem = MenuItem & { sectionId: string }

/** The items that were found in one store. */
export type FoundItems = { store: FoundStore; items: FoundItem[] }

/** What a found item is like by now. */
export type ItemStatus = {
  storeId: string
  itemId: string
  isSoldOut: boolean
  isCustomisable: boolean
  /** Null when it is not said. */
  stock: number | null
}

/** The items of a tag, each with the store that has it. */
export type TaggedItems = { id: string; name: string; items: (MenuItem & { storeId: string })[] }

/** In characters as people count them. */
const longestText = 80

const fewestCharacters = 3

/** The text to search for, with single blanks; too short below three characters as people count them (rules 5.13). */
export function searchText(typed: string | null): { text: string; isTooShort: boolean } {
  const shown = firstCharacters((typed ?? '').replace(/\s+/g, ' ').trim(), longestText)
  return { text: shown.join('').trim(), isTooShort: shown.length < fewestCharacters }
}

/** The found items as they are by now. One that the vendor says nothing of any more cannot be had. */
export function withStatus(found: readonly FoundItems[], statuses: readonly ItemStatus[]): FoundItems[] {
  const known = new Map(statuses.map((status) => [`${status.storeId}/${status.itemId}`, status]))
  return found.map(({ store, items }) => ({
    store,
    items: items.map((item) => {
      const status = known.get(`${store.id}/${item.id}`)
      if (!status) return { ...item, isSoldOut: true }
      const { isSoldOut, isCustomisable, stock } = status
      return { ...item, isSoldOut, isCustomisable, stock: stock ?? item.stock }
    }),
  }))
}
