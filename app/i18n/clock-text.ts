import type { Weekday } from '~/domain/stores/opening'
import { isDate } from '~/domain/text/date-time'
import { perLocale } from '~/domain/text/per-locale'

/** Thai dates would otherwise have the Buddhist year: 2569 for 2026, which the footer and the date fields say. */
const common = { timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' }

const formatIn = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...common, ...options }))

// With that calendar, Thai spans of times would have signs that single times do not have.
const timeIn = formatIn({ timeStyle: 'short', calendar: undefined })
const dateAndTimeIn = formatIn({ dateStyle: 'medium', timeStyle: 'short' })
const dateOnlyIn = formatIn({ dateStyle: 'medium' })
const weekdayIn = {
  long: formatIn({ weekday: 'long' }),
  short: formatIn({ weekday: 'short' }),
  narrow: formatIn({ weekday: 'narrow' }),
}
const dateIn = formatIn({ day: 'numeric', month: 'short' })
const monthIn = formatIn({ month: 'long', year: 'numeric' })

/** Writes dates, 'YYYY-MM-DD', in one form. No line ends between a day and its month. */
function dateWriter(options: Intl.DateTimeFormatOptions) {
  const writtenIn = formatIn(options)
  return (date: string, locale: string) => {
    const parts = writtenIn(locale).formatToParts(dateOf(date))
    const isOfDay = (at: number) => ['day', 'month'].includes(parts[at]?.type ?? '')
    return parts
      .map(({ value }, at) => (isOfDay(at - 1) && isOfDay(at + 1) ? value.replaceAll(' ', '\u00a0') : value))
      .join('')
  }
}

/** A time of the vendor's clock, 'HH:mm:ss', as readers of the language write it. */
export function timeText(time: string, locale: string): string {
  return timeIn(locale).format(momentOf(time))
}

/**
 * A vendor's 'YYYY-MM-DD HH:mm:ss', or its day alone, in the reader's language. The text has no zone and is shown as it
 * stands; anything else is returned unchanged, because 03-09-2026 is another day to other readers.
 */
export function dateText(text: string, locale: string): string {
  const [date = '', time] = text.trim().split(/[ T]/)
  if (!isDate(date)) return text
  if (time === undefined) return dateOnlyIn(locale).format(dateOf(date))
  const moment = new Date(`${date}T${time}Z`)
  return Number.isNaN(moment.getTime()) ? text : dateAndTimeIn(locale).format(moment)
}

/** A span of hours in one text: '11:00 AM – 3:00 PM'. Midnight at its end is 12:00 AM, not a minute before. */
export function spanText({ from, to }: { from: string; to: string }, locale: string): string {
  const end = to.startsWith('23:59') ? '00:00:00' : to
  // `formatRange` over two days would name both days, and its Thai hours have no zero before them as single times do.
  // So only the signs between the times are taken from a range within one day.
  if (end <= from || !timeIn(locale).resolvedOptions().hour12) {
    const [between = ' – ', after = ''] = timeIn(locale)
      .formatRangeToParts(momentOf('01:00:00'), momentOf('13:00:00'))
      .filter(({ source }) => source === 'shared')
      .map(({ value }) => value)
    return spaced(`${timeText(from, locale)}${between}${timeText(end, locale)}${after}`)
  }
  return spaced(timeIn(locale).formatRange(momentOf(from), momentOf(end)))
}

/**
 * A single time has a plain space before its AM, but a range has narrow ones that are hardly visible. No line ends at
 * its dash: only the word joiner forbids that between a dash and a space.
 */
function spaced(span: string): string {
  return span
    .replaceAll('\u2009', ' ')
    .replaceAll('\u202f', '\u00a0')
    .replace(/(?<=\d)–(?=\d)/, '\u2060–\u2060')
    .replace(' – ', '\u00a0–\u2060\u00a0')
}

/** A weekday, in full unless a shorter width is given: 'Wednesday'. */
export const weekdayText = (weekday: Weekday, locale: string, width: keyof typeof weekdayIn = 'long'): string =>
  // The first of January 2023 was a Sunday.
  weekdayIn[width](locale).format(new Date(Date.UTC(2023, 0, 1 + weekday)))

/** A date, 'YYYY-MM-DD', with its weekday: 'Wed, Nov 25'. */
export const dayText = dateWriter({ weekday: 'short', day: 'numeric', month: 'short' })

/** A date in full: 'Wednesday, November 25, 2026'. */
export const fullDayText = dateWriter({ dateStyle: 'full' })

/** The parts of a date by themselves, for a calendar's narrow days: 'Wed' and 'Nov 25'. */
export function dayParts(date: string, locale: string): { weekday: string; day: string } {
  return {
    weekday: weekdayIn.short(locale).format(dateOf(date)),
    day: dateIn(locale).format(dateOf(date)),
  }
}

/** A date, with its year if that is not the given day's. */
export const unambiguousDayText = (today: string, date: string, locale: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayText(date, locale) : longDayText(date, locale)

/** A date with its year: 'Wed, Nov 25, 2026'. */
export const longDayText = dateWriter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** A month, 'YYYY-MM', as the heading of its calendar, with a capital in every language: 'November 2026'. */
export function monthText(month: string, locale: string): string {
  return monthIn(locale)
    .format(dateOf(`${month}-01`))
    .replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(locale))
}

/** The weekdays as the columns of a calendar, from the day on that readers of the language begin a week with. */
export function weekdayHeads(locale: string): { weekday: Weekday; short: string; long: string }[] {
  const first = firstWeekday(locale)
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((at) => ((first + at) % 7) as Weekday)
  const named = (width: 'short' | 'narrow') => weekdays.map((weekday) => weekdayText(weekday, locale, width))
  // Arabic and Thai calendars use one or two letters; their short names do not fit a phone.
  const short = named('short').every((name) => name.length <= 4) ? named('short') : named('narrow')
  return weekdays.map((weekday, at) => ({ weekday, short: short[at] ?? '', long: weekdayText(weekday, locale) }))
}

type WeekInfo = { firstDay: number }

/** The day that a week begins with where most readers of the language live; Monday where that is not known. */
function firstWeekday(locale: string): Weekday {
  // Newer engines have the method, older ones the property; TypeScript knows neither yet.
  const region = new Intl.Locale(locale).maximize() as Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo }
  const info = region.getWeekInfo?.() ?? region.weekInfo
  return ((info?.firstDay ?? 1) % 7) as Weekday
}

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`)

const momentOf = (time: string) => new Date(`1970-01-01T${time}Z`)
