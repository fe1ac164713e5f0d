import { noStore } from '~/domain/failure'
import { listText } from '~/domain/text/list-text'
import { currencyCode } from '~/domain/money/currency-code'
import { isGrocery, type MenuSection } from '~/domain/stores/menu'
import type { StoreDetail } from '~/domain/stores/store'
import { cartSummary, loadCart, reachedCartView } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { pictureUrl } from '~/http/images.server'
import { partOf } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { storeThing, breadcrumbs } from '~/features/seo/structured'
import { offersPath, storePath } from '~/paths'
import type { PageMeta } from '~/shell/screen-data'
import { summaryOf } from '~/islands/cart/cart-bar'
import { itemRow } from './item-row.server'
import { hoursOf } from './opening.server'
import { filterMenu, menuFilter } from './menu-filter'
import { loadMenu, menuTools } from './menu.server'
import { loadStoreHead, type StoreHead } from './store-head.server'

/** Everything the store screen shows, for both of its addresses. Throws 404 when the store does not exist. */
export async function loadStoreScreen(shop: Shop, store: StoreDetail | null) {
  if (!store) throw new Response(noStore, { status: 404 })
  const filter = menuFilter(shop.url.searchParams)
  const [menu, { data: cart }, head, offers] = await Promise.all([
    loadMenu(shop, store, filter),
    // The store's page stays useful when only the cart cannot be priced right now.
    partOf(loadCart(shop).then((loaded) => reachedCartView(shop, loaded))),
    loadStoreHead(shop, store),
    partOf(loadStoreOffers(shop, store)),
  ])
  const backTo = shop.url.pathname + shop.url.search
  return {
    title: `${store.name} · ${shop.settings.appName}`,
    ...pageMeta(shop, store, head, menu.sections),
    store: head,
    offers: offers.data,
    offersPath: offersPath({ storeId: store.id, backTo: storePath(store.slug) }),
    ...menuView(shop, store.id, menu.sections, menu.links),
    backTo,
    cart: cart && { cart, backTo, here: store.id },
    cartSum: cart && summaryOf(cart),
    bar: { summary: cart ? summaryOf(cart) : cartSummary(shop, [store]), here: store.id },
    words: cartWords(shop.locale),
  }
}

/** The offers that a store's page names; all have their own page. */
const mostOffers = 6

/** The store's offers for everybody, so that its page is the same for all guests; the offers' own page is personal. */
async function loadStoreOffers({ vendor, place, mode }: Shop, { id }: StoreDetail) {
  const offers = await vendor.offers.list({ place, mode, storeId: id }, 0.3)
  return offers.slice(0, mostOffers).map(({ id, name, code }) => ({ id, name, code: code === name ? '' : code }))
}

/**
 * A store's canonical address has its slug. Of its menu only the parts with their own addresses are indexed; searches and pages
 * without their menu are not.
 */
function pageMeta(
  shop: Shop,
  store: StoreDetail,
  { image, cuisines }: StoreHead,
  sections: MenuSection[] | null,
): { meta?: PageMeta } {
  const { publicOrigin: origin, settings } = shop
  const { searchParams } = shop.url
  if (!sections || searchParams.has('q') || searchParams.has('veg')) return {}
  const part = new URLSearchParams([...searchParams].filter(([name]) => ['category', 'section'].includes(name)))
  const url = origin + storePath(store.slug)
  const thing = storeThing(store, sections, {
    url: url,
    image: image && new URL(image, origin).href,
    hours: hoursOf('delivery', settings, store, null),
    currency: currencyCode(settings.currency.sign, settings.countryCode),
    money: settings.currency,
    isGoods: sections.every(({ items }) => items.every(isGrocery)),
  })
  const meta = {
    canonical: storePath(store.slug) + (part.size > 0 ? `?${part}` : ''),
    structured: [thing, breadcrumbs(shop, store.name, storePath(store.slug))],
    description: [store.description, listText(cuisines, shop.locale), store.address].filter(Boolean).join(' · '),
    image,
  }
  return { meta }
}

/** A menu at a table, from which nothing can be ordered (rules 5.16). Throws 404 if the store does not exist. */
export async function loadTableMenu(shop: Shop, storeId: string | null) {
  const found = storeId && (await shop.vendor.menus.atTable(storeId))
  if (!found) throw new Response(noStore, { status: 404 })
  const { store, sections } = found
  return {
    title: `${store.name} · ${shop.settings.appName}`,
    store: await loadStoreHead(shop, store, { isAtTable: true }),
    ...menuView(shop, store.id, sections, null),
  }
}

/** The part of a menu that the address asks for, null if it could not be read; `links` lead to its other parts, if any. */
function menuView(
  shop: Shop,
  storeId: string,
  loadedSections: MenuSection[] | null,
  links: Awaited<ReturnType<typeof loadMenu>>['links'],
) {
  const allSections = loadedSections ?? []
  const filter = menuFilter(shop.url.searchParams)
  const sections = filterMenu(allSections, filter)
  return {
    links: links ?? sections.map(({ id, name }) => ({ id, name, href: `#section-${id}`, isCurrent: false })),
    tools: menuTools(shop, allSections, filter),
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      image: pictureUrl(section.image),
      items: section.items.map((item) => itemRow(shop, storeId, item)),
    })),
    isGoods: allSections.every(({ items }) => items.every(isGrocery)),
    /** The page itself, if the menu could not be read. */
    retry: loadedSections ? null : shop.url.pathname + shop.url.search,
  }
}

export type StoreScreenData = Awaited<ReturnType<typeof loadStoreScreen>>
export type TableMenuData = Awaited<ReturnType<typeof loadTableMenu>>
