import { noOrder } from '~/domain/failure'
import { isReturn } from '~/domain/payments/gateways'
import { formatMoney, isPositive, subtract } from '~/domain/money/money'
import type { OrderDetail } from '~/domain/orders/order'
import { leftToPay } from '~/domain/orders/order-payment'
import { paymentState, readReturn, type PaymentFailure } from '~/domain/payments/payment-state'
import { customerOf, type User } from '~/domain/account/user'
import { placedOrders } from '~/features/submit-once/submit-once.server'
import {
  renewFailedCart,
  isOfCart,
  leadToOrder,
  renewChangedCart,
  orderedCart,
  rememberedPayment,
  isCartOf,
  type PlacedOrder,
} from '~/features/checkout/placed-order.server'
import { waitingView, whyFailed } from '~/features/payments/payment-states'
import {
  gatewayRedirectOf,
  gatewayRedirectState,
  type SavedGatewayRedirect,
} from '~/features/payments/gateway-redirect.server'
import { orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderPath, orderStatusPath, ordersPath, paymentPath, reviewPath } from '~/paths'

export type Pending = ReturnType<typeof pendingOf>

/** Seconds between two checks of a payment: while it is fresh, and later. */
const refreshTimes = { fresh: 5, late: 20, freshForMs: 2 * 60_000 }

/** A return address without an order id means a payment started at most this long ago, in milliseconds. */
const recentMs = 3600_000

/**
 * The result of the payment that the customer returns from or asks about. The vendor's state of the order counts, not
 * the address, and nothing is cleared before the vendor says that it is paid (rules 11.12). Null if this cart has no
 * order; a response if another page shows it. Another customer's order is a 404. `unseen`: the vendor cannot tell now.
 */
export async function unpaidOrder(shop: Shop, user: User) {
  const query = shop.url.searchParams
  const { orderId, failure } = readReturn(query)
  if (orderId === null) throw new Response(noOrder, { status: 404 })
  if (orderId === '') return isReturn(query) ? returnWithoutId(shop, user, failure) : orderedCart(shop, user)
  const order = await orUnanswered(shop.vendor.orders.details(orderId))
  if (order === 'unanswered') return { kind: 'unseen' as const, orderId }
  if (!order) throw new Response(noOrder, { status: 404 })
  const placedOrder = await findPlacedOrder(shop, user, order.id)
  const state = paymentState(order.status)
  if (state === 'settled')
    return placedOrder ? leadToOrder(shop, placedOrder) : shop.redirect(orderStatusPath(order.id))
  if (state === 'over') {
    if (placedOrder) await renewFailedCart(shop, placedOrder)
    return shop.redirect(orderPath(order.id))
  }
  // What cannot be read is not lost: the next check may find it.
  const savedRedirect = await gatewayRedirectState(shop, user, `order-${order.id}`).catch(() => undefined)
  if (savedRedirect === 'cancelled') return failedPayment(shop, { order, placedOrder, failure: 'here' })
  if (state === 'failed') return failedPayment(shop, { order, placedOrder, failure })
  return pendingOf(shop, { order, placedOrder, savedRedirect, failure })
}

/** The redirect for a return without an order id, to this cart's order, else to the customer's latest payment. */
async function returnWithoutId(shop: Shop, user: User, failure: PaymentFailure | null) {
  const all = await listPlacedOrders(shop, user)
  const cartOrder = all.find(({ key }) => isOfCart(shop, key))
  if (cartOrder?.id === '') return leadToOrder(shop, cartOrder)
  const latest = cartOrder ?? (await latestOnline(shop, user, all))
  if (latest) return shop.redirect(paymentPath(latest.id, failure ?? undefined))
  return shop.redirect(shop.cart.lines.length > 0 ? paymentPath() : ordersPath(), 'error', shop.t('pay.nothingOpen'))
}

/** The order that was last sent to a gateway; null if there is none, or while the store is unreachable. */
async function latestOnline(shop: Shop, user: User, all: PlacedOrder[]): Promise<PlacedOrder | null> {
  for (const placedOrder of all.slice(0, 3)) {
    const savedRedirect = await gatewayRedirectOf(shop, user, `order-${placedOrder.id}`).catch(() => null)
    if (savedRedirect && Date.now() - savedRedirect.at < recentMs) return placedOrder
  }
  return null
}

/** The submission that an order came from, or null: it was made elsewhere, or the log cannot be read. */
async function findPlacedOrder(shop: Shop, user: User, orderId: string) {
  return (await listPlacedOrders(shop, user)).find(({ id }) => id === orderId) ?? null
}

/** The results of the customer's carts, latest first. While they cannot be read, what this browser was sent to pay. */
async function listPlacedOrders(shop: Shop, user: User): Promise<PlacedOrder[]> {
  return placedOrders(customerOf(shop, user)).catch(() => [rememberedPayment(shop) ?? []].flat())
}

/** `here`: the customer cancelled the payment in the shop. */
type ReadOrder = { order: OrderDetail; placedOrder: PlacedOrder | null; failure: PaymentFailure | 'here' | null }

/**
 * The failed payment for the payment form, where the cart may be ordered again; without a cart, the redirect to the
 * order, which says why.
 */
async function failedPayment(shop: Shop, { order, placedOrder, failure }: ReadOrder) {
  if (placedOrder) await renewFailedCart(shop, placedOrder)
  const { reason, isCancelled } = whyFailed(shop, failure)
  if (shop.cart.lines.length === 0) {
    if (reason) shop.reply.toast(isCancelled ? 'info' : 'error', reason)
    return shop.redirect(orderStatusPath(order.id))
  }
  return {
    kind: 'failed' as const,
    orderId: order.id,
    // The vendor gives it back when it ends the order.
    fromWallet: paymentState(order.status) === 'pending' ? walletPart(shop, order) : '',
    reason,
    isCancelled,
  }
}

type PendingOrder = ReadOrder & {
  failure: PaymentFailure | null
  savedRedirect: SavedGatewayRedirect | null | undefined
}

/** An order that waits for its payment; texts that are not known are ''. */
function pendingOf(shop: Shop, { order, placedOrder, failure, savedRedirect }: PendingOrder) {
  const left = leftToPay(order)
  const isFresh = savedRedirect != null && Date.now() - savedRedirect.at < refreshTimes.freshForMs
  return {
    kind: 'pending' as const,
    orderId: order.id,
    storeName: order.storeName,
    left: formatMoney(left, shop.settings.currency),
    fromWallet: walletPart(shop, order),
    ...waitingView(shop, `order-${order.id}`, savedRedirect, { isOurs: placedOrder !== null, failure }),
    cart: placedOrder && cartOf(shop, placedOrder),
    refreshSeconds: isFresh ? refreshTimes.fresh : refreshTimes.late,
  }
}

/** What the wallet has paid of an order, as text; '' for nothing. */
function walletPart({ settings }: Shop, order: OrderDetail) {
  const part = subtract(order.total, leftToPay(order))
  return isPositive(part) ? formatMoney(part, settings.currency) : ''
}

/** Whether an order belongs to the cart in this browser, unchanged or changed since; null if it belongs to none. */
function cartOf(shop: Shop, { key }: PlacedOrder) {
  if (!isOfCart(shop, key) || shop.cart.lines.length === 0) return null
  return isCartOf(shop, key) ? ('same' as const) : ('changed' as const)
}

/** If the cart was changed while its order waits for payment, it becomes a new cart; leads to its review. */
export async function orderAnew(shop: Shop, orderId: string | null) {
  const placedOrder = orderId ? await findPlacedOrder(shop, await shop.requireUser(), orderId) : null
  if (placedOrder) await renewChangedCart(shop, placedOrder)
  return shop.redirect(reviewPath())
}
