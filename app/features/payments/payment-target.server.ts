import { paymentPath, reviewSubscriptionPath, walletPaymentPath } from '~/paths'

type PaymentKind = 'order' | 'recharge' | 'subscription'

/** What is paid: 'order-70012', 'recharge-…'. It identifies the gateway redirect, and is part of addresses. */
export type PaymentTarget = `${PaymentKind}-${string}`

const targets = /^(order|recharge|subscription)-([\w-]{1,60})$/

const isTarget = (claim: string): claim is PaymentTarget => targets.test(claim)

/** The payment target that an address names, or null. */
export const paymentTargetOf = (claim: string | null) => (claim && isTarget(claim) ? claim : null)

export const orderTarget = (orderId: string): PaymentTarget => `order-${orderId}`

export const rechargeTarget = (rechargeId: string): PaymentTarget => `recharge-${rechargeId}`

export const subscriptionTarget = (subscriptionId: string): PaymentTarget => `subscription-${subscriptionId}`

/** What is paid, and its id. */
export function readTarget(target: PaymentTarget) {
  const [, kind, id = ''] = targets.exec(target) ?? []
  return { kind: kind as PaymentKind, id }
}

/** The page that shows the result of a payment, or what can be done about it. */
export function returnPathOf(target: PaymentTarget): string {
  const { kind, id } = readTarget(target)
  return { order: paymentPath, recharge: walletPaymentPath, subscription: reviewSubscriptionPath }[kind](id)
}
