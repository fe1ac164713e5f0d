import { z } from 'zod'
import type { FoundItem, FoundItems, FoundStore, ItemStatus, TaggedItems } from '~/domain/stores/search'
import { eachOnce, id, list, numberOrNull, oneOfList, optionalId, result, text } from './wire'
import { itemFields, itemId, toItem } from './wire-menu'
import { StoreRow } from './wire-store'

/** Answers of the searches. A row's own id is that of its place in the menu: its `item_id` may be another one (flows 3.7). */
const Row = z
  .object({ ...itemFields, restaurant_menu_id: text })
  .refine((wire) => itemId(wire) !== '', 'an item id is missing')
  .transform((wire): FoundItem => ({
    ...toItem(wire),
    id: wire.restaurant_menu_item_id || wire.item_id,
    sectionId: wire.restaurant_menu_id,
  }))

function foundStore({ id, name, slug, image, rating, isOpen, address }: FoundStore): FoundStore {
  return { id, name, slug, image, rating, isOpen, address }
}

/** Stores with the items found in each; a store without items is dropped. */
export const StoresWithItems = result(list(z.intersection(StoreRow, z.object({ item: list(Row) })))).transform((rows) =>
  rows.flatMap(({ item, ...store }): FoundItems[] =>
    item.length > 0 ? [{ store: foundStore(store), items: eachOnce(item) }] : [],
  ),
)

const Section = z
  .object({ restaurant_menu_id: text, items: list(Row) })
  .transform(({ restaurant_menu_id, items }) =>
    items.map((item) => ({ ...item, sectionId: item.sectionId || restaurant_menu_id })),
  )

/** A shop with one store answers section by section, with the store beside them (quirks 4). */
export const SectionsWithItems = z
  .object({
    Result: oneOfList(z.object({ restaurant_id: optionalId, item: list(Section) })),
    restaurant_details: oneOfList(StoreRow).catch(null),
  })
  .transform(({ Result, restaurant_details: store }): FoundItems[] => {
    // The same item may be in several sections.
    const items = eachOnce((Result?.item ?? []).flat())
    const id = store?.id ?? Result?.restaurant_id
    if (!id || items.length === 0) return []
    return [{ store: foundStore(store ?? { ...nameless, id }), items }]
  })

/** The store of items that came without it. */
const nameless = { name: '', slug: '', image: '', rating: 0, isOpen: true, address: '' }

export const ItemStatuses = result(
  list(
    z
      .object({
        restaurant_id: id,
        restaurant_menu_item_id: id,
        is_sold_out: itemFields.is_sold_out,
        is_customization: itemFields.is_customization,
        quantity: numberOrNull,
      })
      .transform((wire): ItemStatus => ({
        storeId: wire.restaurant_id,
        itemId: wire.restaurant_menu_item_id,
        isSoldOut: wire.is_sold_out,
        isCustomisable: wire.is_customization,
        stock: wire.quantity === null ? null : Math.max(0, Math.floor(wire.quantity)),
      })),
  ),
)

const TaggedRow = z
  .object({ ...itemFields, restaurant_id: id })
  .refine((wire) => itemId(wire) !== '', 'an item id is missing')
  .transform((wire) => ({ ...toItem(wire), storeId: wire.restaurant_id }))

/** Items by tag; an item without a store is dropped. */
export const TagMenus = result(
  list(
    z
      .object({ tag_id: id, tag_name: text, menu_item_detail: list(TaggedRow) })
      .transform((wire): TaggedItems => ({ id: wire.tag_id, name: wire.tag_name, items: wire.menu_item_detail })),
  ),
)
