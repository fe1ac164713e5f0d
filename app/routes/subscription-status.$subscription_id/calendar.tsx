import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

/** What happens on a day: an order was made, nothing was delivered, a delivery is planned, or it is paused. */
export type DayState = 'made' | 'missed' | 'coming' | 'paused'

export type CalendarDay = {
  date: string
  /** The number of the day, as the language writes it. */
  number: string
  isToday: boolean
  /** The meaning of the day in words; null if it has none. */
  state: { kind: DayState; words: string; units: string; href: string | null } | null
}

export type CalendarMonth = {
  caption: string
  heads: { short: string; long: string }[]
  /** Seven days each; null for those of other months. */
  weeks: (CalendarDay | null)[][]
}

export const dayIcons: Record<DayState, string> = { made: 'check', missed: 'x', coming: 'package', paused: 'pause' }

/** A month of delivery days as a table; each sign also has words (rules 17.6). */
export function Calendar({ caption, heads, weeks }: CalendarMonth) {
  const t = useT()
  return (
    <table className="calendar">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ short, long }) => (
            <th key={long} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={at}>{week.map((day, place) => (day ? <Day key={day.date} {...day} /> : <td key={place} />))}</tr>
        ))}
      </tbody>
    </table>
  )

  function Day({ date, number, isToday, state }: CalendarDay) {
    const Cell = state?.href ? 'a' : 'div'
    return (
      <td data-state={state?.kind} aria-current={isToday ? 'date' : undefined}>
        <Cell className="day" href={state?.href ?? undefined}>
          <time dateTime={date}>{number}</time>
          {isToday && <span className="vh">{t('times.today')}</span>}
          {state && (
            <>
              <span className="vh">{state.words}</span>
              <span className="day-sign">
                <Icon name={dayIcons[state.kind]} className="small" /> {state.units}
              </span>
            </>
          )}
        </Cell>
      </td>
    )
  }
}
