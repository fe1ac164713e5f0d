import { perLocale } from './per-locale'

const listIn = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/**
 * Names in one line, separated by the comma of the page's language. They are mostly the vendor's own names and may be in
 * another language (rules 3.7), so no translated "and" is used.
 */
export function listText(names: string[], locale: string): string {
  return names.join(/^ar\b/.test(locale) ? '، ' : ', ')
}

/** Names within a sentence of ours: 'Monday, Wednesday, and Friday'. */
export function listInSentence(names: string[], locale: string): string {
  return listIn(locale).format(names)
}
