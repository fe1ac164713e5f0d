import { cartCount } from '~/domain/cart/cart'
import type { CartAnswer } from './cart-view'
import { say, type CartWords } from './words'

/** What was done, with the count, so that repeating it is announced again. */
export function countAnnounced(words: CartWords, { announcement, cart }: CartAnswer) {
  return `${announcement}. ${say(words, 'cart.itemCount', { count: cartCount(cart) })}`
}

/** A line's new quantity; at 0 it is gone. */
export function quantityAnnounced(words: CartWords, name: string, quantity: number) {
  if (quantity === 0) return say(words, 'cart.announceRemoved', { name })
  return say(words, 'cart.announceQuantity', { name, quantity })
}
