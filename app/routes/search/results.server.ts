import { searchText, withStatus } from '~/domain/stores/search'
import { servesPlace } from '~/features/place/choose-place.server'
import { itemGroup, onlyStoresMenu } from '~/features/stores/menu.server'
import { filterLocally } from '~/features/stores/near-stores.server'
import { everyPart, partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { searchPath } from '~/paths'

/** The most items shown for each of several stores, and for a shop with a single store. */
const most = { ofEach: 3, ofOne: 50 }

/** Up to this many stores are shown above the items. */
const few = 3

/**
 * The results for a text: stores, filtered as the address says, and items grouped by store (rules 5.13). Null if the text is
 * too short. Either part may fail alone. Throws the 429 page if one address searches too often.
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

/** How many ideas are shown. */
const mostIdeas = 16

/** Where there are no results: cuisines to search for, or the parts of the only store's menu. None if they cannot be read. */
export async function searchIdeas(shop: Shop): Promise<{ name: string; href: string }[]> {
  const { data: ideas } = await partOf(shop.settings.isSingleStore ? menuParts(shop) : cuisines(shop))
  return (ideas ?? []).slice(0, mostIdeas)
}

async function menuParts(shop: Shop) {
  return (await onlyStoresMenu(shop)).parts.map(({ name, href }) => ({ name, href }))
}

async function cuisines({ vendor }: Shop) {
  const all = await vendor.home.cuisines()
  return all.filter(({ name }) => !searchText(name).isTooShort).map(({ name }) => ({ name, href: searchPath(name) }))
}

/** The stores that match, filtered by the cuisines in the address. */
async function findStores(shop: Shop, text: string) {
  const address = { path: searchPath(), otherParams: { q: text } }
  const { list } = await filterLocally(shop, address, shop.vendor.search.stores(text, shop.place), {
    tellsServed: false,
  })
  return list
}

/** The found items by store. If their stock is unknown, each is added on its own page, which reads the stock. */
async function findItems(shop: Shop, text: string) {
  const { vendor, place, settings } = shop
  const { ofOne, ofEach } = most
  const matches = await (settings.isSingleStore
    ? vendor.search.inOneStore(text, place)
    : vendor.search.items(text, place))
  const { data: statuses } = await partOf(vendor.search.status(matches))
  const currentMatches = statuses ? withStatus(matches, statuses) : matches
  const groups = currentMatches.map(({ store, items }) => {
    const rows = items.map((item) => ({ ...item, isCustomisable: item.isCustomisable || !statuses }))
    return itemGroup(shop, store, rows, settings.isSingleStore ? ofOne : ofEach)
  })
  return { groups, count: matches.reduce((sum, { items }) => sum + items.length, 0), isKnown: statuses !== null }
}
