import { createHash } from 'node:crypto'
import type { Cart } from '~/domain/cart/cart'
import type { User } from '~/domain/account/user'
import type { Checkout } from './checkout.server'
import type { Shop } from '~/http/shop/shop.server'

/** The parts of a key; an invalid text has parts that match nothing. */
type KeyParts = { cartId: string; lines: string }

/**
 * The key of an order, made of exactly what is ordered: the cart by its id and lines, the customer, store, sum, offer, time,
 * way and address. It is the same in every tab, and changes with any of these.
 */
export function idempotencyKey(shop: Shop, user: User, { store, revision }: Checkout): string {
  return [shop.device.cartId, linesHash(shop.cart), hashOf([user.id, store.id, revision])].join('.')
}

/** Which cart a key was made for. */
export function partsOf(key: string): KeyParts {
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

/** A short hash of plain values. */
export const hashOf = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)
