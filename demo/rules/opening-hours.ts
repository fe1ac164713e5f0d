import type { Mode, OpeningSpan, Weekday } from '../catalogue/store-seed'
import type { Brand, Store } from '../catalogue/types'
import { wallTime } from '../core/clock'

/** The days of the week, in the order and spelling of the API. */
export const WEEKDAYS: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

/** The weekday of a date, "YYYY-MM-DD". */
export function weekdayOf(date: string): string {
  // Monday is the first day here and the second one of a Date.
  return WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? ''
}

/** End of a day in opening hours. */
export const MIDNIGHT = '24:00'

/** Opening hours within one day, as "HH:mm"; the end of the day is "24:00". */
interface DayHours {
  day: Weekday
  from: string
  to: string
}

const allDay: readonly DayHours[] = WEEKDAYS.map((day) => ({ day, from: '00:00', to: MIDNIGHT }))

const dayAfter = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length] ?? day

// Clients read a closing time as one of the same day, so hours past midnight are two rows.
function daysOf({ days, from, to }: OpeningSpan): DayHours[] {
  return days.flatMap((day) => {
    if (from < to) return [{ day, from, to }]
    const rest = to === '00:00' ? [] : [{ day: dayAfter(day), from: '00:00', to }]
    return [{ day, from, to: MIDNIGHT }, ...rest]
  })
}

const inOrder = (a: DayHours, b: DayHours) =>
  WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day) || a.from.localeCompare(b.from)

/** When a store delivers, or hands out orders, in a week: one row per day and span, Monday first (flows 7.3). */
export function weekOf(store: Pick<Store, 'hours'>, mode: Mode): readonly DayHours[] {
  const spans = mode === 'pickup' ? (store.hours?.pickup ?? store.hours?.delivery) : store.hours?.delivery
  return spans ? spans.flatMap(daysOf).toSorted(inOrder) : allDay
}

function isWithinHours(
  store: Pick<Store, 'hours' | 'deliveryOnDates'>,
  brand: Pick<Brand, 'timeZone'>,
  at: number,
  mode: Mode,
): boolean {
  const [date = '', time = ''] = wallTime(at, brand.timeZone).split(' ')
  const onDate = mode === 'delivery' ? store.deliveryOnDates?.[date.slice(5)] : undefined
  if (onDate) return onDate.some(({ from, to }) => from <= time && time < `${to}:00`)
  if (!store.hours) return true
  const day = weekdayOf(date)
  return weekOf(store, mode).some((hours) => hours.day === day && hours.from <= time && time < `${hours.to}:00`)
}

type OfStore = Pick<Store, 'hours' | 'deliveryOnDates' | 'closed'>

/** Is the store open now, in its own time zone? No store is open when the brand takes no orders. */
export function isOpen(
  store: OfStore,
  brand: Pick<Brand, 'timeZone' | 'unavailableReason'>,
  now: number,
  mode: Mode,
): boolean {
  return brand.unavailableReason === undefined && !store.closed && isWithinHours(store, brand, now, mode)
}

/** Can an order be for that moment? A closed store takes slots only if the brand allows it (flows 3.11). */
export function takesSlot(
  store: OfStore,
  brand: Pick<Brand, 'timeZone' | 'takesScheduledOrders' | 'unavailableReason'>,
  slotAt: number,
  mode: Mode,
): boolean {
  const takesOrders = brand.unavailableReason === undefined && (!store.closed || brand.takesScheduledOrders)
  return takesOrders && isWithinHours(store, brand, slotAt, mode)
}

/** How long after its start a slot can still be ordered, in milliseconds: the customer may have been paying. */
const SLOT_GRACE = 3_600_000

/** Is it too late for a slot that starts then? */
export const hasPassed = (slotAt: number, now: number): boolean => slotAt < now - SLOT_GRACE
