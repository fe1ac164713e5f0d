import type { OrderStatus } from '~/domain/orders/order'
import { wayToGateway, type Subject } from '~/features/payments/hand-off.server'
import { isRechargeOpen } from '~/features/wallet/return.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { paymentPath, reviewSubscriptionPath, walletPaymentPath } from '~/paths'

/** What is paid, from an address; null for what names nothing. */
export function subjectOf(claim: string | null): Subject | null {
  return claim && /^(order|recharge|subscription)-[\w-]{1,60}$/.test(claim) ? (claim as Subject) : null
}

/** The payment of an order. */
export const orderSubject = (orderId: string): Subject => `order-${orderId}`

/**
 * Whether an order that waits for its payment can still be paid, or was cancelled in the shop; null for what does not wait, and where
 * nothing is known of a way to its gateway.
 */
export async function paymentLeft(shop: Shop, { id, status }: { id: string; status: OrderStatus }) {
  if (status !== 'payment-pending') return null
  const way = await wayToGateway(shop, await shop.requireUser(), orderSubject(id)).catch(() => null)
  if (way === 'cancelled') return 'cancelled'
  return way && 'open'
}

/** The order that a subject is about, or null. */
const orderIdOf = (subject: Subject) => (subject.startsWith('order-') ? subject.slice('order-'.length) : null)

/** The payment of a subscription. */
export const subscriptionSubject = (subscriptionId: string): Subject => `subscription-${subscriptionId}`

/** The subscription that a subject is about, or null. */
const subscriptionIdOf = (subject: Subject) =>
  subject.startsWith('subscription-') ? subject.slice('subscription-'.length) : null

const rechargeIdOf = (subject: Subject) => subject.slice('recharge-'.length)

/** Where is told what became of a payment, or what can be done about it. */
export function wayBackOf(subject: Subject): string {
  const orderId = orderIdOf(subject)
  const subscriptionId = subscriptionIdOf(subject)
  if (subscriptionId !== null) return reviewSubscriptionPath(subscriptionId)
  return orderId === null ? walletPaymentPath(rechargeIdOf(subject)) : paymentPath(orderId)
}

/** The way elsewhere for a payment that does not wait any more; null when it does. Somebody else's does not exist. */
export async function beforeHandOff(shop: Shop, subject: Subject) {
  const orderId = orderIdOf(subject)
  const subscriptionId = subscriptionIdOf(subject)
  if (subscriptionId !== null) {
    const { id: userId } = await shop.requireUser()
    const subscription = await shop.vendor.subscriptions.details(userId, subscriptionId)
    if (!subscription) throw new Response(null, { status: 404 })
    return subscription.status === 'payment-pending' ? null : shop.redirect(wayBackOf(subject))
  }
  if (orderId === null) {
    const isOpen = await isRechargeOpen(shop, await shop.requireUser(), rechargeIdOf(subject))
    return isOpen ? null : shop.redirect(wayBackOf(subject))
  }
  const { orders } = shop.vendor
  // Not every API tells the status alone.
  const told = await orNull(orders.status(orderId))
  const progress = told && told.status !== 'unknown' ? told : await orders.details(orderId)
  if (!progress) throw new Response(null, { status: 404 })
  return progress.status === 'payment-pending' ? null : shop.redirect(paymentPath(orderId))
}
