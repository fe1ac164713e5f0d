import { perLocale } from '~/domain/text/per-locale'

const dateAndTime = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const
const formatIn = perLocale((locale) => new Intl.DateTimeFormat(locale, dateAndTime))

/**
 * A vendor's 'YYYY-MM-DD HH:mm:ss' in the reader's language. The text has no zone and is shown as it stands; anything that
 * is no date is returned unchanged.
 */
export function dateText(text: string, locale: string): string {
  const moment = new Date(`${text.trim().replace(' ', 'T')}Z`)
  if (text === '' || Number.isNaN(moment.getTime())) return text
  return formatIn(locale).format(moment)
}
