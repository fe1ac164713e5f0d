import { fill } from '~/domain/text/fill'
import { pluralOf } from '~/domain/text/number-text'

/**
 * The cart island's texts: dictionary entries by key, with plural forms as i18next names them ('cart.link_few'), and their
 * language.
 */
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
