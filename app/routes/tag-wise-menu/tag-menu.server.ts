import type { TaggedItems } from '~/domain/stores/search'
import type { Store } from '~/domain/stores/store'
import { itemGroup, type ItemGroup } from '~/features/search/item-groups.server'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { tagsPath } from '~/paths'

/** How many items are shown of each store. */
const mostOfEach = 6

/**
 * The items of the tag in the address, by the stores that have them, with all other tags to go on to; no items without one. Throws 404
 * for a tag that nothing nearby has.
 */
export async function loadTagMenu(shop: Shop) {
  const { vendor, place, mode, url } = shop
  const tagId = url.searchParams.get('tag')
  const [tags, tag, near] = await Promise.all([
    partOf(vendor.search.tags({ place, mode })),
    tagId ? vendor.search.tagged(tagId, { place, mode }) : null,
    tagId && place ? vendor.lists.nearby({ place, mode }) : [],
  ])
  if (tagId && !tag) throw new Response(null, { status: 404 })
  return {
    tag,
    stores: near,
    tags: (tags.data ?? []).map(({ id, name }) => ({ id, name, href: tagsPath(id), isCurrent: id === tagId })),
    groups: near.flatMap((store) => groupOf(shop, store, tag?.items ?? [])),
  }
}

/** In the order of the stores, open ones first. */
function groupOf(shop: Shop, store: Store, items: TaggedItems['items']): ItemGroup[] {
  const own = items.filter(({ storeId }) => storeId === store.id)
  return own.length > 0 ? [itemGroup(shop, store, own, mostOfEach)] : []
}
