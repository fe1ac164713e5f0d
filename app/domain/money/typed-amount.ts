import { withAsciiDigits } from '~/domain/text/digits'
import { compareMoney, parseMoney, roundMoney, type Currency, type Money } from './money'

/** The most whole digits of a typed amount; more are surely a mistake. */
const mostDigits = 9

/** The positive amount typed, in any digits; null if unreadable or ambiguous: "1.000", or "1,000" with thousandths. */
export function readTypedAmount(typed: string, currency: Currency): Money | null {
  const text = withAsciiDigits(typed)
    .replace(/[\s'’\u066c]|^\p{Sc}|\p{Sc}$/gu, '')
    .replace('\u066b', '.')
  const takesThousandths = (currency.decimals ?? 0) > 2
  if (takesThousandths && /^[1-9]\d{0,2},\d{3}$/.test(text)) return null
  // "0.250" is unambiguous, because no thousands begin with 0.
  const [, thousandths] = (takesThousandths && /^0?[.,](\d{3})$/.exec(text)) || []
  const amount = thousandths ? `0.${thousandths}` : plainNumber(text)
  if (amount === null || !/[1-9]/.test(amount)) return null
  const isWhole = compareMoney(amount, roundMoney(amount, currency)) === 0
  return isWhole && (amount.split('.')[0] ?? '').length <= mostDigits ? parseMoney(amount) : null
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
