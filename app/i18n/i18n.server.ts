import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import ar from '../../locales/ar.json'
import de from '../../locales/de.json'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import fr from '../../locales/fr.json'
import ru from '../../locales/ru.json'
import th from '../../locales/th.json'

const dictionaries = { en, ar, es, th, de, ru, fr }

/** Every key of the dictionaries; typed from English. */
export type WordKey = keyof typeof en

export type Translate = (key: WordKey, values?: Record<string, string | number>) => string

function createI18n(locale: string, words: Record<string, string>): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: words }, en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  })
  return instance
}

const instances = new Map(Object.entries(dictionaries).map(([locale, words]) => [locale, createI18n(locale, words)]))

/** The i18next instance of a locale, made once at start; English for a locale we have no dictionary for. */
export function i18nFor(locale: string): i18n {
  const instance = instances.get(locale) ?? instances.get('en')
  if (!instance) throw new Error('English dictionary missing')
  return instance
}

/** The translate function of a locale. */
export function translatorFor(locale: string): TFunction {
  return i18nFor(locale).t
}
