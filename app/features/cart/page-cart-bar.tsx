import { perLocale } from '~/domain/text/per-locale'
import { i18nFor } from '~/i18n/i18n.server'
import { useLocale } from '~/i18n/use-t'
import { CartBar, type CartSummary } from '~/islands/cart/cart-summary'
import { cartWordKeys, countedWordKeys, type CartWords } from '~/islands/cart/cart-view'
import { Island } from '~/islands/island'

/** The cart bar at the bottom of a page of stores or items, kept up to date by its island. */
export function PageCartBar({ summary, here = '' }: { summary: CartSummary; here?: string }) {
  const words = cartWords(useLocale())
  return (
    <Island name="cart-bar" props={{ summary, here }}>
      <CartBar {...{ summary, here, words }} />
    </Island>
  )
}

/** The cart island's words in a language, unfilled: the browser fills them as quantities change. */
export const cartWords = perLocale((locale): CartWords => {
  const { t, language } = i18nFor(locale)
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const forms = countedWordKeys.flatMap((key) => pluralCategories.map((form) => `${key}_${form}`))
  const texts = [...cartWordKeys, ...forms].map((key) => [key, t(key)])
  return Object.freeze({ ...Object.fromEntries(texts), locale: language }) as CartWords
})
