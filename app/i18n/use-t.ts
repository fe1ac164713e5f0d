import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { translatorOf, type Translate } from '~/i18n/translator'

/**
 * The translate function of the page's language, for server-rendered markup. Keys are checked against the English dictionary.
 * The library's own hook looks for changes of the language, which no page of ours lives to see.
 */
export function useT(): Translate {
  return translatorOf(useContext(I18nContext).i18n)
}

export function useLocale(): string {
  return useContext(I18nContext).i18n.language
}
