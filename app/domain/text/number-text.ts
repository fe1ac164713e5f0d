import { perLocale } from './per-locale'

/** Digits after the point that every browser can be asked for. */
const mostDecimals = 20

const numbersIn = perLocale((locale, decimals: number) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, { ...digits, numberingSystem: 'latn' })
})

const percentIn = perLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4, numberingSystem: 'latn' }),
)

const pluralsIn = perLocale((locale) => new Intl.PluralRules(locale))

/**
 * A number or exact decimal text as the language writes it: '1234.50' is '1.234,50' in German. Nothing is rounded, and
 * all its decimals are written. Digits are Western in every language (rules 3.11).
 */
export function numberText(value: number | string, locale: string): string {
  const [, decimals = ''] = String(value).split('.')
  // A long number given as text keeps all its digits; TypeScript does not know that signature yet.
  return numbersIn(locale, Math.min(decimals.length, mostDecimals)).format(value as number)
}

/** A quantity in front of a name: '1,200 ×'. */
export const unitsText = (units: number, locale: string) => `${numberText(units, locale)} ×`

/** A percentage with its sign: '12.5' is '12,5 %' in German. */
export function percentText(percent: string, locale: string): string {
  return percentIn(locale).format(Number(percent) / 100)
}

/** A language's plural form for a number: 'one', 'few', ... */
export function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  return pluralsIn(locale).select(count)
}

const listIn = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/**
 * Names in one line, separated by the comma of the page's language. They are mostly the vendor's own names and may be
 * in another language (rules 3.7), so no translated "and" is used.
 */
export function listText(names: string[], locale: string): string {
  return names.join(/^ar\b/.test(locale) ? '، ' : ', ')
}

/** Names within a sentence of ours: 'Monday, Wednesday, and Friday'. */
export function listInSentence(names: string[], locale: string): string {
  return listIn(locale).format(names)
}
