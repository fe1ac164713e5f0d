import { weightedList } from '~/domain/text/weighted-list'

/** Languages with a dictionary (rules 3.1). */
export const supportedLocales = ['en', 'ar', 'es', 'th', 'de', 'ru', 'fr'] as const

export type Locale = (typeof supportedLocales)[number]

type Direction = 'rtl' | 'ltr'

/** A language that a brand offers: how its dropdown names it, and how it is written. */
export type Language = { code: string; name: string; direction: Direction }

/** The vendor's data about one of its languages; the name may be ''. */
export type LanguageFacts = { code: string; name: string; isRtl: boolean }

/** Each language in its own words, as its readers look for it. */
const ownNames: Record<Locale, string> = {
  en: 'English',
  ar: 'العربية',
  es: 'Español',
  th: 'ไทย',
  de: 'Deutsch',
  ru: 'Русский',
  fr: 'Français',
}

export type LocaleChoices = {
  /** The browser's Accept-Language header, or ''. */
  acceptLanguage: string
  /** The language that the customer picked, as `localelang` keeps it, if any. */
  picked?: string | null
  /** The language that the address names, if any (rules 3.10). */
  named?: string | null
  /** Languages of the vendor; all, where no vendor says which it offers. */
  offered?: readonly string[]
}

/** The language of a page (rules 3.3), of the vendor's that have a dictionary, none of which has a region. */
export function chooseLocale({ acceptLanguage, picked, named, offered = supportedLocales }: LocaleChoices): Locale {
  const available = offered.map((language) => language.toLowerCase()).filter(isLocale)
  const wishes = browserLanguages(acceptLanguage)
  const candidates = [picked, named, ...wishes.map((wish) => wish.split('-')[0]), 'en', available[0]]
  return candidates.find((wish): wish is Locale => available.some((locale) => locale === wish)) ?? 'en'
}

/** The offered languages with the vendor's names, else ours. Arabic is always written from right to left. */
export function languagesAs(offered: string[], facts: readonly LanguageFacts[]): Language[] {
  return offered.map((code) => {
    const fact = facts.find((language) => language.code === code)
    const name = fact?.name || (isLocale(code) ? ownNames[code] : code)
    return { code, name, direction: fact?.isRtl ? 'rtl' : direction(code) }
  })
}

/** Writing direction of a language or region tag: right to left for Arabic (rules 3.5). */
export function direction(locale: string): Direction {
  return /^ar\b/i.test(locale) ? 'rtl' : 'ltr'
}

/** Whether a text is the code of a language that has a dictionary. */
export function isLocale(text: string): text is Locale {
  return supportedLocales.some((locale) => locale === text)
}

/** Language tags of the header in lower case, most wanted first, without those with a weight of 0. */
function browserLanguages(acceptLanguage: string): string[] {
  return weightedList(acceptLanguage.slice(0, 1000))
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => tag)
}
