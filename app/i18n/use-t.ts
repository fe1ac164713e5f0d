import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Translate } from '~/i18n/translator'

/**
 * The translate function of the page's language, for server-rendered markup. `useTranslation` would also look for changes of the
 * language, which no page of ours lives to see.
 */
export function useT(): Translate {
  return useContext(I18nContext).i18n.t as Translate
}

/** The language of the page. */
export function useLocale(): string {
  return useContext(I18nContext).i18n.language
}
