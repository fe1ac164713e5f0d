/** Languages the demo can speak. */
export type Lang = 'en' | 'fr' | 'ar'

/** A text in one language, or in the brand's first and second language. */
export type Words = string | readonly [first: string, second: string]

/** Messages to the customer, by name and language; {places} are filled in by the caller. */
export type MessageTable = Record<string, Record<Lang, string>>

const LANGS: readonly string[] = ['en', 'fr', 'ar']

/** The language asked for by a call; older clients send "E" for English. */
export function langOf(value: unknown): Lang | null {
  if (typeof value !== 'string') return null
  const code = value.trim().toLowerCase().slice(0, 2)
  if (code === 'e') return 'en'
  return LANGS.includes(code) ? (code as Lang) : null
}

/** The text in the wanted language: the second one when that is the brand's second language, else the first. */
export function inLanguage(words: Words, languages: readonly [Lang, Lang | ''], lang: Lang | null): string {
  if (typeof words === 'string') return words
  return lang !== null && lang === languages[1] ? words[1] : words[0]
}
