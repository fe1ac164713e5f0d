import { isOngoing, orderSteps } from '~/domain/orders/order'
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

/** The calendar of a subscription: the requested month, and the links to the months beside it. */
export function calendarView(shop: Shop, subscription: SubscriptionDetail, requestedMonth: string) {
  const { locale } = shop
  const today = vendorNow(shop.settings).date
  const { shown, earlier, later } = monthsOf(subscription, requestedMonth, today)
  const states = daysOfMonth(subscription, shown, today)
  const heads = weekdayHeads(locale)
  /** Null for a day of another month. */
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
