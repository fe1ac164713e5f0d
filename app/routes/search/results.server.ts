import { searchText, withStatus } from '~/domain/stores/search'
import { servesPlace } from '~/features/place/choose-place.server'
import { itemGroup } from '~/features/search/item-groups.server'
import { narrowStores } from '~/features/stores/narrow-stores'
import { filteredList } from '~/features/stores/near-stores.server'
import { storeFilter, withKnownCuisines } from '~/features/stores/store-filter'
import { everyPart, partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { searchPath } from '~/paths'

/** How many items are shown of one store among others, and of a shop that is one store. */
const most = { ofEach: 3, ofOne: 50 }

/** How many stores are few enough to stand above the items that were found. */
const few = 3

/**
 * The results for a text: stores, filtered as the address says, and items grouped by store (rules 5.13). Null when the text is
 * too short. Either part may fail alone. Throws the 429 page when one address searches too often.
 */
export async function search(shop: Shop) {
  const { text, isTooShort } = searchText(shop.url.searchParams.get('q'))
  if (isTooShort) return { text, found: null }
  await shop.limit('search', shop.clientAddress)
  const { stores, items } = await everyPart({
    stores: shop.settings.isSingleStore ? Promise.resolve(null) : findStores(shop, text),
    items: findItems(shop, text),
  })
  const isNothing =
    !stores.failed && !items.failed && items.data.count === 0 && !stores.data?.count && !stores.data?.filters
  const { place } = shop.device.place
  const isNotHere = isNothing && place !== null && !(await servesPlace(shop, place)).isServed
  return { text, found: { stores, items, isNothing, isNotHere, areStoresFirst: (stores.data?.count ?? 0) <= few } }
}

export type Found = NonNullable<Awaited<ReturnType<typeof search>>['found']>

/** They can be filtered by the cuisines that they have. */
async function findStores(shop: Shop, text: string) {
  const { vendor, place, url } = shop
  const [stores, { data: known }] = await Promise.all([
    vendor.search.stores(text, place),
    partOf(vendor.home.cuisines()),
  ])
  const filter = withKnownCuisines(storeFilter(url.searchParams), known ?? [])
  const has = ({ id, name }: { id: string; name: string }) =>
    filter.cuisines.includes(id) || stores.some(({ cuisines }) => cuisines.includes(name))
  const cuisines = (known ?? []).filter(has)
  const address = { path: searchPath(), kept: { q: text } }
  return filteredList(shop, address, { stores: narrowStores(stores, filter, cuisines), filter, cuisines })
}

/**
 * The found items as they are now, grouped by store. When their stock is unknown, each is completed on its own page, which asks
 * for it.
 */
async function findItems(shop: Shop, text: string) {
  const { vendor, place, settings } = shop
  const { ofOne, ofEach } = most
  const found = await (settings.isSingleStore
    ? vendor.search.inOneStore(text, place)
    : vendor.search.items(text, place))
  const { data: statuses } = await partOf(vendor.search.status(found))
  const known = statuses ? withStatus(found, statuses) : found
  const groups = known.map(({ store, items }) => {
    const rows = items.map((item) => ({ ...item, isCustomisable: item.isCustomisable || !statuses }))
    return itemGroup(shop, store, rows, settings.isSingleStore ? ofOne : ofEach)
  })
  return { groups, count: found.reduce((sum, { items }) => sum + items.length, 0), isKnown: statuses !== null }
}
