import type { TypedResponse } from '@remix-run/node'
import { gatewayOf, isReturn } from '~/domain/payments/gateways'
import { formatMoney } from '~/domain/money/money'
import type { OrderDetail } from '~/domain/orders/order'
import { paymentState, readReturn, type PaymentFailure } from '~/domain/payments/payment-state'
import type { User } from '~/domain/account/user'
import { allPlaced } from '~/features/attempts/attempts.server'
import { customerOf } from '~/features/account/customer-of'
import {
  alreadyPlaced,
  freeCart,
  isOfCart,
  leadToOrder,
  rememberedOrder,
  type Placed,
} from '~/features/checkout/placed-order.server'
import { whyFailed } from '~/features/payments/why-failed.server'
import { handOffOf } from '~/features/payments/hand-off.server'
import { orderSubject } from '~/features/payments/subject.server'
import { durableStore } from '~/http/durable/durable-store.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderPath, orderStatusPath, ordersPath, paymentOnlinePath, paymentPath } from '~/paths'

/** An order that waits for its payment. */
export type Pending = {
  kind: 'pending'
  orderId: string
  total: string
  storeName: string
  /** The gateway's name, or '' when it is not known. */
  gateway: string
  /** Leads to the gateway again, or ''. */
  href: string
  /** The way to the gateway was lost before any browser had it: nobody can pay it any more. */
  isLost: boolean
  /** Why it failed before, or ''. */
  said: string
  /** Whether it holds the cart of this browser, which may then be ordered anew when the way to the gateway was lost. */
  holdsCart: boolean
  /** Seconds until the next look. */
  refreshSeconds: number
}

/** The payment of an order came to nothing; its cart is kept. */
export type Failed = { kind: 'failed'; orderId: string; said: string }

/** Between two looks at a payment, in seconds: while it is fresh, and later. */
const looks = { fresh: 5, late: 20, freshForMs: 2 * 60_000 }

/** Without a name in the address a way back is about a payment that was handed out at most so long ago, in milliseconds. */
const recentMs = 3600_000

/**
 * What became of the payment that the customer comes back from, or asks after, whatever the address claims: the vendor's own
 * word of the order counts, and nothing is cleared before it says that it is paid (rules 11.12). Null when no order of this
 * cart is known; a response where another page tells it. Somebody else's order is not found.
 */
export async function unpaidOrder(shop: Shop, user: User): Promise<TypedResponse<never> | Pending | Failed | null> {
  const query = shop.url.searchParams
  const { orderId, failure } = readReturn(query)
  if (orderId === null) throw new Response(null, { status: 404 })
  if (orderId === '') return isReturn(query) ? nameless(shop, user, failure) : alreadyPlaced(shop, user)
  const order = await shop.vendor.orders.details(orderId)
  if (!order) throw new Response(null, { status: 404 })
  const placed = await placedAs(shop, user, order.id)
  const said = whyFailed(shop, failure)
  switch (paymentState(order.status)) {
    case 'pending':
      return pendingOf(shop, user, { order, placed, said })
    case 'failed':
      if (placed) freeCart(shop, placed)
      return shop.cart.lines.length > 0
        ? { kind: 'failed', orderId: order.id, said }
        : shop.redirect(orderStatusPath(order.id))
    case 'over':
      if (placed) freeCart(shop, placed)
      return shop.redirect(orderPath(order.id))
    case 'settled':
      return placed ? leadToOrder(shop, placed) : shop.redirect(orderStatusPath(order.id))
  }
}

/** A way back that names no order is about this cart's, else about the customer's latest payment; else about nothing of ours. */
async function nameless(shop: Shop, user: User, failure: PaymentFailure | null) {
  const all = await placedCarts(shop, user)
  const ofCart = all.find(({ id, key }) => id !== '' && isOfCart(shop, key))
  const latest = ofCart ?? (await latestOnline(shop, user, all))
  if (latest) return shop.redirect(paymentPath(latest.id, failure ?? undefined))
  shop.reply.toast('error', shop.t('pay.nothingOpen'))
  return shop.redirect(shop.cart.lines.length > 0 ? paymentPath() : ordersPath())
}

async function latestOnline(shop: Shop, user: User, all: Placed[]): Promise<Placed | null> {
  for (const placed of all.slice(0, 3)) {
    const kept = placed.id ? await handOffOf(shop, user, orderSubject(placed.id)) : null
    if (kept && Date.now() - kept.at < recentMs) return placed
  }
  return null
}

/** The attempt that an order came from, or null: it was made elsewhere, or what is known of attempts cannot be read. */
async function placedAs(shop: Shop, user: User, orderId: string): Promise<Placed | null> {
  return (await placedCarts(shop, user)).find(({ id }) => id === orderId) ?? null
}

/** What the customer's carts became, the latest first. While that cannot be read, what this browser was sent to pay. */
async function placedCarts(shop: Shop, user: User): Promise<Placed[]> {
  return allPlaced(durableStore, customerOf(shop, user)).catch(() => [rememberedOrder(shop) ?? []].flat())
}

type Found = { order: OrderDetail; placed: Placed | null; said: string }

async function pendingOf(shop: Shop, user: User, { order, placed, said }: Found): Promise<Pending> {
  const subject = orderSubject(order.id)
  // What cannot be read is not lost: the next look may find it.
  const kept = await handOffOf(shop, user, subject).catch(() => undefined)
  const isFresh = kept != null && Date.now() - kept.at < looks.freshForMs
  return {
    kind: 'pending',
    orderId: order.id,
    total: formatMoney(order.total, shop.settings.currency),
    storeName: order.storeName,
    gateway: kept ? (gatewayOf(kept.gateway)?.name ?? '') : '',
    href: kept ? paymentOnlinePath(subject) : '',
    isLost: kept === null && placed !== null,
    said,
    holdsCart: placed !== null && isOfCart(shop, placed.key) && shop.cart.lines.length > 0,
    refreshSeconds: isFresh ? looks.fresh : looks.late,
  }
}

/**
 * Lets the cart of an order be ordered anew that waits for a payment which nobody can make: the way to its gateway was lost
 * before any browser had it. Where it still can be paid, or was, that is told instead.
 */
export async function giveUpLost(shop: Shop, user: User, orderId: string | null) {
  if (!orderId) return shop.redirect(paymentPath())
  const order = await shop.vendor.orders.details(orderId)
  const placed = order && (await placedAs(shop, user, order.id))
  const isLost = placed && !(await handOffOf(shop, user, orderSubject(placed.id)))
  if (!order || !isLost || paymentState(order.status) !== 'pending') return shop.redirect(paymentPath(orderId))
  freeCart(shop, placed)
  return shop.redirect(paymentPath())
}
