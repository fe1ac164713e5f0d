import { useTranslation } from 'react-i18next'
import type { Translate } from '~/i18n/i18n.server'

/** The translate function of the page's language, for server-rendered markup. Keys are checked against the English dictionary. */
export function useT(): Translate {
  return useTranslation().t as Translate
}

export function useLocale(): string {
  return useTranslation().i18n.language
}
