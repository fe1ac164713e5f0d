import { readTarget, returnPathOf, type PaymentTarget } from '~/features/payments/gateway-redirect.server'
import { isRechargeOpen } from '~/features/wallet/return.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'

/** The redirect for a payment that is no longer pending; null if it is pending. Throws a 404 for another customer's payment. */
export async function beforeGatewayRedirect(shop: Shop, target: PaymentTarget) {
  return (await isWaiting(shop, target)) ? null : shop.redirect(returnPathOf(target))
}

async function isWaiting(shop: Shop, target: PaymentTarget) {
  const { kind, id } = readTarget(target)
  const user = await shop.requireUser()
  if (kind === 'recharge') return isRechargeOpen(shop, user, id)
  const purchase =
    kind === 'subscription' ? await shop.vendor.subscriptions.details(user.id, id) : await orderOf(shop, id)
  if (!purchase) throw new Response(null, { status: 404 })
  return purchase.status === 'payment-pending'
}

/** The status of an order, or its details, because some APIs have no call for the status alone. */
async function orderOf({ vendor: { orders } }: Shop, id: string) {
  const progress = await orNull(orders.status(id))
  return progress && progress.status !== 'unknown' ? progress : orders.details(id)
}
