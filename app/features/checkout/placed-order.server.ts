import type { TypedResponse } from '@remix-run/node'
import { emptyCart } from '~/domain/cart/cart'
import { paymentState } from '~/domain/payments/payment-state'
import { customerOf, type User } from '~/domain/account/user'
import { submissionStatus } from '~/features/submit-once/submit-once.server'
import { gatewayRedirectOf, leadToGateway } from '~/features/payments/gateway-redirect.server'
import { orderTarget } from '~/features/payments/payment-target.server'
import { submittedKey } from '~/features/payments/place-schema'
import { isCartOf, likeOrders, partsOf, type OrderFeatures } from './idempotency-key.server'
import { orUnanswered } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { orderPath, orderStatusPath, ordersPath, paymentPath } from '~/paths'

/** The order of a cart, '' if the vendor does not name it, and the key it was placed under. */
export type PlacedOrder = { id: string; key: string }

/**
 * The redirect after placing an order: clears its cart and drafts and leads to its status, or to the list if there is no id. A
 * cart that was changed or filled again since stays as a new cart.
 */
export async function leadToOrder(shop: Shop, { id, key }: PlacedOrder) {
  const isSameCart = isOfCart(shop, key)
  const wasChanged = isSameCart && !isCartOf(shop, key)
  if (wasChanged) await shop.drafts.renewCart()
  else if (isSameCart) {
    await shop.drafts.endCheckout()
    shop.device.saveCart(emptyCart())
  }
  // Returning to an earlier order leads to it without announcing it as new.
  if (isSameCart) shop.reply.toast('success', shop.t(wasChanged ? 'payment.placedBefore' : 'payment.placed'))
  return shop.redirect(id ? orderStatusPath(id) : ordersPath())
}

export type Submitted = { key: string; method: string }

/**
 * The redirect for an order made from this cart, by its current state at the vendor. An unpaid order leads to the gateway if the
 * same order was submitted again with the same method, else to its payment page. A failed one leads there too, and its cart can
 * be ordered again (rules 11.20). Any other order leads to its status.
 */
export async function redirectByOrderState(
  shop: Shop,
  user: User,
  placedOrder: PlacedOrder,
  submitted: Submitted | null,
): Promise<TypedResponse<never>> {
  const order = placedOrder.id ? await orUnanswered(shop.vendor.orders.details(placedOrder.id)) : null
  if (order === 'unanswered') return shop.redirect(paymentPath(placedOrder.id))
  switch (order && paymentState(order.status)) {
    case 'pending': {
      const subject = orderTarget(placedOrder.id)
      const isSame = submitted?.key === placedOrder.key
      const savedRedirect = isSame ? await gatewayRedirectOf(shop, user, subject).catch(() => null) : null
      if (!savedRedirect || savedRedirect.gateway !== submitted?.method)
        return shop.redirect(paymentPath(placedOrder.id))
      await rememberPayment(shop, placedOrder)
      return leadToGateway(shop, subject, savedRedirect)
    }
    case 'failed':
      await renewFailedCart(shop, placedOrder)
      return shop.redirect(paymentPath(placedOrder.id))
    case 'over':
      await renewFailedCart(shop, placedOrder)
      return shop.redirect(orderPath(placedOrder.id))
    default:
      return leadToOrder(shop, placedOrder)
  }
}

/**
 * What became of the current cart. A redirect if it was ordered and the customer never saw the order; else whether it was sent
 * without becoming an order, or that this is unknown. Null if it was never sent.
 */
export async function orderedCart(shop: Shop, user: User) {
  const submission = { customer: customerOf(shop, user), subject: shop.device.cartId }
  if (!submission.subject) return null
  const findSimilar = (wanted: OrderFeatures, options: { past: boolean }) => likeOrders(shop, wanted, options)
  // If the store cannot be read, the page still works, because placing the order checks again.
  const status = await submissionStatus(submission, findSimilar).catch((error: unknown) => {
    if (error instanceof Response) throw error
    const placedOrder = rememberedPayment(shop)
    return placedOrder && { kind: 'placed' as const, ...placedOrder }
  })
  if (status?.kind !== 'placed') return status
  return isOfCart(shop, status.key) ? redirectByOrderState(shop, user, status, null) : null
}

/** Marks the order as being paid in this browser, so that it is recognised on return, even while the store is unreachable. */
export async function rememberPayment(shop: Shop, { id, key }: PlacedOrder) {
  const submit = submittedKey(shop.drafts.checkout.lastSubmit, key)
  await shop.drafts.saveComputedCheckout({ lastSubmit: { ...submit, order: id } })
}

/** The order that this browser was sent to pay last, or null. */
export function rememberedPayment({ drafts }: Shop): PlacedOrder | null {
  const { lastSubmit } = drafts.checkout
  return lastSubmit?.order ? { id: lastSubmit.order, key: lastSubmit.key } : null
}

/** The cart of a failed order may be ordered again; every tab arrives at the same new cart. */
export async function renewFailedCart(shop: Shop, { id, key }: PlacedOrder) {
  if (isOfCart(shop, key)) await shop.drafts.renewCart(id)
}

/** If the cart was changed since its order was sent, it becomes a new cart that can be ordered separately. */
export async function renewChangedCart(shop: Shop, { key }: PlacedOrder) {
  if (isOfCart(shop, key) && !isCartOf(shop, key)) await shop.drafts.renewCart()
}

/** Whether the cart of this browser is the one that a key was made for, changed since or not. */
export const isOfCart = ({ device }: Shop, key: string) => device.cartId === partsOf(key).cartId
