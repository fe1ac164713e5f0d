import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type shell from '../../locales/en/shell.json'
import type stores from '../../locales/en/stores.json'
import type place from '../../locales/en/place.json'
import type cart from '../../locales/en/cart.json'
import type account from '../../locales/en/account.json'
import type checkout from '../../locales/en/checkout.json'
import type orders from '../../locales/en/orders.json'

/** Every key of the dictionaries; typed from English. */
export type WordKey = keyof (typeof shell &
  typeof stores &
  typeof place &
  typeof cart &
  typeof account &
  typeof checkout &
  typeof orders)

type Dictionary = Record<string, string>

/** A file for each language and area, merged here, once. */
const files = import.meta.glob<Dictionary>('../../locales/*/*.json', { eager: true, import: 'default' })

/** The whole dictionary of each language. */
const dictionaries = Object.entries(files).reduce<Record<string, Dictionary>>((all, [path, words]) => {
  const locale = path.split('/').at(-2) ?? ''
  return { ...all, [locale]: { ...all[locale], ...words } }
}, {})

export type Translate = (key: WordKey, values?: Record<string, string | number>) => string

function createI18n(locale: string, words: Dictionary): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: words }, en: { translation: dictionaries.en ?? {} } },
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
