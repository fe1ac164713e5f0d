import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Translate } from '~/i18n/translator'

/** The translate function for markup. `useTranslation` would watch for a language that never changes. */
export function useT(): Translate {
  return useContext(I18nContext).i18n.t as Translate
}

/** The language of the page. */
export function useLocale(): string {
  return useContext(I18nContext).i18n.language
}
