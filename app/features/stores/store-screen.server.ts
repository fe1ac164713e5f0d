import { ownColors } from '~/domain/brand/own-colors'
import { distanceUnitOf } from '~/domain/checkout/amounts'
import { courierOf, deliveryCost, deliveryTerms } from '~/domain/checkout/delivery-fee'
import { currencyCode } from '~/domain/money/currency-code'
import { formatLeast } from '~/domain/money/money'
import { inUnit } from '~/domain/place/distance'
import type { Zone } from '~/domain/place/zone'
import { areGoods, type MenuSection } from '~/domain/stores/menu'
import { canOrderFrom, enforcedMinimum, type StoreDetail } from '~/domain/stores/store'
import { storeCard, tagName } from '~/domain/stores/store-card'
import { idShape } from '~/domain/text/id'
import { listText } from '~/domain/text/number-text'
import { typedQuery } from '~/domain/text/text'
import { cartSummary, loadCart, reachedCartView } from '~/features/cart/cart.server'
import { deliveryZone, openInMode, storeInMode, tooFarFrom } from '~/features/place/reach.server'
import { breadcrumbs, forGuests, storeThing } from '~/features/seo/structured'
import { pictureUrl } from '~/http/images.server'
import { existing, partOf } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { summaryOf } from '~/islands/cart/cart-summary'
import { homePath, offersPath, storeInfoPath, storePath } from '~/paths'
import type { PageMeta } from '~/shell/screen-data'
import { shortPatience } from '~/vendor-api/send'
import { filterMenu, itemRow, loadMenu, menuFilter, menuTools, type Menu } from './menu.server'
import { ownHours, reopeningOf } from './store-info.server'

/** Everything the store screen shows, for both of its addresses. */
export async function loadStoreScreen(shop: Shop, store: StoreDetail) {
  const [menu, { data: cart }, head, offers] = await Promise.all([
    loadMenu(shop, store, typedQuery(shop.url.searchParams)),
    // The store's page stays useful when only the cart cannot be priced right now.
    partOf(loadCart(shop).then((loaded) => reachedCartView(shop, loaded))),
    loadStoreHead(shop, store),
    partOf(loadStoreOffers(shop, store)),
  ])
  const view = menuView(shop, store.id, menu)
  const cartSum = cart && summaryOf(cart)
  const foundNothing = view.tools !== null && view.sections.length === 0
  return {
    title: store.name,
    meta: pageMeta(shop, store, head, menu, view.isGoods),
    store: head,
    offers: offers.data,
    offersPath: offersPath({ storeId: store.id, backTo: storePath(store) }),
    ...view,
    ...(foundNothing && { links: await linksToWhole(shop, store) }),
    backTo: shop.path,
    cart: cart && { cart, backTo: shop.path, here: store.id },
    cartSum,
    summary: cartSum ?? cartSummary(shop, [store]),
  }
}

/** The offers that a store's page names; all have their own page. */
const mostOffers = 6

/** The store's offers for everybody, so that its page is the same for all guests; the offers' own page is personal. */
async function loadStoreOffers({ vendor, place, mode }: Shop, { id }: StoreDetail) {
  const offers = await vendor.offers.list({ place, mode, storeId: id }, shortPatience)
  return offers.slice(0, mostOffers).map(({ id, name, code }) => ({ id, name, code: code === name ? '' : code }))
}

/** Search engines index the parts of a menu with their own addresses, but no searches and no page without its menu. */
function pageMeta(
  shop: Shop,
  store: StoreDetail,
  { image, cuisines }: StoreHead,
  { links, sections }: Menu,
  isGoods: boolean,
): PageMeta | undefined {
  const { publicOrigin, settings, url, locale } = shop
  if (!sections || url.searchParams.has('q') || url.searchParams.has('veg')) return undefined
  const asked = [url.searchParams.get('category'), url.searchParams.get('section')]
  const part = links?.find(({ id, isCurrent }) => isCurrent && asked.includes(id))
  const path = storePath(store)
  const things = () => [
    storeThing(store, sections, {
      url: publicOrigin + path,
      image: image && new URL(image, publicOrigin).href,
      // The system's would be a guess where the details name none.
      hours: ownHours('delivery', store) ?? [],
      currency: currencyCode(settings.currency.sign, settings.countryCode),
      money: settings.currency,
      isGoods,
    }),
    breadcrumbs(shop, store.name, path),
  ]
  return {
    canonical: path + (part?.href ?? ''),
    structured: forGuests(shop, things),
    description: [store.description, listText(cuisines, locale), store.address].filter(Boolean).join(' · '),
    image,
  }
}

/** A menu at a table, from which nothing can be ordered (rules 5.16). Throws 404 if the store does not exist. */
export async function loadTableMenu(shop: Shop, storeId: string | null) {
  const { store, sections } = existing(storeId === null ? null : await shop.vendor.menus.atTable(storeId), 'noStore')
  return {
    title: store.name,
    store: await loadStoreHead(shop, store, { isAtTable: true }),
    ...menuView(shop, store.id, { sections, links: null }),
  }
}

/** Links to the parts of the whole menu, for a search that finds nothing. */
async function linksToWhole(shop: Shop, store: StoreDetail) {
  const { links, sections } = await loadMenu(shop, store)
  return (links ?? linksTo(sections ?? [], shop.url.pathname)).map((link) => ({ ...link, isCurrent: false }))
}

/** Links to the sections of a page, by default of this one. */
const linksTo = (sections: MenuSection[], path = '') =>
  sections.map(({ id, name }) => ({ id, name, href: `${path}#section-${id}`, isCurrent: false }))

/** The shown part of a menu. */
function menuView(shop: Shop, storeId: string, { links, sections: loadedSections }: Menu) {
  const allSections = loadedSections ?? []
  const filter = menuFilter(shop.url.searchParams)
  const sections = filterMenu(allSections, filter)
  return {
    links: links ?? linksTo(sections),
    tools: menuTools(shop, allSections, filter),
    sections: sections.map(({ id, name, description, image, items }) => ({
      ...{ id, name, description },
      image: pictureUrl(image),
      items: items.map((item) => itemRow(shop, storeId, item)),
    })),
    isGoods: areGoods(allSections.flatMap(({ items }) => items)),
    /** The page itself, if the menu could not be read. */
    retry: loadedSections ? null : shop.path,
  }
}

export type StoreScreenData = Awaited<ReturnType<typeof loadStoreScreen>>
export type TableMenuData = Awaited<ReturnType<typeof loadTableMenu>>

/** The head of a store page: its facts, and whether and when it takes orders; at a table it takes none. */
export async function loadStoreHead(shop: Shop, store: StoreDetail, { isAtTable = false } = {}) {
  const [zone, reopening, tooFar] = await Promise.all([
    deliveryZone(shop, shop.place),
    reopeningOf(shop, store),
    isAtTable ? null : tooFarFrom(shop, store),
  ])
  const minimum = enforcedMinimum(store, zone)
  return {
    ...storeCard(store, { ...shop.settings, storeLayout: 'card' }, { minimum, isTooFar: tooFar !== null }),
    id: store.id,
    name: store.name,
    image: pictureUrl(store.image),
    reviewCount: store.reviewCount,
    tags: store.tags.map((tag) => ({ name: tagName(tag, shop.settings, shop.locale), colors: ownColors(tag) })),
    path: storePath(store),
    infoPath: storeInfoPath(store),
    canOrder: !isAtTable && canOrderFrom(store, shop.settings),
    otherStores: isAtTable || shop.settings.isSingleStore ? null : homePath(),
    reopening,
    deliveryCost: isAtTable || tooFar ? null : deliveryCostOf(shop, store, zone),
    tooFar: tooFar && { ...tooFar, backTo: shop.path },
    ...(isAtTable && { delivery: null, distance: null, minimum: null, isPreOrderOnly: false }),
  }
}

/** The least that a delivery costs, as text with the currency sign; null for pickup, or if that is not known. */
function deliveryCostOf({ mode, settings, place }: Shop, store: StoreDetail, zone: Zone | null) {
  if (mode === 'pickup' || courierOf({ store, settings })) return null
  const terms = deliveryTerms({ settings, store, zone })
  const distance = inUnit(store.distance, settings.distanceUnit, distanceUnitOf(store, settings))
  const cost = deliveryCost(terms, place && distance > 0 ? distance : null)
  return cost && { kind: cost.kind, amount: cost.kind === 'free' ? '' : formatLeast(cost.amount, settings.currency) }
}

export type StoreHead = Awaited<ReturnType<typeof loadStoreHead>>

/** The store's id in an address: plain, or base64 (rules 2.2), which wins: digits alone are never base64 of an id. */
export function storeIdOf(param = ''): string | null {
  // Decoding skips characters that are not base64, so they are refused first.
  const decoded = /^[\w+/-]+={0,2}$/.test(param) ? Buffer.from(param, 'base64').toString('utf8') : ''
  return [decoded, param].find((id) => idShape.test(id)) ?? null
}

/** The store whose id an address has. Throws 404 if there is none. */
export async function storeById(shop: Shop, param?: string): Promise<StoreDetail> {
  const id = storeIdOf(param)
  return existing(id === null ? null : await storeInMode(shop, id), 'noStore')
}

/** The store whose slug an address has. Throws 404 if there is none. */
export const storeBySlug = async (shop: Shop, slug = ''): Promise<StoreDetail> =>
  existing(await openInMode(shop, await shop.vendor.stores.bySlug(slug, shop.place)), 'noStore')

/**
 * The id of a category in its address, in either alphabet of base64; null if it has none (rules 2.2). Older links have
 * a name after it, which is ignored because anybody may have written it.
 */
export function categoryIn(param: string): string | null {
  const decoded = Buffer.from(param, 'base64').toString('utf8')
  return /^([\w-]{1,20})\/[^\p{C}]{0,80}$/u.exec(decoded)?.[1] ?? null
}
