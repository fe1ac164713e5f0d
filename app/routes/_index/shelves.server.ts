import { ownColors } from '~/domain/brand/own-colors'
import { formatMoney } from '~/domain/money/money'
import { isOngoing, orderSteps, type CurrentOrder } from '~/domain/orders/order'
import { contentsText, newestFirst } from '~/domain/orders/order-list'
import type { Banner, Category } from '~/domain/stores/store'
import { orderContents } from '~/features/orders/order-contents.server'
import { placedAtVendor, rememberAllUnderWay, scheduledText, storeNamed } from '~/features/orders/orders.server'
import { withoutCancelled } from '~/features/payments/gateway-redirect.server'
import { pictureUrl } from '~/http/images.server'
import { remembered } from '~/http/shop/remembered.server'
import type { Shop } from '~/http/shop/shop.server'
import {
  bannerPath,
  brandPath,
  categoryPath,
  orderPath,
  orderStatusPath,
  ratingPath,
  reorderPath,
  storePath,
  tagsPath,
} from '~/paths'
import { shortPatience } from '~/vendor-api/send'

/** How many of each the page has room for. */
const most = { banners: 8, categories: 24, brands: 24, tags: 24, orders: 8, again: 6 }

/** Banners with their links: to the store, to a list of the stores, or none (rules 5.15). */
export async function bannerLinks({ vendor, place, mode }: Shop) {
  return linksOfBanners(await vendor.home.banners({ place, mode }))
}

const linksOfBanners = remembered((banners: readonly Banner[]) => {
  const links = banners.map(({ id, image, stores }) => ({
    id,
    image: pictureUrl(image),
    href: bannerHref(id, stores),
    stores: stores.map(({ name }) => name).filter(Boolean),
  }))
  return links.filter(({ image }) => image !== '').slice(0, most.banners)
})

function bannerHref(id: string, [store, ...others]: Banner['stores']) {
  if (others.length > 0) return bannerPath(id)
  return store ? storePath(store) : null
}

/** Kinds of business, if the vendor has several and returns several (flows 3.1). */
export async function categoryTiles({ settings, vendor, place }: Shop) {
  if (settings.businessCategories < 2) return []
  const categories = await vendor.home.categories(place)
  return categories.length < 2 ? [] : tilesOf(categories)
}

const tilesOf = remembered((categories: readonly Category[]) =>
  categories.slice(0, most.categories).map(({ background, color, ...category }) => ({
    ...category,
    image: pictureUrl(category.image),
    href: categoryPath(category.id),
    colors: ownColors({ background, color }),
  })),
)

/** Brands whose stores serve the place (rules 5.20). */
export async function brandLinks({ vendor, place, mode }: Shop) {
  const brands = await vendor.home.brands({ place, mode })
  return brands
    .slice(0, most.brands)
    .map((brand) => ({ ...brand, image: pictureUrl(brand.image), href: brandPath(brand.id) }))
}

/** The tags of items (rules 5.20). Home can do without them, so they have less time than on their own page. */
export async function tagLinks({ vendor, place, mode }: Shop) {
  const tags = await vendor.search.tags({ place, mode }, shortPatience)
  return tags.slice(0, most.tags).map(({ id, name }) => ({ id, name, href: tagsPath(id) }))
}

/** A customer's orders under way; none for guests (rules 13.10). */
export async function currentOrders(shop: Shop) {
  const { user, vendor, settings } = shop
  const orders = user ? await vendor.orders.current(user.id) : []
  const underWay = orders.filter(({ status }) => isOngoing(status))
  void rememberAllUnderWay(shop, underWay)
  const current = await withoutCancelled(shop, underWay)
  return current.slice(0, most.orders).map((order) => ({
    id: order.id,
    storeName: storeNamed(shop, order),
    image: pictureUrl(order.storeImage),
    total: order.total && formatMoney(order.total, settings.currency),
    says: statusText(shop, order),
    href: orderStatusPath(order.id),
  }))
}

function statusText(shop: Shop, order: CurrentOrder): string {
  const when = order.status === 'scheduled' ? scheduledText(shop, order) : ''
  if (when) return shop.t('track.scheduled', { when })
  return shop.t(orderSteps(order.status, order.mode).sentence, { store: storeNamed(shop, order) })
}

/** A customer's last orders, to order again or rate; none for guests (rules 13.10). */
export async function deliveredOrders(shop: Shop) {
  const { user, vendor, locale } = shop
  if (!user) return []
  const delivered = (await vendor.orders.latest())
    .filter(({ status }) => status === 'delivered')
    .map((order) => ({ ...order, at: placedAtVendor(shop, order) }))
  const last = newestFirst(delivered).slice(0, most.again)
  const contents = await orderContents(shop, user, last)
  return last.map((order) => ({
    id: order.id,
    storeName: storeNamed(shop, order),
    image: pictureUrl(order.storeImage),
    contents: contentsText(contents.get(order.id) ?? [], locale),
    href: orderPath(order.id),
    againHref: reorderPath(order.id),
    rateHref: order.needsRating ? ratingPath(order.id) : '',
  }))
}

type Row<Load extends (shop: Shop) => Promise<unknown[]>> = Awaited<ReturnType<Load>>[number]
export type BannerLink = Row<typeof bannerLinks>
export type TileLink = Row<typeof categoryTiles>
