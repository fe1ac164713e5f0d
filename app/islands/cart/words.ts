import { fill } from '~/domain/text/fill'
import { numberText, pluralOf } from '~/domain/text/number-text'

/** What the cart island says: raw dictionary texts by key, with their {{placeholders}}, and the language that they are in. */
export type CartWords = Record<CartWordKey, string> & {
  locale: string
  /** The plural forms of texts that count something. */
  counted: Record<CountedWordKey, Partial<Record<Intl.LDMLPluralRule, string>>>
}

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

export type CartWordKey = (typeof cartWordKeys)[number]

export const countedWordKeys = ['cart.link', 'cart.itemCount', 'cart.held', 'cart.leftOnly'] as const

export type CountedWordKey = (typeof countedWordKeys)[number]

/** A text that counts something, in the plural form of its number. */
export function counted({ counted, locale }: CartWords, key: CountedWordKey, count: number): string {
  const forms = counted[key]
  const text = forms[pluralOf(count, locale)] ?? forms.other ?? ''
  return fill(text, { count: numberText(count, locale) })
}

export { fill } from '~/domain/text/fill'
