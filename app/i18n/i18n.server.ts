import { createInstance, type i18n } from 'i18next'
import { listInSentence, numberText } from '~/domain/text/number-text'
import { waitText } from '~/domain/text/wait-text'
import type { Dictionary, Translate } from './translator'

/** A file for each language and area, merged here, once. */
const files = import.meta.glob<Dictionary>('../../locales/*/*.json', { eager: true, import: 'default' })

/** The whole dictionary of each language. */
const dictionaries: Record<string, Dictionary> = {}
for (const [path, words] of Object.entries(files)) {
  const locale = path.split('/').at(-2) ?? ''
  // Copying the dictionary again for each of 200 files took a fifth of the start time.
  dictionaries[locale] = Object.assign(dictionaries[locale] ?? {}, words)
}

/** A placeholder's text: `{{wait, duration}}` takes ms, `{{days, list}}` names; numbers are formatted, text is kept. */
function formatted(value: unknown, format: string | undefined, locale = 'en'): string {
  if (Array.isArray(value)) return listInSentence(value as string[], locale)
  if (typeof value !== 'number') return value as string
  return format === 'duration' ? waitText(value, locale) : numberText(value, locale)
}

/**
 * Remembers texts that need no values. i18next takes 2 µs to look one up, and a page has up to 160 of them. A text that
 * is no key is not remembered, because it is one of countless vendor texts.
 */
function rememberTexts(instance: i18n) {
  const texts = new Map<string, string>()
  const translate = instance.t as Translate
  const cached: Translate = (key, values) => {
    if (values) return translate(key, values)
    const cachedText = texts.get(key)
    if (cachedText !== undefined) return cachedText
    if (!instance.exists(key)) return key
    const text = translate(key)
    texts.set(key, text)
    return text
  }
  instance.t = cached as typeof instance.t
}

function createI18n(locale: string, words: Dictionary): i18n {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true, format: formatted },
    initImmediate: false,
  })
  rememberTexts(instance)
  return instance
}

const instances = new Map(Object.entries(dictionaries).map(([locale, words]) => [locale, createI18n(locale, words)]))

/** The i18next instance of a locale, made once at start; English for a locale we have no dictionary for. */
export function i18nFor(locale: string): i18n {
  const instance = instances.get(locale) ?? instances.get('en')
  if (!instance) throw new Error('English dictionary missing')
  return instance
}

/** The translate function of a locale: i18next's own, with keys that are checked. */
export function translatorFor(locale: string): Translate {
  return i18nFor(locale).t as Translate
}
