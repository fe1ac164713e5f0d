import type { User } from '~/domain/account/user'
import { footerPage } from '~/domain/brand/static-page'
import { canCallStore, isOngoing, type CurrentOrder, type OrderDetail } from '~/domain/orders/order'
import { moneyOfCancelled, paidParts, sumLabel } from '~/domain/orders/order-payment'
import { ratingState } from '~/domain/orders/rating'
import { canOrderAgain } from '~/domain/orders/reorder'
import { gatewayName } from '~/domain/payments/gateways'
import { phoneLink } from '~/domain/text/phone'
import {
  paidWithName,
  placedAtVendor,
  rememberUnderWay,
  scheduledText,
  storeNamed,
  withShownAmounts,
} from '~/features/orders/orders.server'
import { mapAddress } from '~/features/stores/store-info.server'
import { pictureUrl } from '~/http/images.server'
import { existing, orNull, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { dateText } from '~/i18n/clock-text'
import { pagePath, ratingPath, reorderPath, signInPath, storeByIdPath, walletPath } from '~/paths'

/** One of the customer's orders. Somebody else's is as if it did not exist (rules 2.12). */
export async function readOrder(shop: Shop, orderId = ''): Promise<OrderDetail> {
  await shop.requireUser()
  const order = existing(await shop.vendor.orders.details(orderId), 'noOrder')
  void rememberUnderWay(shop, order)
  return order
}

/** An order in full as its pages show it (rules 13.5). */
export async function orderInFull(shop: Shop, order: OrderDetail) {
  const { settings, locale } = shop
  return {
    ...order,
    storeName: storeNamed(shop, order),
    storeImage: pictureUrl(order.storeImage),
    placedAt: dateText(placedAtVendor(shop, order), locale),
    scheduledFor: scheduledText(shop, order),
    lines: withShownAmounts(order.lines, order.subtotal, settings.currency),
    deliveryAddress: order.mode === 'delivery' ? order.deliveryAddress : '',
    callHref: canCallStore(order.status) ? phoneLink(order.supportPhone) : '',
    pictures: order.pictures.map(pictureUrl),
    sumLabel: sumLabel(order),
    isOngoing: isOngoing(order.status),
    currency: settings.currency,
    taxLabel: settings.taxName,
    payment: paymentRows(shop, order),
    money: moneyOf(shop, order),
    pickup: await pickupPlace(shop, order),
  }
}

export type OrderInFull = Awaited<ReturnType<typeof orderInFull>>

/**
 * Where an order is collected; null for a delivery. An order does not name the store's address, so the store is asked;
 * while it cannot be read, the link leads to its page instead of a map.
 */
export async function pickupPlace(shop: Shop, order: OrderDetail) {
  const { mode, storeId } = order
  if (mode !== 'pickup') return null
  const name = storeNamed(shop, order)
  const store = storeId ? await orUnanswered(shop.vendor.stores.byId(storeId, shop.place)) : null
  if (store === 'unanswered') return { name, address: '', href: storeByIdPath(storeId) }
  return { name, address: store?.address ?? '', href: store ? mapAddress(store) : '' }
}

/** How it is paid: one method, or the wallet's part and the rest, which together make the shown total. */
function paymentRows(shop: Shop, order: OrderDetail) {
  const parts = withShownAmounts(paidParts(order), order.total, shop.settings.currency)
  return parts.map(({ method, code, amount }) => {
    return { name: paidWithName(shop, method, gatewayName(code), order.mode), amount }
  })
}

/** What is certain about the money of a cancelled order, and where to read more. Null for other orders. */
function moneyOf({ settings }: Shop, order: OrderDetail) {
  const moneyState = moneyOfCancelled(order)
  if (moneyState !== 'asks') return moneyState && { kind: moneyState, policy: null, walletHref: '' }
  const policy = footerPage(settings.staticPages, 'refund')
  return {
    kind: moneyState,
    policy: policy && { href: policy.isExternal ? policy.url : pagePath(policy.slug), isExternal: policy.isExternal },
    walletHref: settings.walletEnabled ? walletPath() : '',
  }
}

/**
 * The actions available for this customer's order (rules 13.6 and 13.8); '' for each that is not. `isRated` shows the
 * thanks. Only delivered orders are checked for a rating; if that is unknown, no rating is offered.
 */
export async function afterOrder(shop: Shop, { id, status }: Pick<OrderDetail, 'id' | 'status'>) {
  const isRated = status === 'delivered' ? await orNull(shop.vendor.ratings.isRated(id)) : null
  const state = isRated === null ? 'never' : ratingState(status, isRated)
  return {
    rateHref: state === 'open' ? ratingPath(id) : '',
    isRated: state === 'rated',
    againHref: canOrderAgain(status) ? reorderPath(id) : '',
  }
}

export type AfterOrderView = Awaited<ReturnType<typeof afterOrder>>

/** One of the customer's orders with the state of its rating. Any other order counts as missing. */
export async function loadRating({ vendor }: Shop, orderId: string) {
  const [found, isRated] = await Promise.all([vendor.orders.details(orderId), orNull(vendor.ratings.isRated(orderId))])
  const order = existing(found, 'noOrder')
  return { order, state: ratingState(order.status, isRated ?? false) }
}

/** Lately delivered orders that the customer has not rated yet (flows 10.7). */
export async function unratedOrders({ vendor }: Shop, user: User): Promise<CurrentOrder[]> {
  return (await vendor.orders.current(user.id)).filter(({ needsRating }) => needsRating)
}

/** A customer's unrated orders of a store, with links; a guest's link to sign in. None if the vendor fails. */
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
