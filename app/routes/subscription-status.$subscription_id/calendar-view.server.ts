import { isOngoing, orderSteps } from '~/domain/orders/order-progress'
import {
  daysOfMonth,
  monthsOf,
  weeksOf,
  type DayState,
  type SubscriptionDetail,
} from '~/domain/subscriptions/subscription'
import { numberText } from '~/domain/text/number-text'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { monthText, weekdayHeads } from '~/i18n/clock-text'
import { orderPath, orderStatusPath, subscriptionStatusPath } from '~/paths'
import type { CalendarDay, CalendarMonth } from './calendar'

/** The anchor of the calendar on its page, so that its links stay there. */
const calendarId = 'calendar'

/** The calendar of a subscription: the requested month, and the links to the months beside it. */
export function calendarView(shop: Shop, subscription: SubscriptionDetail, requestedMonth: string) {
  const { locale } = shop
  const today = vendorNow(shop.settings).date
  const { shown, earlier, later } = monthsOf(subscription, requestedMonth, today)
  const states = daysOfMonth(subscription, shown, today)
  const heads = weekdayHeads(locale)
  const dayOf = (date: string): CalendarDay | null => {
    if (date === '') return null
    const state = states.get(date)
    const number = numberText(Number(date.slice(8)), locale)
    return { date, number, isToday: date === today, state: state ? stateView(shop, state) : null }
  }
  const linkTo = (month: string | null) =>
    month === null
      ? null
      : { href: `${subscriptionStatusPath(subscription.id, month)}#${calendarId}`, text: monthText(month, locale) }
  const month: CalendarMonth = {
    caption: monthText(shown, locale),
    heads: heads.map(({ short, long }) => ({ short, long })),
    weeks: weeksOf(shown, heads[0]?.weekday ?? 1).map((week) => week.map(dayOf)),
  }
  return {
    month,
    legend: [...new Set([...states.values()].map((state) => dayStates[state.kind]))],
    earlier: linkTo(earlier),
    later: linkTo(later),
  }
}

const dayStates = { order: 'made', missed: 'missed', coming: 'coming', paused: 'paused' } as const

/** A day in words; a day with an order shows the order's state and links to it. */
function stateView({ t }: Shop, state: DayState): NonNullable<CalendarDay['state']> {
  const units = 'quantity' in state ? `${state.quantity}` : ''
  if (state.kind !== 'order')
    return { kind: dayStates[state.kind], words: t(`subscriptions.day.${state.kind}`), units, href: null }
  const { status, orderId } = state
  return {
    kind: status === 'cancelled' ? 'missed' : 'made',
    words: `${t(orderSteps(status, 'delivery').headline)}, ${t('order.number', { id: orderId })}`,
    units,
    href: isOngoing(status) ? orderStatusPath(orderId) : orderPath(orderId),
  }
}
