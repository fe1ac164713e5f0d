import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Translate } from '~/i18n/translator'

/**
 * The translate function of the page's language, for server-rendered markup. `useTranslation` would also watch for changes of the
 * language, which never happen within a page.
 */
export function useT(): Translate {
  return useContext(I18nContext).i18n.t as Translate
}

/** The language of the page. */
export function useLocale(): string {
  return useContext(I18nContext).i18n.language
}
