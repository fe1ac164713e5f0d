import { ratingState } from '~/domain/orders/rating'
import type { CurrentOrder } from '~/domain/orders/order'
import type { User } from '~/domain/account/user'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { dateText } from '~/i18n/clock-text'
import { ratingPath, signInPath } from '~/paths'
import { placedAtVendor } from './orders.server'

/** One of the customer's orders with the state of its rating. Any other order counts as missing. */
export async function loadRating({ vendor }: Shop, orderId: string) {
  const [order, isRated] = await Promise.all([vendor.orders.details(orderId), orNull(vendor.ratings.isRated(orderId))])
  if (!order) throw new Response(null, { status: 404 })
  return { order, state: ratingState(order.status, isRated ?? false) }
}

/** Lately delivered orders that the customer has not rated yet (flows 10.7). */
export async function unratedOrders({ vendor }: Shop, user: User): Promise<CurrentOrder[]> {
  return (await vendor.orders.current(user.id)).filter(({ needsRating }) => needsRating)
}

/** A customer's unrated orders of a store, each with its link; for a guest the link to sign in. None if the vendor does not answer. */
export async function ordersToRate(shop: Shop, storeId: string) {
  const { user, locale, url } = shop
  if (!user) return { signInHref: signInPath(url.pathname), orders: [] }
  const orders = (await orNull(unratedOrders(shop, user))) ?? []
  return {
    signInHref: '',
    orders: orders
      .filter((order) => order.storeId === storeId)
      .map((order) => ({
        id: order.id,
        placedAt: dateText(placedAtVendor(shop, order), locale),
        href: ratingPath(order.id),
      })),
  }
}

export type OrdersToRate = Awaited<ReturnType<typeof ordersToRate>>
