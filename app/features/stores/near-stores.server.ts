import type { Cuisine, Store } from '~/domain/stores/store'
import { cartSummary } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { breadcrumbs } from '~/features/seo/structured'
import { pictureUrl } from '~/http/images.server'
import { partOf, type Part } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { filterView, listPath, noFilter, type ListAddress } from './filter-view.server'
import { narrowStores, vegOf } from './narrow-stores'
import { pickupInstead, servedAmong, type Served } from './served.server'
import { filterQuery, storeFilter, withKnownCuisines, type StoreFilter } from './store-filter'
import type { StoreListData } from './store-list-screen'
import { storeListPage } from './store-rows.server'

/**
 * The stores that serve the place, or those of one category, filtered as the address says (rules 5.12). If the vendor's cuisines
 * cannot be read, only the choice of cuisines is missing.
 */
export async function loadNearStores(shop: Shop, address: ListAddress, categoryId?: string) {
  const { vendor, place, mode } = shop
  const readingCuisines = partOf(vendor.home.cuisines())
  const requestedFilter = storeFilter(shop.url.searchParams)
  const filter =
    requestedFilter.cuisines.length > 0
      ? withKnownCuisines(requestedFilter, (await readingCuisines).data ?? [])
      : requestedFilter
  const [near, cuisines] = await Promise.all([
    place ? vendor.lists.nearby({ place, mode, filter, categoryId }) : [],
    readingCuisines,
  ])
  const stores = vegOf(near, filter)
  const list = filteredList(shop, address, { stores, filter, cuisines: cuisines.data ?? [] })
  return { stores, list: list.filters ? list : await withAlternative(shop, address, list, stores) }
}

type Filtered = {
  stores: readonly Store[]
  filter: StoreFilter
  cuisines: readonly Cuisine[]
  served?: Served | null
}

/** A list of at most this many stores needs no filters. */
const few = 3

/** The page of a filtered list for the address, with the filters if there is anything to choose. */
function filteredList(shop: Shop, address: ListAddress, { stores, filter, cuisines, served }: Filtered): StoreListData {
  const filters = filterView(shop, address, filter, cuisines)
  const isNarrowed = filters.active > 0
  return {
    page: pageOf(shop, address, filter, stores, served),
    count: stores.length,
    filters: isNarrowed || stores.length > few ? filters : null,
    canonical: isNarrowed ? null : canonicalOf(shop, address),
  }
}

/**
 * Stores that the vendor cannot filter, filtered by their cuisines. The vendor may not limit them to the place either, so with
 * `served` their cards say which of them do not deliver there (rules 5.26).
 */
export async function filterLocally(
  shop: Shop,
  address: ListAddress,
  readingStores: Promise<Store[]>,
  { tellsServed }: { tellsServed: boolean },
) {
  const [all, { data: knownCuisines }] = await Promise.all([readingStores, partOf(shop.vendor.home.cuisines())])
  const filter = withKnownCuisines(storeFilter(shop.url.searchParams), knownCuisines ?? [])
  const isUsed = ({ id, name }: Cuisine) =>
    filter.cuisines.includes(id) || all.some(({ cuisines }) => cuisines.includes(name))
  const cuisines = (knownCuisines ?? []).filter(isUsed)
  const stores = filterQuery(filter).size > 0 ? narrowStores(all, filter, cuisines) : all
  const served = tellsServed ? await servedAmong(shop, stores) : null
  return { stores, list: filteredList(shop, address, { stores, filter, cuisines, served }) }
}

/** The stores of a brand or a banner. */
export async function plainStores(shop: Shop, address: ListAddress, readingStores: Promise<Store[]>) {
  const { stores, list } = await filterLocally(shop, address, readingStores, { tellsServed: true })
  return { stores, list: list.filters ? list : await withAlternative(shop, address, list, stores) }
}

/** The list, with an alternative if it is empty because no store delivers there. */
async function withAlternative(
  shop: Shop,
  { path: backTo }: ListAddress,
  list: StoreListData,
  stores: readonly Store[],
) {
  const pickup = await pickupInstead(shop, stores)
  return { ...list, page: { ...list.page, instead: pickup ? { pickup, backTo } : null } }
}

type Named = { name: string; text: string; image: string }

/**
 * A list as its own page shows it: its title and canonical address, its page of stores, and the cart. `near` may have failed: the
 * page then shows the rest, and is not indexed (rules 20.5).
 */
export function listScreen(shop: Shop, of: Named, near: Part<{ list: StoreListData; stores: readonly Store[] }>) {
  const canonical = near.data?.list.canonical ?? null
  const image = pictureUrl(of.image)
  return {
    title: `${of.name} · ${shop.settings.appName}`,
    meta:
      canonical === null
        ? undefined
        : { canonical, description: of.text, image, structured: [breadcrumbs(shop, of.name, canonical)] },
    name: of.name,
    text: of.text,
    image,
    list: near.data?.list ?? null,
    retry: shop.url.pathname + shop.url.search,
    summary: cartSummary(shop, near.data?.stores),
    words: cartWords(shop.locale),
  }
}

/** The requested page of a list. Throws the redirect to the first page if there is no such page. */
function pageOf(
  shop: Shop,
  address: ListAddress,
  filter: StoreFilter,
  stores: readonly Store[],
  served?: Served | null,
) {
  const page = storeListPage(shop, stores, (number) => listPath(address, filter, number), served)
  if (!page) throw shop.redirect(listPath(address, filter))
  return page
}

/** The canonical address of a list's page; a range of pages has the address of its first page (rules 2.13). */
function canonicalOf(shop: Shop, address: ListAddress) {
  const [page = ''] = /^[1-9]\d*/.exec(shop.url.searchParams.get('page') ?? '') ?? []
  return listPath(address, noFilter, Number(page))
}
