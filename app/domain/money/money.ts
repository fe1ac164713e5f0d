import Big from 'big.js'
import { numberText } from '~/domain/text/number-text'
import { perLocale } from '~/domain/text/per-locale'

/** An exact decimal amount as text, e.g. '180' or '12.345'. JSON-safe; only this file computes with it. */
export type Money = string

/** How prices are written: the vendor's sign and decimals (null: as many as there are), and the page's language. */
export type Currency = { sign: string; decimals: number | null; locale?: string }

const noBreak = '\u00a0'

/** A zero-width character that prevents a line break. */
const joiner = '\u2060'

/** Decimal text, also with commas as in "1,234,567" or "12,34,567"; bounded, so that no amount grows absurdly long. */
const decimalText = /^[+-]?(?=\.?\d)(\d{1,15}|\d{1,3}(,\d{2,3}){0,3},\d{3})?(\.\d{0,20})?$/

/** The same with a comma before the decimals, "12,50" or "1.234,50": one or two digits cannot be thousands. */
const commaText = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d\d?$/

/** How the functions of this file write an amount, at any length. */
const ownText = /^-?\d+(\.\d+)?$/

/** Decimals kept of a number: enough for any price, few enough to drop the noise of binary fractions. */
const mostDecimals = 10

/** The decimals of an amount whose currency names none, and the fewest that an amount is sent with. */
const usualDecimals = 2

/** The amount in a number or numeric text (rules 8.1); null for exponents, infinities and more than 15 whole digits. */
export function readMoney(value: unknown): Money | null {
  if (typeof value === 'number') return Math.abs(value) < 1e15 ? plain(new Big(value)) : null
  if (typeof value !== 'string') return null
  const sent = value.trim()
  const text = commaText.test(sent) ? sent.replaceAll('.', '').replace(',', '.') : sent
  return decimalText.test(text) ? plain(new Big(text.replace(/[,+]|\.$/g, ''))) : null
}

/** The amount in anything the vendor may send; null, empty and unreadable values count as '0' (quirks 8). */
export function parseMoney(value: unknown): Money {
  return readMoney(value) ?? '0'
}

/** The sum of any number of amounts; '0' of none. */
export function add(...amounts: Money[]): Money {
  return exact(amounts.reduce((sum, amount) => sum.plus(big(amount)), new Big(0)))
}

/** The difference, which may be below zero. */
export function subtract(amount: Money, less: Money): Money {
  return exact(big(amount).minus(big(less)))
}

/** The amount of several units; an unreadable quantity counts as 0. */
export function times(amount: Money, quantity: number): Money {
  return exact(big(amount).times(big(quantity)))
}

/** The amount divided by a number of units; unchanged for 0 units. */
export function divide(amount: Money, quantity: number): Money {
  const units = big(quantity)
  return units.gt(0) ? plain(big(amount).div(units)) : amount
}

/** A percentage of an amount, unrounded. The percentage is decimal text such as '12.5'. */
export function percentOf(amount: Money, percent: string): Money {
  return exact(big(amount).times(big(percent)).times('0.01'))
}

/**
 * An amount in the smallest unit of the currency, as it is shown, added up and sent (rules 8.2). Half up, away from
 * zero for negative amounts, unless a direction is given. Prices shown as plain numbers have two decimals.
 */
export function roundMoney(amount: Money, { decimals }: Currency, towards: keyof typeof modes = 'nearest'): Money {
  return exact(big(amount).round(decimals ?? usualDecimals, modes[towards]))
}

const modes = { nearest: Big.roundHalfUp, up: Big.roundUp, down: Big.roundDown }

/** Rounds the parts of a vendor's total so that the shown parts add up to the shown total. `sum` is already rounded. */
export function partsAsShown(parts: Money[], sum: Money, { decimals }: Currency): Money[] {
  if (decimals === null) return parts
  const step = new Big(10).pow(-decimals)
  const rows = parts.map((part) => {
    const value = big(part)
    const below = exact(value.round(decimals, value.lt(0) ? Big.roundUp : Big.roundDown))
    return { below, rest: value.minus(below) }
  })
  const missing = big(subtract(sum, add(...rows.map(({ below }) => below))))
  const withRest = rows.filter(({ rest }) => rest.gt(0)).sort((one, other) => other.rest.cmp(one.rest))
  const raised = new Set(withRest.slice(0, Math.max(0, missing.div(step).toNumber())))
  return rows.map((row) => (raised.has(row) ? exact(big(row.below).plus(step)) : row.below))
}

/** The amount, or '0' if it is negative. */
export function atLeastZero(amount: Money): Money {
  return isPositive(amount) ? amount : '0'
}

/** The amount, or the limit if the amount is larger. */
export function atMost(amount: Money, limit: Money): Money {
  return compareMoney(amount, limit) > 0 ? limit : amount
}

/** -1, 0 or 1 as the first amount is below, equal to or above the second; '10' equals '10.00'. */
export function compareMoney(amount: Money, other: Money): -1 | 0 | 1 {
  return big(amount).cmp(big(other))
}

/** Whether a vendor's amount equals this one, exactly or rounded to the two decimals that amounts have on the wire. */
export function hasAmount(vendorAmount: Money, amount: Money): boolean {
  const [theirs, ours] = [big(vendorAmount), big(amount)]
  return theirs.eq(ours) || theirs.eq(ours.round(usualDecimals, Big.roundHalfUp))
}

/** Whether an amount is above zero. */
export function isPositive(amount: Money): boolean {
  return big(amount).gt(0)
}

/** Whether an amount is zero, however it is written. */
export function isZero(amount: Money): boolean {
  return big(amount).eq(0)
}

/** A number for places that need one (local storage, charts); never for arithmetic. */
export function toNumber(amount: Money): number {
  return big(amount).toNumber()
}

/** An amount as vendors receive it: unsigned, unrounded, with at least two decimals ('440.00', '3.375'). */
export function wireMoney(amount: Money): string {
  const value = big(amount)
  return value.toFixed(Math.max(usualDecimals, (value.toFixed().split('.')[1] ?? '').length))
}

/**
 * A price as customers see it, with the vendor's sign and decimals, as the language writes it: '₹1,440.00', '−₹5.00',
 * 'KD 1.250', '1.440,00 €'. A sign of letters never touches the number, and no line ends behind a minus.
 */
export function formatMoney(amount: Money, { sign: vendorSign, decimals, locale = 'en' }: Currency): string {
  const { isAfter, gap, marks } = placingIn(locale)
  const text = decimals === null ? exact(big(amount)) : fixed(amount, decimals)
  const number = numberText(text.replace('-', ''), locale)
  const sign = vendorSign.trim()
  const isLess = text.startsWith('-')
  if (!sign) return isLess ? `−${number}` : number
  const minus = isLess ? `${marks}−${joiner}` : ''
  if (isAfter) return `${minus}${number}${gap}${sign}`
  return `${minus}${sign}${gap || (/\p{L}\.?$/u.test(sign) ? noBreak : '')}${number}`
}

/** An added or subtracted amount with its plus or minus: '+₹40.00', '−₹282.00'. */
export function formatSigned(sign: '+' | '−', amount: Money, currency: Currency): string {
  return `${placingIn(currency.locale ?? 'en').marks}${sign}${formatMoney(amount, currency)}`
}

/**
 * Where a language puts the sign (rules 24.9): before the number unless `isAfter`, with the text between them. `marks`
 * keep a plus or minus before the number on right-to-left pages.
 */
const placingIn = perLocale((locale) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  const parts = format.formatToParts(1)
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  const first = Math.min(at('currency'), at('integer'))
  const gap = parts.slice(first).find(({ type }) => type === 'literal')?.value ?? ''
  const [marks] = /^[\u200e\u200f]*/.exec(format.format(-1)) ?? ['']
  return { isAfter: at('currency') > at('integer'), gap, marks }
})

/** An amount to reach, rounded up so that the shown figure is enough. */
export function formatLeast(amount: Money, currency: Currency): string {
  return formatMoney(roundMoney(amount, currency, 'up'), currency)
}

/** A balance, rounded down as paying from it is, so that the shown figure can be spent. */
export function formatMost(amount: Money, currency: Currency): string {
  return formatMoney(roundMoney(amount, currency, 'down'), currency)
}

/** A rough price such as the one for two: one decimal, or none if the vendor's prices have none. */
export function formatRoughly(amount: Money, currency: Currency): string {
  return formatMoney(amount, { ...currency, decimals: currency.decimals && Math.min(currency.decimals, 1) })
}

/** One decimal, half up: ratings and distances, for machines; `oneDecimalIn` is for readers. */
export function formatOneDecimal(value: Money | number): string {
  return fixed(value, 1)
}

/** `formatOneDecimal` as the language writes it. */
export function oneDecimalIn(value: Money | number, locale: string): string {
  return numberText(formatOneDecimal(value), locale)
}

/** Rounds to exactly this many decimals, half up (negative amounts away from zero), without a negative zero. */
function fixed(value: Money | number, decimals: number): string {
  return big(exact(big(value).round(decimals, Big.roundHalfUp))).toFixed(decimals)
}

/** The number of an amount. Any other text counts as 0, so that no arithmetic throws; `readMoney` reads such texts. */
function big(value: Money | number): Big {
  if (typeof value === 'number') return new Big(Number.isFinite(value) ? value : 0)
  return new Big(ownText.test(value) ? value : 0)
}

function plain(value: Big): Money {
  return exact(value.round(mostDecimals, Big.roundHalfUp))
}

/** Plain notation without trailing zeros and without a negative zero. */
function exact(value: Big): Money {
  return value.eq(0) ? '0' : value.toFixed()
}
