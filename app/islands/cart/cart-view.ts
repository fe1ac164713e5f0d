import type { Cart, PricedLine } from '~/domain/cart/cart'
import type { Currency, Money } from '~/domain/money/money'

/** The cart as the customer sees it: priced lines and the store's terms. Plain JSON. */
export type CartView = Cart<PricedLine> & {
  storeName: string
  storePath: string
  currency: Currency
  /** Smallest subtotal the store enforces, or '0'. */
  minimum: Money
  /** The subtotal for free delivery, or null if delivery is not free by subtotal. */
  freeDeliveryFrom: Money | null
  /** The message if its store does not deliver to the chosen place, and the alternatives; `pickup` is '' if there is no pickup. */
  tooFar: { text: string; otherPlace: string; pickup: string } | null
  /** Whether ordering is open at all: View Cart shows only then (rules 7.12). */
  canCheckOut: boolean
  /** A fingerprint of the cart's cookie when this was made. */
  stamp: string
}

/** The answer of the cart action to an island. */
export type CartAnswer = {
  cart: CartView
  /** What was done, for the announcement. */
  announcement?: string
  /** A message for the customer if the change was not made as requested. */
  message?: string
  /** The problems with an item's choices, by group. */
  problems?: { group: string; text: string }[]
  /** The address of a question to answer first, e.g. whether to replace another store's cart. */
  ask?: string
}
