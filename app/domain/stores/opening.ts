import type { Settings } from '~/domain/brand/settings'

/** Sunday is 0, as in dates. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The weekdays in English, as vendors and search engines know them. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * A span of opening hours, for a weekday or a date. Times are 'HH:mm:ss' in the vendor's zone; the day ends at
 * 23:59:59, and a span that ends before it begins goes on after midnight. A span that is switched off has no times.
 */
export type OpeningRow = { weekday: Weekday; date: string; from: string; to: string; isOff?: true }

/** 'YYYY-MM-DD' and its weekday. */
export type Day = { date: string; weekday: Weekday }

/** The date and time, 'HH:mm:ss', at the vendor. */
export type VendorNow = Day & { time: string }

/** The time at which a day ends. */
export const dayEnd = '23:59:59'

/** The day some days after a date, or before it for a negative number. */
export function dayAfter(date: string, days: number): Day {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() as Weekday }
}

/** The spans that begin on a day, in order. Spans for the date replace those for its weekday. */
export function spansOn(rows: OpeningRow[], day: Day): OpeningRow[] {
  const dated = rows.filter(({ date }) => date === day.date)
  const ofDay = dated.length > 0 ? dated : rows.filter(({ date, weekday }) => date === '' && weekday === day.weekday)
  return ofDay.filter(({ isOff }) => !isOff).sort((a, b) => a.from.localeCompare(b.from))
}

/** Whether a span continues after midnight. */
export const goesOver = ({ from, to }: OpeningRow) => to < from

/** Whether the hours say that it is open. */
export function isWithin(rows: OpeningRow[], now: VendorNow): boolean {
  const lasts = (row: OpeningRow) => goesOver(row) || now.time < row.to || row.to === dayEnd
  const overnightRows = spansOn(rows, dayAfter(now.date, -1)).filter(goesOver)
  return (
    spansOn(rows, now).some((row) => row.from <= now.time && lasts(row)) ||
    overnightRows.some(({ to }) => now.time < to)
  )
}

/** When a closed store next opens, within a week; null if its hours do not say, or say that it is open now. */
export function nextOpening(rows: OpeningRow[], now: VendorNow) {
  if (isWithin(rows, now)) return null
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = dayAfter(now.date, inDays)
    const next = spansOn(rows, day).find(({ from }) => inDays > 0 || from > now.time)
    if (next) return { inDays, weekday: day.weekday, time: next.from }
  }
  return null
}

type SystemHours = Pick<Settings, 'systemStartTime' | 'systemEndTime'>

/** The system's hours, which are the same every day (rules 5.18 and 10.2). */
export function systemHours({ systemStartTime: from, systemEndTime }: SystemHours): OpeningRow[] {
  const to = systemEndTime.startsWith('23:59') ? dayEnd : systemEndTime
  return ([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => ({ weekday, date: '', from, to }))
}

/** Whether the system takes orders at this time. */
export const isInSystemHours = (settings: SystemHours, now: VendorNow): boolean => isWithin(systemHours(settings), now)

/** A span of hours as people read it: '18:00:00' to '02:00:00' is one evening. */
type Span = Pick<OpeningRow, 'from' | 'to'>

/** The hours of seven days from a date on; hours after midnight belong to the evening on which they began. */
export function weekFrom(rows: OpeningRow[], date: string) {
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(date, at)
    const spans = spansOn(rows, day).slice(nightOf(rows, day) ? 1 : 0)
    const night = nightOf(rows, dayAfter(day.date, 1))
    return { ...day, spans: spans.map(({ from, to }): Span => ({ from, to: to === dayEnd && night ? night.to : to })) }
  })
}

/** Whether a span is open from midnight to midnight. */
export const isAllDay = ({ from, to }: Span) => from === '00:00:00' && to === dayEnd

/**
 * A span that only continues the evening before: vendors write hours after midnight as two rows. Together they last
 * less than a day, or the evening would seem to end before the next day does.
 */
function nightOf(rows: OpeningRow[], day: Day): Span | null {
  const [first] = spansOn(rows, day)
  const evening = spansOn(rows, dayAfter(day.date, -1)).at(-1)
  return evening?.to === dayEnd && first?.from === '00:00:00' && first.to < evening.from ? first : null
}
