import { Calendar, dayIcons, type CalendarMonth, type DayState } from './calendar'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'

type Way = { href: string; text: string } | null
type Props = { month: CalendarMonth; legend: DayState[]; earlier: Way; later: Way }

/** The days of a month, the meaning of their signs, and links to the months beside it. */
export function Months({ month, legend, earlier, later }: Props) {
  const t = useT()
  return (
    <section className="card group" id="calendar" aria-labelledby="days">
      <h2 id="days">{t('subscriptions.calendar')}</h2>
      <div className="days">
        <Calendar {...month} />
      </div>
      <ul className="tags calendar-signs" aria-hidden="true">
        {legend.map((state) => (
          <li key={state} data-state={state}>
            <Icon name={dayIcons[state]} className="small" /> {t(`subscriptions.day.${state}`)}
          </li>
        ))}
      </ul>
      {(earlier || later) && (
        <nav className="calendar-months" aria-label={t('subscriptions.months')}>
          {earlier && (
            <a className="link" href={earlier.href}>
              <Icon name="chevron-left" className="small" /> {earlier.text}
            </a>
          )}
          {later && (
            <a className="link later" href={later.href}>
              {later.text} <Icon name="chevron-right" className="small" />
            </a>
          )}
        </nav>
      )}
    </section>
  )
}
