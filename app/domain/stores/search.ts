import { isPositive } from '~/domain/money/money'
import { firstCharacters, longestQuery } from '~/domain/text/text'
import type { MenuItem } from './menu'
import type { Store } from './store'

/** What the item search returns about a store: less than a store list. */
export type FoundStore = Pick<Store, 'id' | 'name' | 'slug' | 'image' | 'rating' | 'isOpen' | 'address'>

/** An item that was found, and its place in the store's menu. */
export type FoundItem = MenuItem & { sectionId: string }

export type FoundItems = { store: FoundStore; items: FoundItem[] }

/** The current state of a found item. */
export type ItemStatus = {
  storeId: string
  itemId: string
  isSoldOut: boolean
  isCustomisable: boolean
  /** Null if missing. */
  stock: number | null
}

/** The items of a tag, each with the store that has it. */
export type TaggedItems = { id: string; name: string; items: (MenuItem & { storeId: string })[] }

const fewestCharacters = 3

/** The text to search for, with single blanks; too short below three characters as people count them (rules 5.13). */
export function searchText(typed: string | null): { text: string; isTooShort: boolean } {
  const shown = firstCharacters((typed ?? '').replace(/\s+/g, ' ').trim(), longestQuery)
  return { text: shown.join('').trim(), isTooShort: shown.length < fewestCharacters }
}

/**
 * The found items with their current state. An item that the vendor no longer returns is unavailable, and so is one
 * that was sold out for want of a price: its state names none.
 */
export function withStatus(found: readonly FoundItems[], statuses: readonly ItemStatus[]): FoundItems[] {
  const statusByItem = new Map(statuses.map((status) => [`${status.storeId}/${status.itemId}`, status]))
  return found.map(({ store, items }) => ({
    store,
    items: items.map((item) => {
      const status = statusByItem.get(`${store.id}/${item.id}`)
      if (!status) return { ...item, isSoldOut: true }
      const { isCustomisable, stock } = status
      const isUnpriced = item.isSoldOut && !isPositive(item.price) && !isCustomisable
      return { ...item, isSoldOut: status.isSoldOut || isUnpriced, isCustomisable, stock: stock ?? item.stock }
    }),
  }))
}
