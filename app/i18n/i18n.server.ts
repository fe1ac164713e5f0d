import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { numberText } from '~/domain/text/number-text'
import { translatorOf, type Dictionary, type Translate } from './translator'

export type { Translate, WordKey } from './translator'
/** A file for each language and area, merged here, once. */
const files = import.meta.glob<Dictionary>('../../locales/*/*.json', { eager: true, import: 'default' })

/** The whole dictionary of each language. */
const dictionaries = Object.entries(files).reduce<Record<string, Dictionary>>((all, [path, words]) => {
  const locale = path.split('/').at(-2) ?? ''
  return { ...all, [locale]: { ...all[locale], ...words } }
}, {})

function createI18n(locale: string, words: Dictionary): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: words }, en: { translation: dictionaries.en ?? {} } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true, format: written },
    initImmediate: false,
    react: { useSuspense: false },
  })
  return instance
}

/** What stands in a placeholder: a number as the language writes it, text as it is. */
function written(value: unknown, _: string | undefined, locale: string | undefined): string {
  return typeof value === 'number' ? numberText(value, locale ?? 'en') : (value as string)
}

const instances = new Map(Object.entries(dictionaries).map(([locale, words]) => [locale, createI18n(locale, words)]))

/** The i18next instance of a locale, made once at start; English for a locale we have no dictionary for. */
export function i18nFor(locale: string): i18n {
  const instance = instances.get(locale) ?? instances.get('en')
  if (!instance) throw new Error('English dictionary missing')
  return instance
}

/** The translate function of a locale. */
export function translatorFor(locale: string): Translate {
  return translatorOf(i18nFor(locale))
}
