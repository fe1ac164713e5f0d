import type { FoundItems, ItemStatus, TaggedItems } from '~/domain/stores/search'
import type { Store } from '~/domain/stores/store'
import { cacheRules } from './cache-rules'
import type { Visit } from './home.server'
import type { Send } from './send'
import { eachOnce, list, result } from './wire'
import { modeNumber, wirePoint } from './wire-fields'
import { ItemStatuses, SectionsWithItems, StoresWithItems, TagMenus } from './wire-search'
import { StoreRow } from './wire-store'

const Stores = result(list(StoreRow)).transform(eachOnce)

/** How many stores are searched for items, and how many items of a single shop are returned. */
const mostRows = { stores: 10, items: 50 }

const mostTagged = 50

const read = { auth: 'none', accept: [200, 101], retry: true } as const
const searching = { ...read, cache: cacheRules.search } as const

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
    const options = { ...read, cache: cacheRules.status }
    return send('get_items_status', { item_list: JSON.stringify(wanted) }, ItemStatuses, options)
  },

  /** The tags of items of nearby stores, each with one of its items; [] if there are none (flows 3.12). */
  tags: (visit: Visit): Promise<TaggedItems[]> =>
    send('tag_wise_restaurant_menu_item', taggedPayload('', 1, visit), TagMenus, { ...read, cache: cacheRules.tags }),

  /** The items of a tag, of all stores nearby; null when there is no such tag, or nothing has it. */
  async tagged(tagId: string, visit: Visit): Promise<TaggedItems | null> {
    const tags = await send('tag_wise_restaurant_menu_item', taggedPayload(tagId, mostTagged, visit), TagMenus, {
      ...read,
      cache: cacheRules.tagged,
    })
    return tags.find(({ id, items }) => id === tagId && items.length > 0) ?? null
  },
})

function taggedPayload(tagId: string, most: number, { place, mode }: Visit) {
  return {
    restaurant_id: '',
    tag_id: tagId,
    ...wirePoint(place),
    delivery_type_time_slots: modeNumber(mode),
    skip: 0,
    total_record: most,
  }
}

/** Ids in the list are numbers, if they are numeric. */
function wireId(id: string) {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id
}
