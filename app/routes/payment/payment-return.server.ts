import { customerOf, type User } from '~/domain/account/user'
import { formatMoney, isPositive, subtract } from '~/domain/money/money'
import type { OrderDetail } from '~/domain/orders/order'
import { isPaymentUnknown, leftToPay } from '~/domain/orders/order-payment'
import { isReturn } from '~/domain/payments/gateways'
import { readReturn, type PaymentFailure } from '~/domain/payments/payment-state'
import {
  isCartOf,
  isOfCart,
  leadToOrder,
  orderedCart,
  rememberedPayment,
  renewChangedCart,
  renewFailedCart,
  type PlacedOrder,
} from '~/features/checkout/placed-order.server'
import { gatewayRedirectOf } from '~/features/payments/gateway-redirect.server'
import { unpaidView, unseenPage, type UnpaidView } from '~/features/payments/payment-states'
import { placedOrders } from '~/features/submit-once/submit-once.server'
import { existing, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderPath, ordersPath, orderStatusPath, paymentPath, reviewPath } from '~/paths'

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
  const { orderId: namedId, failure } = readReturn(query)
  const orderId = existing(namedId, 'noOrder')
  if (orderId === '') return isReturn(query) ? returnWithoutId(shop, user, failure) : orderedCart(shop, user)
  const found = await orUnanswered(shop.vendor.orders.details(orderId))
  if (found === 'unanswered' || (found && isPaymentUnknown(found))) return unseenPage(shop, paymentPath(orderId))
  const order = existing(found, 'noOrder')
  const placedOrder = await findPlacedOrder(shop, user, order.id)
  const { status } = order
  if (status === 'cancelled') {
    if (placedOrder) await renewFailedCart(shop, placedOrder)
    return shop.redirect(orderPath(order.id))
  }
  if (status !== 'payment-pending' && status !== 'payment-failed')
    return placedOrder ? leadToOrder(shop, placedOrder) : shop.redirect(orderStatusPath(order.id))
  const facts = { status, isOurs: placedOrder !== null, failure }
  const unpaid = await unpaidView(shop, user, `order-${order.id}`, facts)
  if (unpaid.kind === 'failed') return failedPayment(shop, order, placedOrder, unpaid)
  return pendingOf(shop, order, placedOrder, unpaid)
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

/** The failed payment for the form, where the cart may be ordered again; without a cart, the redirect to the order. */
async function failedPayment(shop: Shop, order: OrderDetail, placed: PlacedOrder | null, failed: UnpaidView<'failed'>) {
  if (placed) await renewFailedCart(shop, placed)
  if (shop.cart.lines.length === 0) {
    if (failed.reason) shop.reply.toast(failed.isCancelled ? 'info' : 'error', failed.reason)
    return shop.redirect(orderStatusPath(order.id))
  }
  // The vendor gives it back when it ends the order.
  const fromWallet = order.status === 'payment-pending' ? walletPart(shop, order) : ''
  return { ...failed, orderId: order.id, fromWallet }
}

/** An order that waits for its payment; texts that are not known are ''. */
function pendingOf(shop: Shop, order: OrderDetail, placed: PlacedOrder | null, pending: UnpaidView<'pending'>) {
  const isFresh = Date.now() - pending.issuedAt < refreshTimes.freshForMs
  return {
    ...pending,
    orderId: order.id,
    storeName: order.storeName,
    left: formatMoney(leftToPay(order), shop.settings.currency),
    fromWallet: walletPart(shop, order),
    cart: placed && cartOf(shop, placed),
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
