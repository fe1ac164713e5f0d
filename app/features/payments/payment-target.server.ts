import type { OrderStatus } from '~/domain/orders/order'
import type { Shop } from '~/http/shop/shop.server'
import { paymentPath, reviewSubscriptionPath, walletPaymentPath } from '~/paths'
import { gatewayRedirectState, type PaymentTarget } from './gateway-redirect.server'

const targets = /^(order|recharge|subscription)-([\w-]{1,60})$/

/** The payment target that an address names, or null. */
export function paymentTargetOf(claim: string | null): PaymentTarget | null {
  return claim && targets.test(claim) ? (claim as PaymentTarget) : null
}

export const orderTarget = (orderId: string): PaymentTarget => `order-${orderId}`

export const subscriptionTarget = (subscriptionId: string): PaymentTarget => `subscription-${subscriptionId}`

/** What is paid, and its id. */
export function readTarget(target: PaymentTarget) {
  const [, kind, id = ''] = targets.exec(target) ?? []
  return { kind: kind as 'order' | 'recharge' | 'subscription', id }
}

/** The page that shows the result of a payment, or what can be done about it. */
export function returnPathOf(target: PaymentTarget): string {
  const { kind, id } = readTarget(target)
  return { order: paymentPath, recharge: walletPaymentPath, subscription: reviewSubscriptionPath }[kind](id)
}

/** Whether an order that waits for its payment can still be paid or was cancelled in the shop; null if neither is known. */
export async function paymentLeft(shop: Shop, { id, status }: { id: string; status: OrderStatus }) {
  if (status !== 'payment-pending') return null
  const state = await gatewayRedirectState(shop, await shop.requireUser(), orderTarget(id)).catch(() => null)
  if (state === 'cancelled') return 'cancelled'
  return state && 'open'
}
