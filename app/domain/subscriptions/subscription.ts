import type { Amounts, Bill } from '~/domain/checkout/amounts'
import type { Money } from '~/domain/money/money'
import type { NewOrder, OrderStatus } from '~/domain/orders/order'
import { dayAfter } from '~/domain/stores/opening'
import { deliveryDays, type Plan } from './subscription-plan'

/** The state of a subscription (rules 17.5); unknown names of the vendor's are `unknown`. */
export type SubscriptionStatus =
  'active' | 'paused' | 'cancelled' | 'completed' | 'payment-pending' | 'payment-failed' | 'unknown'

/** A subscription as lists show it. Dates are 'YYYY-MM-DD' at the vendor, '' for none. */
export type Subscription = {
  id: string
  storeId: string
  storeName: string
  itemId: string
  itemName: string
  image: string
  /** Units of each delivery, and the cost of one delivery, '' if the vendor does not say it. */
  quantity: number
  total: Money
  /** When it is delivered; null if the vendor says it in unknown words. */
  plan: Plan | null
  start: string
  end: string
  /** The slot in the vendor's words, such as '06:00 - 06:30'. */
  slotText: string
  nextDelivery: string
  status: SubscriptionStatus
}

/** One day of a subscription, with the order made for it, or ''. */
export type Delivery = { date: string; quantity: number; orderId: string; status: OrderStatus }

export type SubscriptionDetail = Subscription &
  Pick<Bill, 'subtotal' | 'tax' | 'deliveryFee' | 'discount'> & {
    choices: string[]
    address: string
    /** Whether the vendor says a delivery fee. */
    isFeeKnown: boolean
    /** The vendor names no status at all, not even one that is unknown here. */
    isStatusMissing?: boolean
    paymentMethod: string
    /** The gateway's code if it is paid online. */
    paymentType: string
    /** First and last day without deliveries; an open end is ''. Both are '' if nothing is paused. */
    pauseFrom: string
    pauseTo: string
    deliveries: Delivery[]
  }

/** A subscription as the vendor is asked to make it. Amounts are those of one delivery (rules 17.4). */
export type NewSubscription = Pick<
  NewOrder,
  'userId' | 'storeId' | 'addressId' | 'payment' | 'returnUrl' | 'coupon'
> & {
  line: NewOrder['lines'][number]
  plan: Plan
  amounts: Pick<Amounts, 'subtotal' | 'taxPercent' | 'tax' | 'deliveryFee' | 'discount' | 'total'>
}

/** The kinds of days of a subscription: ordered, not delivered, planned, or paused. */
export type DayState =
  | { kind: 'made'; orderId: string; status: OrderStatus; quantity: number }
  | { kind: 'missed' }
  | { kind: 'coming'; quantity: number }
  | { kind: 'paused' }

/** Whether it is still running, so that it can be changed. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'paused'

/** Whether it has ended, so that a new one is needed. */
export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'cancelled' || status === 'completed' || status === 'payment-failed'

/** Whether it can be restarted: it is paused, or will be. */
export function canRestart(subscription: SubscriptionDetail, today: string): boolean {
  return subscription.status === 'paused' || isPauseAhead(subscription, today)
}

/** Whether a pause is planned that has not started. */
export const isPauseAhead = ({ status, pauseFrom }: SubscriptionDetail, today: string): boolean =>
  status === 'active' && pauseFrom > today

/** The known days of a month, 'YYYY-MM', by date; unrelated days are left out. */
export function daysOfMonth(subscription: SubscriptionDetail, month: string, today: string): Map<string, DayState> {
  const { deliveries, plan } = subscription
  const days = new Map<string, DayState>()
  const first = `${month}-01`
  const last = lastDayOf(month)
  if (plan) {
    for (const date of deliveryDays(plan, first, last)) {
      const state = plannedState(subscription, date, today)
      if (state) days.set(date, state)
    }
  }
  for (const delivery of deliveries) {
    if (delivery.date >= first && delivery.date <= last) days.set(delivery.date, listedState(delivery))
  }
  return days
}

function listedState({ orderId, status, quantity }: Delivery): DayState {
  if (orderId !== '') return { kind: 'made', orderId, status, quantity }
  return quantity > 0 && status !== 'cancelled' ? { kind: 'coming', quantity } : { kind: 'missed' }
}

/** The listed deliveries that are still to come. */
export const comingDeliveries = (deliveries: readonly Delivery[]): Delivery[] =>
  deliveries.filter((delivery) => listedState(delivery).kind === 'coming')

/** A planned day that the vendor does not mention: it lists only the next few. */
function plannedState(subscription: SubscriptionDetail, date: string, today: string): DayState | null {
  if (isPausedOn(subscription, date, today)) return { kind: 'paused' }
  const { status, pauseTo, quantity } = subscription
  const goesOn = status === 'active' || (status === 'paused' && pauseTo >= today)
  return goesOn && date > lastListedDay(subscription, today) ? { kind: 'coming', quantity } : null
}

/** The last upcoming day that the vendor lists; an unlisted day before it has no delivery. */
function lastListedDay({ deliveries, nextDelivery }: SubscriptionDetail, today: string): string {
  const dates = comingDeliveries(deliveries).map(({ date }) => date)
  if (dates.length > 0) return dates.reduce((last, date) => (date > last ? date : last))
  return nextDelivery >= today ? dayAfter(nextDelivery, -1).date : today
}

/** Whether a day is within a pause. A pause without a start has started. */
function isPausedOn(subscription: SubscriptionDetail, date: string, today: string): boolean {
  const { status, pauseFrom, pauseTo } = subscription
  if (!isRunning(subscription) || (pauseFrom === '' && status !== 'paused')) return false
  return date >= (pauseFrom || today) && (pauseTo === '' || date <= pauseTo)
}

/** How many months a subscription without an end shows. */
const monthsAhead = 12

/** The month shown, and its neighbours: the one asked for, else the current one, within the subscription. */
export function monthsOf({ start, end, deliveries }: SubscriptionDetail, requested: string, today: string) {
  const dates = deliveries.map(({ date }) => date)
  const first = [start || today, ...dates].reduce((a, b) => (a < b ? a : b)).slice(0, 7)
  const open = monthAfter(first > today ? first : today, monthsAhead)
  const last = end === '' || end > open ? open : end.slice(0, 7)
  const wanted = /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) ? requested : today.slice(0, 7)
  const started = wanted < first ? first : wanted
  const shown = started > last ? last : started
  return {
    shown,
    earlier: shown > first ? monthAfter(shown, -1) : null,
    later: shown < last ? monthAfter(shown, 1) : null,
  }
}

/** The month some months after a month or a date. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const lastDayOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1).date

/** The weeks of a month, each with seven dates or '' for days of other months; weeks start on day 0 (Sunday) to 6. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const length = Number(lastDayOf(month).slice(8))
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7
  const dateOf = (at: number) => (at < 1 || at > length ? '' : `${month}-${String(at).padStart(2, '0')}`)
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dateOf(week * 7 + day - before + 1)),
  )
}
