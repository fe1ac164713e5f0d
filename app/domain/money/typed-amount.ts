import { withAsciiDigits } from '~/domain/text/digits'
import { numberText } from '~/domain/text/number-text'
import { perLocale } from '~/domain/text/per-locale'
import { withoutUnseen } from '~/domain/text/text'
import { compareMoney, parseMoney, roundMoney, type Currency, type Money } from './money'

/** The most whole digits of a typed amount; more are surely a mistake. */
const mostDigits = 9

/** The positive amount typed, in any digits; null if it cannot be read or may mean two things (rules 16.7). */
export function readTypedAmount(typed: string, currency: Currency): Money | null {
  const text = withAsciiDigits(withoutUnseen(typed).replace(withoutUnseen(currency.sign), ''))
    .replace(/[\s'’\u066c]|^\p{Sc}|\p{Sc}$/gu, '')
    .replace('\u066b', '.')
    .replaceAll('\u060c', ',')
  const amount = takesThousandths(currency) ? numberWithThousandths(text, currency.locale ?? 'en') : plainNumber(text)
  if (amount === null || !/[1-9]/.test(amount)) return null
  const isWhole = compareMoney(amount, roundMoney(amount, currency)) === 0
  return isWhole && (amount.split('.')[0] ?? '').length <= mostDigits ? parseMoney(amount) : null
}

/** An amount as a field shows it again: `readTypedAmount` reads the same. */
export function amountForField(amount: Money, currency: Currency): string {
  return takesThousandths(currency) ? amount.replace('.', decimalMarkIn(currency.locale ?? 'en')) : amount
}

const takesThousandths = ({ decimals }: Currency) => (decimals ?? 0) > 2

const decimalMarkIn = perLocale((locale) => numberText('1.1', locale).charAt(1))

/** Decimal text, or null. Three digits are thousandths after the mark that the page's prices have, or after a zero. */
function numberWithThousandths(text: string, locale: string): string | null {
  const [, whole = '', mark = '', thousandths] = /^(.*)([.,])(\d{3})$/.exec(text) ?? []
  if (!thousandths) return plainNumber(text)
  // "1,500" may mean one and a half or 1500.
  if (mark !== decimalMarkIn(locale) && !/^0?$/.test(whole)) return /^\d{1,3}$/.test(whole) ? null : plainNumber(text)
  const wholeNumber = whole.includes(mark) ? null : plainNumber(whole.replaceAll('.', ',') || '0')
  return wholeNumber === null || wholeNumber.includes('.') ? null : `${wholeNumber}.${thousandths}`
}

/** Decimal text with at most two decimals after a point, or null. */
function plainNumber(text: string): string | null {
  const [, grouped = '', decimals = ''] =
    /^(\d*|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (grouped === '' && decimals === '') return null
  const mark = decimals && text.at(-decimals.length - 1)
  // One mark cannot separate both thousands and decimals, and a point before exactly three digits is ambiguous.
  if (/\D/.test(grouped) && (grouped.includes(mark || '\n') || (!mark && grouped.includes('.')))) return null
  const whole = grouped.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  return decimals ? `${whole}.${decimals}` : whole
}
