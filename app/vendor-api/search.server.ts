import { z } from 'zod'
import type { MenuItem } from '~/domain/stores/menu'
import type { FoundItem, FoundItems, FoundStore, ItemStatus, TaggedItems } from '~/domain/stores/search'
import type { Store } from '~/domain/stores/store'
import type { Visit } from './home.server'
import { cacheRules, publicRead, shortPatience, type Send } from './send'
import { eachOnce, id, list, listById, named, oneOfList, optionalId, result, text } from './wire'
import { wirePoint, wireVisit } from './wire-fields'
import { eitherId, itemFields, unitsOrNull } from './wire-menu'
import { listFields, Stores } from './wire-store'

/** A row's own id is that of its place in the menu: its `item_id` may be another one (flows 3.7). */
const Row = named<FoundItem>({
  ...itemFields,
  id: [eitherId, 'restaurant_menu_item_id', 'item_id'],
  sectionId: [text, 'restaurant_menu_id'],
})

const { id: storeId, name, slug, image, rating, isOpen, address } = listFields
const StoreOfItems = named<FoundStore>({ id: storeId, name, slug, image, rating, isOpen, address })

/** Stores with the items found in each; a store without items is dropped. */
const StoresWithItems = result(
  list(named<FoundItems>({ store: [StoreOfItems], items: [listById(Row), 'item'] })),
).transform((found) => mergeStores(found).filter(({ items }) => items.length > 0))

/** Each store once, with all that was found in it. */
function mergeStores(found: FoundItems[]): FoundItems[] {
  const byId = new Map<string, FoundItems>()
  for (const { store, items } of found) {
    const before = byId.get(store.id)?.items ?? []
    byId.set(store.id, { store, items: eachOnce([...before, ...items]) })
  }
  return [...byId.values()]
}

const Section = z
  .object({ restaurant_menu_id: text, items: list(Row) })
  .transform(({ restaurant_menu_id, items }) =>
    items.map((item) => ({ ...item, sectionId: item.sectionId || restaurant_menu_id })),
  )

/** A shop with one store answers section by section, with the store beside them (quirks 4). */
const SectionsWithItems = named({
  storeId: [optionalId, 'Result.restaurant_id'],
  sections: [list(Section), 'Result.item'],
  store: [oneOfList(StoreOfItems).catch(null), 'restaurant_details'],
}).transform(({ storeId, sections, store }): FoundItems[] => {
  // The same item may be in several sections.
  const items = eachOnce(sections.flat())
  const found = { store: store ?? { ...nameless, id: storeId }, items }
  return found.store.id !== '' && items.length > 0 ? [found] : []
})

/** Stands in for the store of items that came without one. */
const nameless = { name: '', slug: '', image: '', rating: 0, isOpen: true, address: '' }

const ItemStatuses = result(
  list(
    named<ItemStatus>({
      storeId: [id, 'restaurant_id'],
      itemId: [id, 'restaurant_menu_item_id'],
      isSoldOut: itemFields.isSoldOut,
      isCustomisable: itemFields.isCustomisable,
      stock: [unitsOrNull, 'quantity'],
    }),
  ),
)

const TaggedRow = named<MenuItem & { storeId: string }>({ ...itemFields, storeId: [id, 'restaurant_id'] })

/** Items by tag; an item without a store is dropped. */
const TagMenus = result(
  listById(
    named<TaggedItems>({
      id: [id, 'tag_id'],
      name: [text, 'tag_name'],
      items: [listById(TaggedRow), 'menu_item_detail'],
    }),
  ),
)

/** How many stores are searched for items, and how many items of a single shop are returned. */
const mostRows = { stores: 10, items: 50 }

const mostTagged = 50

const searching = { ...publicRead, cache: cacheRules.search } as const

type Place = Visit['place']

/** The key of the time is misspelt in searches only (quirks 37). */
const searchPayload = (text: string, place: Place) => ({
  searchtext: text,
  date: '',
  startrime: '',
  cityname: place?.city ?? '',
  state: place?.state ?? '',
  ...wirePoint(place),
  skip: 0,
})

export const searchCalls = (send: Send) => ({
  /** Stores that match a text, each once; [] if there are none (flows 3.7). */
  stores: (text: string, place: Place): Promise<Store[]> =>
    send('search_restaurants', searchPayload(text, place), Stores, searching),

  /** Items that match a text, by their stores. */
  items: (text: string, place: Place): Promise<FoundItems[]> =>
    send(
      'search_restaurants_item',
      { ...searchPayload(text, place), total_record: mostRows.stores },
      StoresWithItems,
      searching,
    ),

  /** `items` for a vendor with a single store. */
  inOneStore: (text: string, place: Place): Promise<FoundItems[]> =>
    send(
      'search_restaurant_category_item',
      { ...searchPayload(text, place), total_record: mostRows.items },
      SectionsWithItems,
      searching,
    ),

  /** The current state of the found items; makes no call for an empty list. */
  async status(found: readonly FoundItems[]): Promise<ItemStatus[]> {
    if (found.length === 0) return []
    const wanted = found.map(({ store, items }) => ({
      restaurant_id: wireId(store.id),
      items: items.map((item) => ({
        restaurant_menu_item_id: wireId(item.id),
        restaurant_menu_id: wireId(item.sectionId),
      })),
    }))
    // Without it items are added on their own pages (rules 5.13).
    const options = { ...publicRead, cache: cacheRules.status, patience: shortPatience }
    return send('get_items_status', { item_list: JSON.stringify(wanted) }, ItemStatuses, options)
  },

  /** The tags of items of nearby stores, each with one of its items; [] if there are none (flows 3.12). */
  tags: (visit: Visit, patience = 1): Promise<TaggedItems[]> =>
    send('tag_wise_restaurant_menu_item', taggedPayload('', 1, visit), TagMenus, {
      ...publicRead,
      patience,
      cache: cacheRules.tags,
    }),

  /** The items of a tag, of all stores nearby; null when there is no such tag, or nothing has it. */
  async tagged(tagId: string, visit: Visit): Promise<TaggedItems | null> {
    const tags = await send('tag_wise_restaurant_menu_item', taggedPayload(tagId, mostTagged, visit), TagMenus, {
      ...publicRead,
      cache: cacheRules.tagged,
    })
    return tags.find(({ id, items }) => id === tagId && items.length > 0) ?? null
  },
})

function taggedPayload(tagId: string, most: number, visit: Visit) {
  return {
    restaurant_id: '',
    tag_id: tagId,
    ...wireVisit(visit),
    skip: 0,
    total_record: most,
  }
}

/** Ids in the list are numbers, if they are numeric. */
function wireId(id: string) {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id
}
