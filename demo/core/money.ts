import { decode } from 'html-entities'
import type { GuestContext, Voice } from './call'

/** Amount as the API writes it: with two decimals, or with three if the third is not 0. */
export const money = (amount: number): string => {
  const [hundredths, thousandths] = [amount.toFixed(2), amount.toFixed(3)]
  return thousandths === `${hundredths}0` ? hundredths : thousandths
}

/** An optional amount. Empty when there is none, because clients show whatever they get. */
export const moneyIfAny = (amount: number): string => (amount === 0 ? '' : money(amount))

/** Amount behind the sign of the brand's currency, which settings carry as markup: "₹150.00". */
export const priceText = ({ brand, words }: Pick<Voice, 'brand' | 'words'>, amount: number): string =>
  decode(String(brand.settings(words).currency)) + money(amount)

/** Amount rounded to two decimals; the small addend undoes binary halves such as 1.005. */
export const rounded = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100

/** The largest difference between amounts that count as equal: a hundredth. */
const HUNDREDTH = 0.011

/** Are two amounts the same, up to the rounding of a client? */
export const sameAmount = (a: number, b: number, slack = HUNDREDTH): boolean => Math.abs(a - b) < slack

/**
 * How far an amount computed by a client may differ from ours: half the smallest unit in which the brand's prices are
 * shown, because clients charge what they show, but at least a hundredth.
 */
export function slackOf({ demo, brand, words }: Pick<GuestContext<unknown>, 'demo' | 'brand' | 'words'>): number {
  const decimals = Number(demo.settings.get(brand.id)?.decimal ?? brand.settings(words).decimal ?? 2)
  return Math.max(HUNDREDTH, 0.5 / 10 ** decimals + 0.001)
}
