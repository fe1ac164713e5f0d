import type { MenuItem, MenuSection } from '~/domain/menu'
import { formatMoney, isPositive, type Currency } from '~/domain/money'
import { canOrderFrom, storeCard } from '~/domain/store-card'
import type { StoreDetail } from '~/domain/store'
import { cartView, loadCart } from '~/features/cart/cart.server'
import { pictureUrl } from '~/http/images.server'
import type { Shop } from '~/http/shop.server'
import { cartWords } from '~/features/cart/cart-words.server'

type MenuLink = { id: string; name: string; href: string; isCurrent: boolean }
type Menu = { links: MenuLink[]; sections: MenuSection[] }

/** Everything the store screen shows, for both of its addresses. Throws 404 when the store does not exist. */
export async function loadStoreScreen(shop: Shop, store: StoreDetail | null) {
  if (!store) throw new Response(null, { status: 404 })
  const [menu, cart] = await Promise.all([loadMenu(shop, store), loadCart(shop).catch(onlyWithoutCart)])
  const path = shop.url.pathname
  return {
    title: `${store.name} · ${shop.settings.appName}`,
    store: {
      ...storeCard(store, { ...shop.settings, storeLayout: 'card' }),
      id: store.id,
      name: store.name,
      image: pictureUrl(store.image),
      address: store.address,
      description: store.description,
      minimum:
        store.enforcesMinimum && isPositive(store.minimumOrder)
          ? formatMoney(store.minimumOrder, shop.settings.currency)
          : null,
    },
    canOrder: canOrderFrom(store, shop.settings),
    links: menu.links,
    sections: menu.sections.map((section) => ({
      id: section.id,
      name: section.name,
      description: section.description,
      items: section.items.map((item) => itemRow(item, shop.settings.currency)),
    })),
    backTo: path + shop.url.search,
    cart: cart && { cart: cartView(shop, cart), backTo: path + shop.url.search },
    words: cartWords(shop.locale),
  }
}

export type StoreScreenData = Awaited<ReturnType<typeof loadStoreScreen>>
export type ItemRow = StoreScreenData['sections'][number]['items'][number]

/** The store's page stays useful when only the cart cannot be priced right now. */
function onlyWithoutCart(error: unknown) {
  if (error instanceof Response && error.status >= 500) return null
  throw error
}

/** Chooses the menu mode (flows 3.9): by categories, section by section for a big menu, or all at once. */
async function loadMenu(shop: Shop, store: StoreDetail): Promise<Menu> {
  if (store.menuCategoryCount > 0) return menuByCategory(shop, store)
  if (store.itemCount > shop.settings.bigMenuItemCount) return menuBySection(shop, store)
  const sections = await shop.vendor.menus.sections({
    storeId: store.id,
    place: shop.place,
    mode: shop.mode,
    categoryId: '',
  })
  return {
    links: sections.map((section) => ({
      id: section.id,
      name: section.name,
      href: `#section-${section.id}`,
      isCurrent: false,
    })),
    sections,
  }
}

async function menuByCategory(shop: Shop, store: StoreDetail): Promise<Menu> {
  const { categories } = await shop.vendor.stores.menuCategories(store.id, shop.place)
  const wanted = shop.url.searchParams.get('category')
  const current = categories.find(({ id }) => id === wanted) ?? categories[0]
  const categoryId = current?.id ?? ''
  const sections = await shop.vendor.menus.sections({
    storeId: store.id,
    place: shop.place,
    mode: shop.mode,
    categoryId,
  })
  return { links: linksTo('category', categories, current?.id), sections }
}

async function menuBySection(shop: Shop, store: StoreDetail): Promise<Menu> {
  const headers = await shop.vendor.menus.headers(store.id)
  const wanted = shop.url.searchParams.get('section')
  const current = headers.find(({ id }) => id === wanted) ?? headers[0]
  const section = current && (await shop.vendor.menus.sectionItems(store.id, current.id))
  return { links: linksTo('section', headers, current?.id), sections: section ? [section] : [] }
}

function linksTo(
  parameter: 'category' | 'section',
  parts: { id: string; name: string }[],
  currentId?: string,
): MenuLink[] {
  return parts.map(({ id, name }) => ({
    id,
    name,
    href: `?${new URLSearchParams({ [parameter]: id })}`,
    isCurrent: id === currentId,
  }))
}

/** One item as its row shows it. */
function itemRow(item: MenuItem, currency: Currency) {
  const hasPrice = isPositive(item.price)
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    image: pictureUrl(item.image),
    price: hasPrice ? formatMoney(item.price, currency) : null,
    listPrice: hasPrice && Number(item.listPrice) > Number(item.price) ? formatMoney(item.listPrice, currency) : null,
    diet: item.diet,
    isSoldOut: item.isSoldOut || item.stock <= 0,
    isCustomisable: item.isCustomisable,
    isBogo: item.isBogo,
  }
}
