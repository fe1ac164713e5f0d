import type { TypedResponse } from '@remix-run/node'
import { customerOf, type User } from '~/domain/account/user'
import { emptyCart, type Cart } from '~/domain/cart/cart'
import { hasAmount, type Money } from '~/domain/money/money'
import type { ListedOrder } from '~/domain/orders/order'
import { isPaymentUnknown } from '~/domain/orders/order-payment'
import type { Choice } from '~/domain/payments/payment-choice'
import { leadToGateway, sameGatewayRedirect } from '~/features/payments/gateway-redirect.server'
import { beforeText, submittedKey } from '~/features/payments/place-order-form'
import { submissionStatus } from '~/features/submit-once/submit-once.server'
import { orNull, orUnanswered } from '~/http/shop/readings.server'
import type { Shop } from '~/http/shop/shop.server'
import { hashOf } from '~/http/store/keys.server'
import { orderPath, ordersPath, orderStatusPath, paymentPath } from '~/paths'
import type { Checkout } from './checkout.server'

/** The order of a cart, '' if the vendor does not name it, and the key it was placed under. */
export type PlacedOrder = { id: string; key: string }

/**
 * The redirect after placing an order: clears its cart and drafts and leads to its status, or to the list if there is
 * no id. A cart that was changed or filled again since stays as a new cart.
 */
export async function leadToOrder(shop: Shop, { id, key }: PlacedOrder) {
  // Returning to an earlier cart's order leads to it without announcing it as new.
  if (isCartOf(shop, key)) {
    await shop.drafts.endCheckout()
    shop.device.saveCart(emptyCart())
    shop.reply.toast('success', shop.t('payment.placed'))
  } else if (isOfCart(shop, key)) {
    await shop.drafts.renewCart()
    shop.reply.toast('success', shop.t('payment.placedBefore'))
  }
  return shop.redirect(id ? orderStatusPath(id) : ordersPath())
}

export type Submitted = { key: string; choice: Choice }

/**
 * The redirect for an order made from this cart, by its current state at the vendor. An unpaid order leads to the
 * gateway if the same order was submitted again to be paid the same way, else to its payment page. A failed one leads
 * there too, and its cart can be ordered again (rules 11.20). Any other order leads to its status.
 */
export async function redirectByOrderState(
  shop: Shop,
  user: User,
  placedOrder: PlacedOrder,
  submitted: Submitted | null,
): Promise<TypedResponse<never>> {
  const order = placedOrder.id ? await orUnanswered(shop.vendor.orders.details(placedOrder.id)) : null
  if (order === 'unanswered' || (order && isPaymentUnknown(order))) return shop.redirect(paymentPath(placedOrder.id))
  switch (order?.status) {
    case 'payment-pending': {
      const target = `order-${placedOrder.id}` as const
      const isSame = submitted?.key === placedOrder.key
      const savedRedirect = isSame ? await sameGatewayRedirect(shop, user, target, submitted.choice) : null
      if (!savedRedirect) return shop.redirect(paymentPath(placedOrder.id))
      await rememberPayment(shop, placedOrder)
      return leadToGateway(shop, target, savedRedirect)
    }
    case 'payment-failed':
      await renewFailedCart(shop, placedOrder)
      return shop.redirect(paymentPath(placedOrder.id))
    case 'cancelled':
      await renewFailedCart(shop, placedOrder)
      return shop.redirect(orderPath(placedOrder.id))
    default:
      return leadToOrder(shop, placedOrder)
  }
}

/**
 * What became of the current cart. A redirect if it was ordered and the customer never saw the order; else whether it
 * was sent without becoming an order, or that this is unknown. Null if it was never sent.
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

/**
 * Marks the order as being paid in this browser, to recognise it on return. This record is read when a request begins:
 * if the store fails after that, it is all that is known.
 */
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

/**
 * The key of an order, made of exactly what is ordered: the cart by its id and lines, the customer, store, sum, offer,
 * time, mode and address. It is the same in every tab, and changes with any of these.
 */
export function idempotencyKey(shop: Shop, user: User, { store, revision }: Checkout): string {
  return [shop.device.cartId, linesHash(shop.cart), hashOf([user.id, store.id, revision])].join('.')
}

/** Which cart a key was made for; an invalid text has parts that match nothing. */
export function partsOf(key: string) {
  const [cartId = '', lines = ''] = key.split('.')
  return { cartId, lines }
}

/** Whether the customer's cart is the one of a key, unchanged since. */
export const isCartOf = (shop: Shop, key: string) => isOfCart(shop, key) && partsOf(key).lines === linesHash(shop.cart)

function linesHash({ storeId, lines }: Cart) {
  return hashOf([storeId, lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])])
}

/** The features by which an order is recognised at the vendor. */
export type OrderFeatures = { storeId: string; total: Money }

/** The features of the order that a checkout would become. */
export const orderFeaturesOf = ({ store, amounts }: Checkout): OrderFeatures => ({
  storeId: store.id,
  total: amounts.total,
})

/**
 * The key of the payment page, with the time and the similar existing orders, so that a later order can be told from
 * them. The form carries them, so nothing is stored before it is sent. `ongoing` are the customer's orders under way,
 * if they are being read.
 */
export async function shownOrderKey(shop: Shop, user: User, checkout: Checkout, ongoing?: Promise<ListedOrder[]>) {
  return {
    idempotencyKey: idempotencyKey(shop, user, checkout),
    before: beforeText(await likeOrders(shop, orderFeaturesOf(checkout), { past: false, ongoing })),
  }
}

type OrdersToCompare = { past: boolean; ongoing?: Promise<ListedOrder[]> }

/** The customer's orders with that store and sum, those under way and, on request, past ones; null if unreadable. */
export async function likeOrders(shop: Shop, { storeId, total }: OrderFeatures, { past, ongoing }: OrdersToCompare) {
  const { orders } = shop.vendor
  const pastRows = past ? orders.past(0).then(({ rows }) => rows) : []
  const lists = await orNull(Promise.all([ongoing ?? orders.ongoing(), pastRows]))
  const similar = lists?.flat().filter((order) => order.storeId === storeId && hasAmount(order.total, total))
  return similar?.map(({ id, madeAt }) => ({ id, madeAt })) ?? null
}
