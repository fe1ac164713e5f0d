import { isOngoing, orderSteps } from '~/domain/orders/order'
import {
  daysOfMonth,
  monthsOf,
  weeksOf,
  type DayState,
  type SubscriptionDetail,
} from '~/domain/subscriptions/subscription'
import { numberText } from '~/domain/text/number-text'
import { type Shop } from '~/http/shop/shop.server'
import { monthText, weekdayHeads } from '~/i18n/clock-text'
import { useT } from '~/i18n/use-t'
import { orderPath, orderStatusPath, subscriptionStatusPath } from '~/paths'
import { Icon } from '~/ui/icon'
import { TextLink } from '~/ui/link'

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
          {earlier && <TextLink href={earlier.href} icon="chevronLeft" label={earlier.text} />}
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

/** The calendar of a subscription: the requested month, and the links to the months beside it. */
export function calendarView(shop: Shop, subscription: SubscriptionDetail, today: string) {
  const { locale, url } = shop
  const { shown, earlier, later } = monthsOf(subscription, url.searchParams.get('month') ?? '', today)
  const states = daysOfMonth(subscription, shown, today)
  const heads = weekdayHeads(locale)
  const dayOf = (date: string) => {
    if (date === '') return null
    const state = states.get(date)
    const number = numberText(Number(date.slice(8)), locale)
    return { date, number, isToday: date === today, state: state ? stateView(shop, state) : null }
  }
  // The links stay at the calendar.
  const linkTo = (month: string | null) =>
    month === null
      ? null
      : { href: `${subscriptionStatusPath(subscription.id, month)}#calendar`, text: monthText(month, locale) }
  return {
    caption: monthText(shown, locale),
    heads,
    weeks: weeksOf(shown, heads[0]?.weekday ?? 1).map((week) => week.map(dayOf)),
    legend: [...new Set([...states.values()].map((state) => state.kind))],
    earlier: linkTo(earlier),
    later: linkTo(later),
  }
}

/** A day in words; a day with an order shows the order's state and links to it. */
function stateView({ t }: Shop, state: DayState) {
  const units = 'quantity' in state ? `${state.quantity}` : ''
  if (state.kind !== 'made') return { kind: state.kind, words: t(`subscriptions.day.${state.kind}`), units, href: null }
  const { status, orderId } = state
  return {
    kind: status === 'cancelled' ? ('missed' as const) : state.kind,
    words: `${t(orderSteps(status, 'delivery').headline)}, ${t('order.number', { id: orderId })}`,
    units,
    href: isOngoing(status) ? orderStatusPath(orderId) : orderPath(orderId),
  }
}
