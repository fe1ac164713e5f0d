import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import type { calendarView } from './calendar-view.server'

type Props = ReturnType<typeof calendarView>

const icons = { made: 'check', missed: 'x', coming: 'box', paused: 'pause' } as const

/** The days of a month, the meaning of their signs, and links to the months beside it. */
export function Calendar({ caption, heads, weeks, legend, earlier, later }: Props) {
  const t = useT()
  return (
    <section className="card group" id="calendar" aria-labelledby="days">
      <h2 id="days">{t('subscriptions.calendar')}</h2>
      <div className="days">
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
      </div>
      <ul className="tags calendar-signs" aria-hidden="true">
        {legend.map((kind) => (
          <li key={kind} data-state={kind}>
            <Icon name={icons[kind]} className="small" /> {t(`subscriptions.day.${kind}`)}
          </li>
        ))}
      </ul>
      {(earlier || later) && (
        <nav className="beside calendar-months" aria-label={t('subscriptions.months')}>
          {earlier && (
            <a className="link" href={earlier.href}>
              <Icon name="chevronLeft" className="small" /> {earlier.text}
            </a>
          )}
          {later && (
            <a className="link later" href={later.href}>
              {later.text} <Icon name="chevronRight" className="small" />
            </a>
          )}
        </nav>
      )}
    </section>
  )
}

/** A day of the table; its sign also has words (rules 17.6). */
function Day({ date, number, isToday, state }: NonNullable<Props['weeks'][number][number]>) {
  const t = useT()
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
              <Icon name={icons[state.kind]} className="small" /> {state.units}
            </span>
          </>
        )}
      </Cell>
    </td>
  )
}
