import { times, type Money } from '~/domain/money/money'
import type { Weekday } from '~/domain/stores/opening'
import { isDate } from '~/domain/text/date-time'

/** How often a subscription is delivered (rules 17.2). */
export const frequencies = ['everyday', 'interval', 'custom'] as const
export type Frequency = (typeof frequencies)[number]

/**
 * The delivery schedule. Dates are 'YYYY-MM-DD' in the vendor's calendar, and '' for an open end; the slot is the start
 * of the chosen time, 'HH:mm:ss', or ''. `intervalDays` and `weekdays` matter only to their frequency.
 */
export type Plan = {
  frequency: Frequency
  intervalDays: number
  weekdays: Weekday[]
  start: string
  end: string
  slot: string
}

/** The longest pause between two deliveries. */
export const mostIntervalDays = 365

/** The weekdays in the order in which they are stored: Monday first, whatever day a language begins the week with. */
export const weekOrder: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

type PlanProblems = Partial<
  Record<
    keyof Plan,
    | 'subscribe.intervalNeeded'
    | 'subscribe.weekdayNeeded'
    | 'subscribe.startNeeded'
    | 'subscribe.startTooEarly'
    | 'subscriptions.dateNeeded'
    | 'subscribe.endBeforeStart'
    | 'subscribe.noDelivery'
    | 'subscribe.slotNeeded'
  >
>

const dayMs = 86_400_000
const numberOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
const weekdayOf = (day: number) => new Date(day * dayMs).getUTCDay() as Weekday

/** The last day that dates of four digits can name. */
const endOfCalendar = '9999-12-31'

/** The delivery days of a plan from one date to another, both included, up to a number. */
export function deliveryDays(plan: Plan, from: string, to: string, atMost = Infinity): string[] {
  const { first, last } = spanOf(plan, from, to)
  const days: string[] = []
  for (let day = nextDay(plan, first); day !== null && day <= last; day = nextDay(plan, day + 1)) {
    if (days.length >= atMost) break
    days.push(dateOf(day))
  }
  return days
}

/** The next delivery days of a plan from a date on, up to a number. */
export const nextDeliveries = (plan: Plan, from: string, atMost: number): string[] =>
  deliveryDays(plan, from, endOfCalendar, atMost)

/** The plan with its start moved to its first delivery on or after a day; unchanged if there is none. */
export function startingOnDelivery(plan: Plan, from: string): Plan {
  const [start = plan.start] = nextDeliveries(plan, from, 1)
  return { ...plan, start }
}

/** How many deliveries a plan has between two dates, both included. Without a loop, because the end may be far off. */
export function countDeliveries(plan: Plan, from: string, to: string): number {
  const { first: begin, last } = spanOf(plan, from, to)
  const first = nextDay(plan, begin)
  if (first === null || first > last) return 0
  const days = last - first + 1
  if (plan.frequency === 'everyday') return days
  if (plan.frequency === 'interval') return Math.ceil(days / plan.intervalDays)
  const rest = Array.from({ length: days % 7 }, (_, at) => weekdayOf(first + at))
  const wanted = new Set(plan.weekdays)
  return Math.floor(days / 7) * wanted.size + rest.filter((weekday) => wanted.has(weekday)).length
}

/** The total of a plan: until its end, or per week, or for its first thirty days if its weeks differ. */
type Period = { kind: 'all' | 'week' | 'thirty-days'; deliveries: number; amount: Money }

/** The deliveries of a plan and their total cost; `from` is the first day on which a delivery is still possible. */
export function periodOf(plan: Plan, perDelivery: Money, from: string): Period {
  const period = (kind: Period['kind'], deliveries: number): Period => {
    return { kind, deliveries, amount: times(perDelivery, deliveries) }
  }
  if (plan.end !== '') return period('all', countDeliveries(plan, from, plan.end))
  if (plan.frequency === 'everyday') return period('week', 7)
  if (plan.frequency === 'custom') return period('week', new Set(plan.weekdays).size)
  return period('thirty-days', Math.ceil(30 / plan.intervalDays))
}

/** The problems of a plan that may start on a given day at the earliest (rules 17.2); empty when it can be ordered. */
export function planProblems(plan: Plan, firstDay: string): PlanProblems {
  const problems: PlanProblems = {}
  const { frequency, intervalDays, weekdays, start, end, slot } = plan
  if (frequency === 'interval' && !isInterval(intervalDays)) problems.intervalDays = 'subscribe.intervalNeeded'
  if (frequency === 'custom' && weekdays.length === 0) problems.weekdays = 'subscribe.weekdayNeeded'
  if (!isDate(start)) problems.start = 'subscribe.startNeeded'
  else if (start < firstDay) problems.start = 'subscribe.startTooEarly'
  if (end !== '' && !isDate(end)) problems.end = 'subscriptions.dateNeeded'
  else if (end !== '' && isDate(start) && end < start) problems.end = 'subscribe.endBeforeStart'
  if (slot === '') problems.slot = 'subscribe.slotNeeded'
  const isComplete = !problems.intervalDays && !problems.weekdays && !problems.start && !problems.end
  if (isComplete && nextDeliveries(plan, firstDay, 1).length === 0) problems.end = 'subscribe.noDelivery'
  return problems
}

/** Whether deliveries can be this many days apart (rules 17.2). */
export const isInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostIntervalDays

/** The overlap of a plan with a range of dates, as day numbers. */
function spanOf(plan: Plan, from: string, to: string) {
  const ends = [to, plan.end || endOfCalendar, endOfCalendar].map(numberOf)
  return { first: Math.max(numberOf(plan.start), numberOf(from)), last: Math.min(...ends) }
}

/** The first delivery day from a day on, ignoring the end; null if there is none. An interval counts from the start. */
function nextDay(plan: Plan, from: number): number | null {
  if (!Number.isFinite(from)) return null
  if (plan.frequency === 'everyday') return from
  if (plan.frequency === 'interval') {
    if (!(plan.intervalDays >= 1)) return null
    const start = numberOf(plan.start)
    return start + Math.ceil((from - start) / plan.intervalDays) * plan.intervalDays
  }
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => plan.weekdays.includes(weekdayOf(from + days)))
  return ahead === undefined ? null : from + ahead
}
