/**
 * A vendor's 'YYYY-MM-DD HH:mm:ss' in the reader's language. The text has no zone and is shown as it stands; anything that
 * is no date is returned unchanged.
 */
export function dateText(text: string, locale: string): string {
  return asItStands(text, locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The time of day alone of such a text. */
export function timeText(text: string, locale: string): string {
  return asItStands(text, locale, { timeStyle: 'short' })
}

function asItStands(text: string, locale: string, styles: Intl.DateTimeFormatOptions): string {
  const moment = new Date(`${text.trim().replace(' ', 'T')}Z`)
  if (text === '' || Number.isNaN(moment.getTime())) return text
  return new Intl.DateTimeFormat(locale, { ...styles, timeZone: 'UTC' }).format(moment)
}
