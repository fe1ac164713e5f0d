import { emptyCart } from '~/domain/cart'
import type { User } from '~/domain/user'
import { placedOf } from '~/features/checkout/attempts.server'
import { noCheckout } from '~/http/device-state.server'
import { durableStore } from '~/http/durable-store.server'
import { isCartOf, partsOf } from '~/features/checkout/order-key.server'
import type { Shop } from '~/http/shop.server'
import { orderStatusPath, ordersPath } from '~/paths'

/** Names a customer among those of all vendors. */
export const customerOf = ({ settings }: Shop, { id }: User) => `${settings.vendorId}:${id}`

/**
 * The way on from a placed order: its cart and preparation are cleared and its status screen follows; without an id, the
 * list. A cart that was changed since, or filled anew, stays, and is a new one.
 */
export async function leadToOrder(shop: Shop, { id, key }: { id: string; key: string }) {
  const isSameCart = shop.device.cartId === partsOf(key).cartId
  const wasChanged = isSameCart && !isCartOf(shop, key)
  if (wasChanged) shop.device.renewCart()
  else if (isSameCart) {
    shop.device.saveCart(emptyCart())
    // The last way of paying is chosen beforehand next time.
    shop.device.saveCheckout({ ...noCheckout, method: shop.device.checkout.method })
  }
  shop.reply.toast('success', shop.t(wasChanged ? 'payment.placedBefore' : 'payment.placed'))
  return shop.redirect(id ? orderStatusPath(id) : ordersPath())
}

/** The way to the order that the current cart became, when the customer was never told of it; null when it was not ordered. */
export async function alreadyPlaced(shop: Shop, user: User) {
  const attempt = { customer: customerOf(shop, user), cart: shop.device.cartId }
  if (!attempt.cart) return null
  // A page does without what cannot be read now: placing looks again.
  const placed = await placedOf(durableStore, attempt).catch(() => null)
  return placed && leadToOrder(shop, placed)
}
