import { i18nFor } from '~/i18n/i18n.server'
import { perLocale } from '~/domain/text/per-locale'
import { cartWordKeys, countedWordKeys, type CartWords } from '~/islands/cart/words'

/** The cart island's words in a language, unfilled: the browser fills them as quantities change. */
export const cartWords = perLocale((locale): CartWords => {
  const { t, language } = i18nFor(locale)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const forms = countedWordKeys.flatMap((key) => pluralCategories.map((form) => `${key}_${form}`))
  const texts = [...cartWordKeys, ...forms].map((key) => [key, t(key)])
  return Object.freeze({ ...Object.fromEntries(texts), locale: language }) as CartWords
})
