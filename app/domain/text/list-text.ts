import { perLocale } from './per-locale'

const listIn = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))

/**
 * Things beside each other in one line, with the comma of the page's language between them. They are the vendor's own names more often
 * than not and may be in another language (rules 3.7), so no "and" of the page's language stands among them.
 */
export function listText(names: string[], locale: string): string {
  return names.join(/^ar\b/.test(locale) ? '، ' : ', ')
}

/** The same within a sentence of ours: 'Monday, Wednesday, and Friday'. */
export function listInSentence(names: string[], locale: string): string {
  return listIn(locale).format(names)
}
