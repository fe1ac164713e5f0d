import type { Cart, PricedLine } from '~/domain/cart/cart'
import type { Currency, Money } from '~/domain/money/money'
import { fill } from '~/domain/text/fill'
import { pluralOf } from '~/domain/text/number-text'

/** The cart as the customer sees it: priced lines and the store's terms. Plain JSON. */
export type CartView = Cart<PricedLine> & {
  storeName: string
  storePath: string
  currency: Currency
  /** Smallest subtotal the store enforces, or '0'. */
  minimum: Money
  /** The subtotal for free delivery, or null if delivery is not free by subtotal. */
  freeDeliveryFrom: Money | null
  /** The message if its store does not deliver to the chosen place, and the alternatives; `pickup` may be ''. */
  tooFar: { text: string; otherPlace: string; pickup: string } | null
  /** Whether ordering is open at all: View Cart shows only then (rules 7.12). */
  canCheckOut: boolean
  /** A fingerprint of the cart's cookie when this was made. */
  stamp: string
}

export type CartAnswer = {
  cart: CartView
  /** What was done, for the announcement. */
  announcement?: string
  /** A message for the customer if the change was not made as requested. */
  message?: string
  problems?: { group: string; text: string }[]
  /** The address of a question to answer first, e.g. whether to replace another store's cart. */
  ask?: string
}

/** The cart island's language and texts by key, with plural forms as i18next names them ('cart.link_few'). */
export type CartWords = Record<CartWordKey, string> &
  Partial<Record<`${CountedWordKey}_${Intl.LDMLPluralRule}`, string>> & { locale: string }

export const cartWordKeys = [
  'item.add',
  'item.addShort',
  'cart.title',
  'cart.empty',
  'cart.emptyHint',
  'cart.increase',
  'cart.decrease',
  'cart.remove',
  'cart.clear',
  'cart.view',
  'cart.asSeen',
  'cart.toMinimum',
  'cart.toFreeDelivery',
  'cart.minimum',
  'cart.addMore',
  'cart.stockReached',
  'cart.notAvailable',
  'cart.full',
  'cart.failed',
  'cart.announceQuantity',
  'cart.announceRemoved',
  'cart.unavailable',
  'cart.was',
  'error.offline',
  'toast.close',
  'menu.veg',
  'menu.nonVeg',
  'home.closed',
  'review.someUnavailable',
] as const

type CartWordKey = (typeof cartWordKeys)[number]

export const countedWordKeys = ['cart.link', 'cart.itemCount', 'cart.held', 'cart.leftOnly'] as const

type CountedWordKey = (typeof countedWordKeys)[number]

type Values = { count?: number; [name: string]: string | number | undefined }

/** A word of the cart in the browser, where i18next is not loaded; equal to the server's `t` for the same values. */
export function wordFor(words: CartWords, key: CartWordKey | CountedWordKey, values: Values): string {
  const { count } = values
  const text = words[(count === undefined ? key : `${key}_${pluralOf(count, words.locale)}`) as CartWordKey]
  // A browser may know a plural form that the server does not.
  return fill(text ?? words[`${key}_other` as CartWordKey], values, words.locale)
}
