import type { SerializeFrom } from '@remix-run/node'
import type { Settings } from '~/domain/brand/settings'
import { isAvailable } from '~/domain/stores/menu'
import { isInSystemHours, type VendorNow } from '~/domain/stores/opening'
import { needsStore, type Store } from '~/domain/stores/store'
import { filterQuery, storeFilter } from '~/domain/stores/store-filter'
import { cartSummary } from '~/features/cart/cart.server'
import { placeInvitation } from '~/features/place/choose-place.server'
import { pickupName } from '~/features/place/reach.server'
import { forGuests, siteThings } from '~/features/seo/structured'
import { itemGroup, onlyStoresMenu } from '~/features/stores/menu.server'
import { loadNearStores, loadStorePicker } from '~/features/stores/near-stores.server'
import { pictureUrl } from '~/http/images.server'
import { everyPart, partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { homePath } from '~/paths'
import {
  bannerLinks,
  brandLinks,
  categoryTiles,
  currentOrders,
  deliveredOrders,
  tagLinks,
  type TileLink,
} from './shelves.server'

/** The data of the home page, by the vendor's mode: many stores, or one (rules 5.1 and 5.2). */
export async function loadHome(shop: Shop) {
  const { settings } = shop
  // A filter means that the customer wants stores, not shelves.
  const invitation = isFiltered(shop) ? null : await placeInvitation(shop)
  const [marketplace, singleStore] = settings.isSingleStore
    ? [null, await loadSingleStore(shop)]
    : [await loadMarketplace(shop), null]
  const picture = pictureUrl(settings.homeImage)
  const canonical = marketplace ? marketplace.canonical : homePath()
  return {
    meta:
      canonical === null
        ? undefined
        : {
            canonical,
            image: picture,
            structured: forGuests(shop, () => siteThings(shop, pictureUrl(settings.logo))),
          },
    marketplace,
    singleStore,
    summary: (marketplace ?? singleStore).summary,
    notice: noticeOf(settings, vendorNow(settings)),
    invitation,
    headline: settings.headline,
    text: settings.metaDescription,
    picture,
    mode: settings.isPickupEnabled ? shop.mode : null,
    takeawayText: pickupName(shop),
    categories: {
      title: settings.categoriesTitle || shop.t('home.categories'),
      text: settings.categoriesSubtitle,
      layout: settings.isSingleStore ? settings.menuCategoryLayout : settings.categoryLayout,
    },
    retry: shop.path,
    movesBanners: settings.scrollsBanners,
  }
}

export type HomeData = SerializeFrom<typeof loadHome>
export type Shelves = NonNullable<NonNullable<HomeData['marketplace']>['shelves']>

/** The notice on home that nothing can be ordered now, or null; customers can still browse (rules 5.17 and 5.18). */
export function noticeOf(settings: Settings, now: VendorNow) {
  if (!settings.isSystemAvailable) return { kind: 'closed' as const, text: settings.notAvailableReason }
  if (!isInSystemHours(settings, now)) return { kind: 'late' as const, text: settings.scheduleAfterHoursText }
  return null
}

/**
 * Home with many stores: shelves, unless it is filtered, and a page of the stores that serve the place (rules 5.1, 5.12
 * and 5.20). Every part may fail alone (rules 20.5).
 */
export async function loadMarketplace(shop: Shop) {
  const [shelves, near] = await Promise.all([
    isFiltered(shop) ? null : loadShelves(shop),
    shop.place && partOf(loadNearStores(shop, { path: homePath() })),
  ])
  const { stores = [], list = null } = near?.data ?? {}
  return {
    shelves,
    list,
    failed: near?.failed ?? null,
    /** The canonical address of home; null if its stores are filtered or could not be read. */
    canonical: near ? (list?.canonical ?? null) : homePath(),
    summary: cartSummary(shop, stores),
  }
}

/** Only a list of many stores has filters. */
const isFiltered = ({ url, settings }: Shop) =>
  !settings.isSingleStore && filterQuery(storeFilter(url.searchParams)).size > 0

const loadShelves = (shop: Shop) =>
  everyPart({
    banners: bannerLinks(shop),
    categories: categoryTiles(shop),
    orders: currentOrders(shop),
    delivered: deliveredOrders(shop),
    brands: brandLinks(shop),
    tags: tagLinks(shop),
  })

/** A home with one store: its menu's categories (rules 5.2), or the stores to pick it from first (rules 5.19). */
export async function loadSingleStore(shop: Shop) {
  const needsChoice = shop.place !== null && needsStore(shop.settings, shop.device.place.storeId)
  const { picker, menu, ...parts } = await everyPart({
    banners: bannerLinks(shop),
    orders: currentOrders(shop),
    delivered: deliveredOrders(shop),
    picker: needsChoice ? loadStorePicker(shop) : Promise.resolve(null),
    menu: needsChoice ? Promise.resolve(null) : loadMenuTiles(shop),
  })
  const { tiles, store, aisles } = menu.data ?? { tiles: [], store: null, aisles: [] }
  return {
    ...parts,
    needsChoice,
    picker: picker.data,
    tiles,
    aisles,
    failed: picker.failed ?? menu.failed,
    summary: cartSummary(shop, store ? [store] : []),
  }
}

async function loadMenuTiles(shop: Shop) {
  const { store, parts } = await onlyStoresMenu(shop)
  const tiles: TileLink[] = parts.map((part) => ({ ...part, text: '', image: pictureUrl(part.image), colors: '' }))
  const aisles = store ? await Promise.all(tiles.slice(0, most.aisles).map((tile) => aisleOf(shop, store, tile))) : []
  return { tiles, store, aisles: aisles.filter((aisle) => aisle !== null) }
}

/** How many parts of a single store's menu show items on its home page, and how many of each. */
const most = { aisles: 3, items: 6 }

/** The first items of a category of the only store; null if there are none, or if they cannot be read. */
async function aisleOf(shop: Shop, store: Store, { id, name, href }: TileLink) {
  const { place, mode } = shop
  const { data } = await partOf(shop.vendor.menus.sections({ storeId: store.id, place, mode, categoryId: id }))
  const items = data?.flatMap((section) => section.items).filter(isAvailable) ?? []
  return items.length > 0 ? { ...itemGroup(shop, store, items, most.items), name, href } : null
}
