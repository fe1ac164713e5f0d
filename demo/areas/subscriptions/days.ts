import { DAY_MS, wallTime } from '../../core/clock'
import { listOf } from '../../core/fields'
import type { SubscriptionRow } from '../../db/schema'
import { WEEKDAYS } from '../../rules/opening-hours'

/** The last day with a year of four digits. Later dates do not sort as text. */
const END_OF_CALENDAR = '9999-12-31'

/** What decides the delivery days. */
export type Rhythm = Pick<SubscriptionRow, 'frequency' | 'intervalDays' | 'customDays' | 'startDate' | 'endDate'>

/** What decides which of those days are paused. */
export type Pause = Pick<SubscriptionRow, 'status' | 'pauseFrom' | 'pauseTo'>

/** Status of a subscription as customers see it. */
export type SubscriptionStatus = SubscriptionRow['status'] | 'PaymentPending' | 'PaymentFailure'

const numberOfDay = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS
const dayOfNumber = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)
// Day 0, the first of January 1970, was a Thursday.
const weekdayOf = (day: number) => WEEKDAYS[(((day + 3) % 7) + 7) % 7] ?? ''

/** The date at the beginning of a text as "YYYY-MM-DD"; null when there is none. */
export function dateIn(text: string): string | null {
  const date = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text.trim())?.[0]
  const day = numberOfDay(date ?? '')
  // Date would read the thirtieth of February as a day of March.
  return date !== undefined && !Number.isNaN(day) && dayOfNumber(day) === date ? date : null
}

/** The date this many days later. */
export function addDays(date: string, days: number): string {
  return dayOfNumber(numberOfDay(date) + days)
}

/** The days meant by a comma-joined list of English weekdays, Monday first; null when a word is none of them. */
export function weekdaysIn(csv: string): string[] | null {
  const words = listOf(csv.toLowerCase())
  const means = (day: string) => (word: string) => word.length >= 3 && day.toLowerCase().startsWith(word)
  if (words.some((word) => !WEEKDAYS.some((day) => means(day)(word)))) return null
  return WEEKDAYS.filter((day) => words.some(means(day)))
}

/** The first delivery day from a date on, pauses ignored. Null when there are no more. */
export function rhythmDay(rhythm: Rhythm, from: string): string | null {
  const start = numberOfDay(rhythm.startDate)
  const end = numberOfDay(rhythm.endDate || END_OF_CALENDAR)
  const first = Math.max(start, numberOfDay(from))
  const days = rhythm.customDays.split(',')
  const wanted: Record<Rhythm['frequency'], () => number> = {
    Everyday: () => first,
    'On Interval': () => start + Math.ceil((first - start) / rhythm.intervalDays) * rhythm.intervalDays,
    Custom: () => first + [0, 1, 2, 3, 4, 5, 6].findIndex((ahead) => days.includes(weekdayOf(first + ahead))),
  }
  const day = wanted[rhythm.frequency]()
  return day <= end ? dayOfNumber(day) : null
}

/** Is the subscription paused on that day? */
export function isPausedOn({ status, pauseFrom, pauseTo }: Pause, date: string): boolean {
  const inRange = pauseFrom !== '' && pauseFrom <= date && (pauseTo === '' || date <= pauseTo)
  return status === 'Paused' || inRange
}

/** The next delivery days from a date on, `atMost` of them. */
export function deliveryDays(subscription: Rhythm & Pause, from: string, atMost: number): string[] {
  if (subscription.status !== 'Active') return []
  const days: string[] = []
  let day = rhythmDay(subscription, from)
  while (day !== null && days.length < atMost) {
    const paused = isPausedOn(subscription, day)
    if (paused && subscription.pauseTo === '') break
    if (!paused) days.push(day)
    day = rhythmDay(subscription, addDays(paused ? subscription.pauseTo : day, 1))
  }
  return days
}

/** The first day whose hour of delivery ("HH:mm:ss" in that zone) lies ahead. */
export function firstOpenDay(deliveryTime: string, timeZone: string, now: number): string {
  const [today = '', time = ''] = wallTime(now, timeZone).split(' ')
  return deliveryTime > time ? today : addDays(today, 1)
}

/** The status of a subscription on that day, as customers see it. */
export function statusOn(
  subscription: Pause & Pick<SubscriptionRow, 'paymentState'>,
  today: string,
): SubscriptionStatus {
  const { paymentState, status } = subscription
  if (paymentState === 'pending') return 'PaymentPending'
  if (paymentState === 'failed') return 'PaymentFailure'
  return status === 'Active' && isPausedOn(subscription, today) ? 'Paused' : status
}
