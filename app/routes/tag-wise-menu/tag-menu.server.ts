import type { TaggedItems } from '~/domain/stores/search'
import type { Store } from '~/domain/stores/store'
import { itemGroup, type ItemGroup } from '~/features/stores/menu.server'
import { essential, everyPart } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { tagsPath } from '~/paths'

/** How many items are shown of each store. */
const mostOfEach = 6

/**
 * The items of the tag in the address, or else of the first one, grouped by store, and the links to all tags. `groups` is null if
 * they could not be read. Throws 404 for a tag that nothing nearby has.
 */
export async function loadTagMenu(shop: Shop) {
  const { vendor, place, mode, url } = shop
  const asked = url.searchParams.get('tag')
  const tagId = asked || (await vendor.search.tags({ place, mode }))[0]?.id
  const parts = await everyPart({
    tags: vendor.search.tags({ place, mode }),
    tag: tagId ? vendor.search.tagged(tagId, { place, mode }) : Promise.resolve(null),
    near: tagId && place ? vendor.lists.nearby({ place, mode }) : Promise.resolve([]),
  })
  const listedTag = parts.tags.data?.find(({ id }) => id === tagId)
  // The page exists if either of the two knows the tag.
  const tag = listedTag && parts.tag.failed ? { ...listedTag, items: [] } : essential(parts.tag)
  if (asked && !tag) throw new Response(null, { status: 404 })
  const { data: near } = parts.near
  const tags = tag ? (parts.tags.data ?? []) : essential(parts.tags)
  return {
    tag,
    stores: near ?? [],
    tags: tags.map(({ id, name }) => ({ id, name, href: tagsPath(id), isCurrent: id === tagId })),
    groups: near && !parts.tag.failed ? near.flatMap((store) => groupOf(shop, store, tag?.items ?? [])) : null,
  }
}

/** A store's group of tagged items; none if it has no such item. */
function groupOf(shop: Shop, store: Store, items: TaggedItems['items']): ItemGroup[] {
  const own = items.filter(({ storeId }) => storeId === store.id)
  return own.length > 0 ? [itemGroup(shop, store, own, mostOfEach)] : []
}
