import { CartLines } from './cart-lines'
import type { CartView } from './cart-view'
import type { CartWords } from './words'

type Props = { cart: CartView; words: CartWords; backTo: string }

/** The cart's lines on the review screen; the bill beside them comes from the server after each change. */
export function CartReview({ cart, words, backTo }: Props) {
  return <CartLines lines={cart.lines} currency={cart.currency} words={words} backTo={backTo} />
}
