import { decode } from 'html-entities'
import type { Voice } from './call'

/** Amount as the API writes it: two decimals. */
export const money = (amount: number): string => amount.toFixed(2)

/** Amount of something that may not have been used: empty when there is none, because clients show whatever is there. */
export const moneyIfAny = (amount: number): string => (amount === 0 ? '' : money(amount))

/** Amount behind the sign of the brand's currency, which settings carry as markup: "₹150.00". */
export const priceText = ({ brand, words }: Pick<Voice, 'brand' | 'words'>, amount: number): string =>
  decode(String(brand.settings(words).currency)) + money(amount)

/** Amount rounded to two decimals; the small addend undoes binary halves such as 1.005. */
export const rounded = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** Are two amounts the same, up to the rounding of a client? */
export const sameAmount = (a: number, b: number): boolean => Math.abs(a - b) < 0.011
