import type { Cart, PricedLine } from '~/domain/cart/cart'
import type { Currency, Money } from '~/domain/money/money'

/** The cart as the customer sees it: priced lines and what their store asks for. Plain JSON. */
export type CartView = Cart<PricedLine> & {
  storeName: string
  storePath: string
  currency: Currency
  /** Smallest subtotal the store enforces, or '0'. */
  minimum: Money
  /** Subtotal from which the store delivers for nothing, or null where it does not go by that. */
  freeDeliveryFrom: Money | null
  /** What is said where its store does not deliver to the chosen place, and the ways on; `pickup` is '' where it cannot be fetched. */
  tooFar: { text: string; otherPlace: string; pickup: string } | null
  /** Whether ordering is open at all: View Cart shows only then (rules 7.12). */
  canCheckOut: boolean
  /** Stands for what the cart's cookie held when this was made. */
  stamp: string
}

/** What the cart action answers an island. */
export type CartAnswer = {
  cart: CartView
  /** What was done, for the announcement. */
  said?: string
  /** A message for the customer, when the change was not made as asked. */
  message?: string
  /** What is wrong with an item's choices, by group. */
  problems?: { group: string; text: string }[]
  /** A page that must be asked first, e.g. replacing another store's cart. */
  ask?: string
}
