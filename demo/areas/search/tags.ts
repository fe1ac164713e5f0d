import { storeById } from '../../catalogue/catalogue'
import type { TagSeed } from '../../catalogue/menu-seed'
import type { Item, Store } from '../../catalogue/types'
import { guestCall, type Call } from '../../core/call'
import { looseNumber, optionalId, page, vendorFields } from '../../core/fields'
import { factsOfStores } from '../../db/facts'
import { itemView } from '../menus/item-view'
import { listAnswer, openFirst, serves, visitFields, visitOf } from '../stores/store-lists'

/** Items by tag; tags in the order of their ids. */
function taggedItems(stores: readonly Store[]): { tag: TagSeed; items: Item[] }[] {
  const all = stores.flatMap((store) => store.sections.flatMap((section) => section.items))
  const tags = new Map(all.flatMap((item) => (item.tags ?? []).map((tag) => [tag.id, tag] as const)))
  return [...tags.values()]
    .toSorted((a, b) => a.id - b.id)
    .map((tag) => ({ tag, items: all.filter((item) => item.tags?.some((other) => other.id === tag.id)) }))
}

const tagFields = {
  ...vendorFields,
  ...visitFields,
  restaurant_id: optionalId,
  tag_id: optionalId,
  skip: looseNumber,
  total_record: looseNumber,
}

const itemsByTag = guestCall('tag_wise_restaurant_menu_item', tagFields, (context) => {
  const { demo, brand, body, say, words } = context
  const visit = visitOf(context)
  const one = storeById(brand, body.restaurant_id)
  const served = brand.stores.filter((store) => serves(store, visit))
  const stores = body.restaurant_id === '' ? openFirst(brand, served, visit) : one ? [one] : []
  const facts = factsOfStores(demo.db)
  const rows = taggedItems(stores)
    .filter(({ tag }) => body.tag_id === '' || String(tag.id) === body.tag_id.trim())
    .map(({ tag, items }) => {
      const listed = items.filter((item) => !facts(item).inactive)
      return {
        tag_id: tag.id,
        tag_name: words(tag.name),
        menu_item_detail: page(listed, body.skip, body.total_record).map((item) =>
          itemView(context, item, facts(item)),
        ),
      }
    })
    .filter((row) => row.menu_item_detail.length > 0)
  return listAnswer(say, rows, 'noItems')
})

/** Items across menus, by their tags. */
export const tagCalls: Call[] = [itemsByTag]
