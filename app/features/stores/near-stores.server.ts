import { safePath } from '~/domain/safe-path'
import { needsStore, type Cuisine, type Store } from '~/domain/stores/store'
import {
  filterQuery,
  listPath,
  narrowStores,
  noFilter,
  storeFilter,
  vegOf,
  withKnownCuisines,
  type ListAddress,
  type StoreFilter,
  type StoreSort,
} from '~/domain/stores/store-filter'
import { cartSummary } from '~/features/cart/cart.server'
import { servingStores } from '~/features/place/choose-place.server'
import { breadcrumbs, forGuests } from '~/features/seo/structured'
import { pictureUrl } from '~/http/images.server'
import { essential, everyPart, partOf, type Part } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import type { WordKey } from '~/i18n/translator'
import { homePath, storesPath } from '~/paths'
import { pickupInstead, servedAmong, storePage } from './store-rows.server'

/** Stores, and the list as its page and its filters show it. */
type Listed = Awaited<ReturnType<typeof filteredList>>
export type StoreListData = Listed['list']

/** The stores that serve the place, of one category or all, filtered as the address says (rules 5.12). */
export async function loadNearStores(shop: Shop, address: ListAddress, categoryId?: string): Promise<Listed> {
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
  return filteredList(shop, address, { stores: vegOf(near, filter), filter, cuisines: cuisines.data ?? [] })
}

type Filtered = {
  stores: readonly Store[]
  filter: StoreFilter
  cuisines: readonly Cuisine[]
  served?: Parameters<typeof storePage>[3]
  /** Whether pickup is offered if no store delivers to the place. */
  offersPickup?: boolean
}

/** A list of at most this many stores needs no filters. */
const few = 3

/** The page of a filtered list for the address, with the filters if there is anything to choose. */
async function filteredList(
  shop: Shop,
  address: ListAddress,
  { stores, filter, cuisines, served, offersPickup = true }: Filtered,
) {
  const filters = filterView(shop, address, filter, cuisines)
  const isNarrowed = filters.active > 0
  const page = storePage(shop, stores, (number) => listPath(address, filter, number), served)
  const instead = offersPickup && !isNarrowed ? await pickupInstead(shop, stores, address.path) : null
  const list = {
    page: { ...page, instead },
    count: stores.length,
    /** Null if there is nothing to choose. */
    filters: isNarrowed || stores.length > few ? filters : null,
    /** The canonical address (rules 2.13): null for a filtered list; a range of pages has that of its first page. */
    canonical: isNarrowed ? null : listPath(address, filter, parseInt(shop.url.searchParams.get('page') ?? '1', 10)),
  }
  return { stores, list }
}

/**
 * A list that the vendor neither filters nor sorts, so that both are done here (rules 5.12). `tellsServed` marks stores
 * that do not deliver to the place (rules 5.26), and offers pickup if there are none.
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
  return filteredList(shop, address, { stores, filter, cuisines, served, offersPickup: tellsServed })
}

/** A brand or a banner; a banner has no words. */
type Group = { id: string; image: string; name?: string; text?: string }

type GroupStores = { path: string; reading: Promise<Store[]>; groups: Promise<Group[]>; unnamed: string; frame: Frame }

/** The page of a brand or banner. Throws 404 for an unlisted one without stores (rules 5.20 and 20.5). */
export async function groupScreen(shop: Shop, id: string, { path, reading, groups, unnamed, frame }: GroupStores) {
  const parts = await everyPart({ groups, near: filterLocally(shop, { path }, reading, { tellsServed: true }) })
  const group = parts.groups.data?.find((one) => one.id === id)
  // All its stores, because a filter may leave none of them.
  if (!group && (await reading).length === 0) {
    essential(parts.groups)
    throw new Response(null, { status: 404 })
  }
  const { name, text = '', image = '' } = group ?? {}
  return listScreen(shop, { name: name || unnamed, text, image }, parts.near, frame)
}

type Frame = { width: number; height: number; className?: string }

/** A list as a page; not indexed if `near` failed (rules 20.5). Without a frame, its picture is for shared links. */
export function listScreen(
  shop: Shop,
  { name, text, image: file }: { name: string; text: string; image: string },
  { data: near }: Part<Listed>,
  frame?: Frame,
) {
  const canonical = near?.list.canonical
  const image = pictureUrl(file)
  return {
    title: name,
    meta: canonical
      ? {
          canonical,
          description: text,
          image,
          structured: forGuests(shop, () => [breadcrumbs(shop, name, canonical)]),
        }
      : undefined,
    text,
    picture: image && frame ? { src: image, ...frame } : null,
    list: near?.list ?? null,
    retry: shop.path,
    summary: cartSummary(shop, near?.stores),
  }
}

/** The content of the store picker: a page of the stores that serve the place, and the picked one. */
export async function loadStorePicker(shop: Shop) {
  const { settings } = shop
  const { storeId, storeName } = shop.device.place
  const backTo = safePath(shop.query.get('backTo'), homePath())
  const { stores, next } = storePage(shop, await servingStores(shop), (page) => storesPath(backTo, page))
  // In a marketplace the vendor's store for a place is one of many, so only a picked store is current.
  const current = settings.isSingleStore || storeName ? storeId : ''
  return { stores, next, current, needsChoice: needsStore(settings, storeId), backTo }
}

/** Cuisines that have a chip; the form has all. */
const mostChips = 12

/** The content of the form and the chips of a filtered list. */
function filterView({ t }: Shop, address: ListAddress, filter: StoreFilter, cuisines: readonly Cuisine[]) {
  const toggle = (id: string, name: string, isOn: boolean, change: Partial<StoreFilter>) => ({
    id,
    name,
    isOn,
    href: listPath(address, { ...filter, ...change }),
  })
  const sortBy = (sort: StoreSort, word: WordKey) =>
    toggle(sort, t(word), filter.sort === sort, { sort: filter.sort === sort ? 'relevance' : sort })
  const cuisineToggles = cuisines.flatMap(({ id, name }, at) => {
    const others = filter.cuisines.filter((other) => other !== id)
    const isOn = filter.cuisines.includes(id)
    return at < mostChips || isOn ? [toggle(id, name, isOn, { cuisines: isOn ? others : [...others, id] })] : []
  })
  return {
    /** The address of the list, which with the cuisines decides all else. */
    here: listPath(address, filter),
    address,
    filter,
    cuisines,
    active: filterQuery(filter).size,
    /** Chips, which keep their order: each links to the list with one filter added, or removed if it is on. */
    toggles: [
      toggle('veg', t('menu.vegOnly'), filter.vegOnly, { vegOnly: !filter.vegOnly }),
      sortBy('rating', 'filter.bestRated'),
      sortBy('time', 'filter.fastest'),
      ...cuisineToggles,
    ],
    all: listPath(address, noFilter),
  }
}

export type FilterView = ReturnType<typeof filterView>
