import type { MenuItem } from '~/domain/menu'
import { canOrderFrom, storeCard } from '~/domain/store-card'
import type { StoreDetail } from '~/domain/store'
import { cartSummary, cartView, loadCart } from '~/features/cart/cart.server'
import { cartWords } from '~/features/cart/cart-words.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop.server'
import { summaryOf } from '~/islands/cart/cart-bar'
import { itemRow } from './item-row.server'
import { filterMenu, menuFilter } from './menu-filter'
import { loadMenu, menuTools } from './menu.server'

/** Everything the store screen shows, for both of its addresses. Throws 404 when the store does not exist. */
export async function loadStoreScreen(shop: Shop, store: StoreDetail | null) {
  if (!store) throw new Response(null, { status: 404 })
  const filter = menuFilter(shop.url.searchParams)
  const [menu, loaded] = await Promise.all([loadMenu(shop, store, filter), loadCart(shop).catch(onlyWithoutCart)])
  const backTo = shop.url.pathname + shop.url.search
  const cart = loaded && cartView(shop, loaded)
  const sections = filterMenu(menu.sections, filter)
  return {
    title: `${store.name} · ${shop.settings.appName}`,
    store: {
      ...storeCard(store, { ...shop.settings, storeLayout: 'card' }),
      id: store.id,
      name: store.name,
      image: pictureUrl(store.image),
      address: store.address,
      reviewCount: store.reviewCount,
    },
    canOrder: canOrderFrom(store, shop.settings),
    links: menu.links ?? sections.map(({ id, name }) => ({ id, name, href: `#section-${id}`, isCurrent: false })),
    tools: menuTools(shop.url, menu.sections, filter),
    sections: sections.map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      items: section.items.map((item) => itemRow(shop, store.id, item)),
    })),
    isGoods: menu.sections.every(({ items }) => items.every(isGood)),
    backTo,
    cart: cart && { cart, backTo },
    cartSum: cart && summaryOf(cart),
    bar: { summary: cart ? summaryOf(cart) : cartSummary(shop, [store]), here: store.id },
    words: cartWords(shop.locale),
  }
}

export type StoreScreenData = Awaited<ReturnType<typeof loadStoreScreen>>

/** The store's page stays useful when only the cart cannot be priced right now. */
function onlyWithoutCart(error: unknown) {
  if (error instanceof Response && error.status >= 500) return null
  throw error
}

/** Goods of a grocer's shelf rather than a dish: no food mark, no text, nothing to choose. They are shown as tiles. */
export function isGood({ diet, description, isCustomisable }: MenuItem) {
  return diet === 'none' && description === '' && !isCustomisable
}
