import { i18nFor } from '~/i18n/i18n.server'
import { cartWordKeys, countedWordKeys, type CartWords } from '~/islands/cart/words'

/** Looked up once for each dictionary. */
const known = new Map<string, CartWords>()

/** The cart island's words in a language, unfilled: the browser fills them as quantities change. */
export function cartWords(locale: string): CartWords {
  const i18n = i18nFor(locale)
  const words = known.get(i18n.language) ?? lookUp(i18n)
  known.set(i18n.language, words)
  return words
}

function lookUp(i18n: ReturnType<typeof i18nFor>) {
  const raw = (key: string) => String(i18n.getResource(i18n.language, 'translation', key))
  const { pluralCategories } = new Intl.PluralRules(i18n.language).resolvedOptions()
  const forms = (key: string) => Object.fromEntries(pluralCategories.map((form) => [form, raw(`${key}_${form}`)]))
  return Object.freeze({
    ...Object.fromEntries(cartWordKeys.map((key) => [key, raw(key)])),
    locale: i18n.language,
    counted: Object.fromEntries(countedWordKeys.map((key) => [key, forms(key)])),
  }) as CartWords
}
