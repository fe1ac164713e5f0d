import { useLoaderData } from '@remix-run/react'
import { type TaggedItems } from '~/domain/stores/search'
import { type Store } from '~/domain/stores/store'
import { cartSummary } from '~/features/cart/cart.server'
import { PageCartBar } from '~/features/cart/page-cart-bar'
import { ItemGroups } from '~/features/search/item-groups'
import { itemGroup } from '~/features/stores/menu.server'
import { storeRows } from '~/features/stores/store-rows.server'
import { shopLoader } from '~/http/shop/open-shop.server'
import { essential, everyPart } from '~/http/shop/readings.server'
import { type Shop } from '~/http/shop/shop.server'
import { useT } from '~/i18n/use-t'
import { homePath, tagsPath } from '~/paths'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/link'
import { FailedPart } from '~/ui/notice'

export { searchScreen as handle } from '~/features/search/item-groups'

/** The items of a tag, in all stores that serve the place (rules 5.20). */
export const loader = shopLoader(async (shop) => {
  const { tags, tag, groups, stores } = await loadTagMenu(shop)
  return {
    title: tag?.name ?? shop.t('tags.title'),
    meta: groups ? { canonical: tagsPath(tag?.id) } : undefined,
    tags,
    groups,
    isEmpty: groups?.length === 0 && (tag !== null || tags.length === 0),
    backTo: tagsPath(tag?.id),
    summary: cartSummary(shop, stores),
  }
})

/** How many items are shown of each store. */
const mostOfEach = 6

/**
 * The items of the tag in the address, or else of the first one, grouped by store, and the links to all tags. `groups`
 * is null if they could not be read. Throws 404 for a tag that nothing nearby has.
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

function groupOf(shop: Shop, store: Store, items: TaggedItems['items']) {
  const own = items.filter(({ storeId }) => storeId === store.id)
  const [facts = null] = storeRows(shop, [store])
  return own.length > 0 ? [{ ...itemGroup(shop, store, own, mostOfEach), facts }] : []
}

export default function TagMenu() {
  const { title, tags, groups, isEmpty, backTo, summary } = useLoaderData<typeof loader>()
  const t = useT()
  return (
    <>
      <div className="page">
        <h1 dir="auto">{title}</h1>
        {tags.length > 0 && (
          <nav aria-label={t('tags.list')}>
            <ul className="choices">
              {tags.map(({ id, name, href, isCurrent }) => (
                <li key={id}>
                  <a className="chip" href={href} aria-current={isCurrent ? 'page' : undefined} dir="auto">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!groups && <FailedPart label={t('search.items')} retry={backTo} />}
        {isEmpty ? (
          <EmptyState picture="nothing" title={t('tags.none')}>
            <ButtonLink href={homePath()} label={t('search.allStores')} />
          </EmptyState>
        ) : (
          <div className="group results">
            <ItemGroups {...{ groups: groups ?? [], backTo }} />
          </div>
        )}
      </div>
      <PageCartBar summary={summary} />
    </>
  )
}
