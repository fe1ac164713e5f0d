import { createHash } from 'node:crypto'
import type { Cart } from '~/domain/cart/cart'
import type { User } from '~/domain/account/user'
import type { Checkout } from './checkout.server'
import type { Shop } from '~/http/shop/shop.server'

/** The parts of a key; a text that is none has parts that match nothing. */
export type KeyParts = { cartId: string; lines: string }

/**
 * The key of an order, which stands for exactly what is ordered: the cart by its id and lines, the customer, store,
 * sum, offer, time, way and address. The same in every tab; another as soon as anything of it changes.
 */
export function idempotencyKey(shop: Shop, user: User, { store, revision }: Checkout): string {
  return [shop.device.cartId, linesPrint(shop.cart), print([user.id, store.id, revision])].join('.')
}

/** Which cart a key was made for. */
export function partsOf(key: string): KeyParts {
  const [cartId = '', lines = ''] = key.split('.')
  return { cartId, lines }
}

/** Whether the cart that the customer holds is the one of a key, unchanged since. */
export function isCartOf({ device }: Shop, key: string): boolean {
  const { cartId, lines } = partsOf(key)
  return device.cartId === cartId && linesPrint(device.cart) === lines
}

function linesPrint({ storeId, lines }: Cart) {
  return print([storeId, lines.map(({ itemId, choiceIds, quantity }) => [itemId, choiceIds, quantity])])
}

/** A short print of plain values: the same for the same values. */
export const print = (what: unknown) =>
  createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 22)
