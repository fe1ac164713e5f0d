import { dayAfter, dayEnd, spansOn, type OpeningRow, type Weekday } from './opening'

/** A span of hours as people read it: '18:00:00' to '02:00:00' is one evening. */
type Span = { from: string; to: string }

type DayHours = { date: string; weekday: Weekday; spans: Span[] }

type Day = { date: string; weekday: Weekday }

/** The hours of seven days from a date on; hours after midnight belong to the evening on which they began. */
export function weekFrom(rows: OpeningRow[], date: string): DayHours[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(date, at)
    const spans = spansOn(rows, day).slice(nightOf(rows, day) ? 1 : 0)
    const night = nightOf(rows, dayAfter(day.date, 1))
    return { ...day, spans: spans.map(({ from, to }) => ({ from, to: to === dayEnd && night ? night.to : to })) }
  })
}

export const isAllDay = ({ from, to }: Span) => from === '00:00:00' && to === dayEnd

/** A span that only continues the evening before: vendors write hours after midnight as two rows. */
function nightOf(rows: OpeningRow[], day: Day): Span | null {
  const [first] = spansOn(rows, day)
  const evening = spansOn(rows, dayAfter(day.date, -1)).at(-1)
  const goesOn = evening?.to === dayEnd && !isAllDay(evening)
  return goesOn && first?.from === '00:00:00' && first.to < dayEnd ? first : null
}
