import { hashOf } from '~/http/store/keys.server'
import type { Cart } from '~/domain/cart/cart'
import type { User } from '~/domain/account/user'
import type { ListedOrder } from '~/domain/orders/order'
import type { Checkout } from './checkout.server'
import { orNull } from '~/http/shop/part.server'
import type { Shop } from '~/http/shop/shop.server'
import { hasAmount, type Money } from '~/domain/money/money'
import { beforeText } from '~/features/payments/place-schema'

/**
 * The key of an order, made of exactly what is ordered: the cart by its id and lines, the customer, store, sum, offer, time,
 * mode and address. It is the same in every tab, and changes with any of these.
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
export function isCartOf({ device }: Shop, key: string): boolean {
  const { cartId, lines } = partsOf(key)
  return device.cartId === cartId && linesHash(device.cart) === lines
}

function linesHash({ storeId, lines }: Cart) {
  return hashOf([storeId, lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])])
}

/** The features by which an order is recognised at the vendor. */
export type OrderFeatures = { storeId: string; total: Money }

export const orderFeaturesOf = ({ store, amounts }: Checkout): OrderFeatures => ({
  storeId: store.id,
  total: amounts.total,
})

/**
 * The key of the payment page, with the time and the similar existing orders, so that a later order can be told from them. The
 * form carries them, so nothing is stored before it is sent. `ongoing` are the customer's orders under way, if they are being read.
 */
export async function shownOrderKey(shop: Shop, user: User, checkout: Checkout, ongoing?: Promise<ListedOrder[]>) {
  return {
    idempotencyKey: idempotencyKey(shop, user, checkout),
    before: beforeText(await likeOrders(shop, orderFeaturesOf(checkout), { past: false, ongoing })),
  }
}

type OrdersToCompare = { past: boolean; ongoing?: Promise<ListedOrder[]> }

/** The customer's orders with that store and sum, under way and on request also past ones; null if they cannot be read. */
export async function likeOrders(shop: Shop, { storeId, total }: OrderFeatures, { past, ongoing }: OrdersToCompare) {
  const { orders } = shop.vendor
  const pastRows = past ? orders.past(0).then(({ rows }) => rows) : []
  const lists = await orNull(Promise.all([ongoing ?? orders.ongoing(), pastRows]))
  const similar = lists?.flat().filter((order) => order.storeId === storeId && hasAmount(order.total, total))
  return similar?.map(({ id, madeAt }) => ({ id, madeAt })) ?? null
}
