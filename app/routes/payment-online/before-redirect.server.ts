import { readTarget, returnPathOf } from '~/features/payments/payment-target.server'
import type { PaymentTarget } from '~/features/payments/gateway-redirect.server'
import { isRechargeOpen } from '~/features/wallet/return.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/** The redirect for a payment that is no longer pending; null if it is. Somebody else's does not exist: throws a 404. */
export async function beforeGatewayRedirect(shop: Shop, target: PaymentTarget) {
  return (await isWaiting(shop, target)) ? null : shop.redirect(returnPathOf(target))
}

async function isWaiting(shop: Shop, target: PaymentTarget) {
  const { kind, id } = readTarget(target)
  const user = await shop.requireUser()
  if (kind === 'recharge') return isRechargeOpen(shop, user, id)
  const paid = kind === 'subscription' ? await shop.vendor.subscriptions.details(user.id, id) : await orderOf(shop, id)
  if (!paid) throw new Response(null, { status: 404 })
  return paid.status === 'payment-pending'
}

/** Some APIs do not return the status by itself. */
async function orderOf({ vendor: { orders } }: Shop, id: string) {
  const known = await orNull(orders.status(id))
  return known && known.status !== 'unknown' ? known : orders.details(id)
}
