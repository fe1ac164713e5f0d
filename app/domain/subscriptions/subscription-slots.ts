import { slotsNow, type Slot, type SlotRules } from '~/domain/checkout/slots'
import { dayAfter, type Weekday } from '~/domain/stores/opening'
import { nextDeliveries, type Plan } from './subscription-plan'

/** The times that are offered on each day of the week, whatever happens on single dates. */
export type WeekOfSlots = Map<Weekday, Slot[]>

/**
 * The slots of a usual week after a date. A store's special hours for one date, and an hour that daylight saving skips
 * on it, do not apply to other weeks.
 */
export function weekOfSlots(rules: SlotRules, date: string): WeekOfSlots {
  const everyWeek = rules.hours.filter((row) => row.date === '')
  const usual = { ...rules, hours: everyWeek.length > 0 ? everyWeek : rules.hours, exists: () => true }
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => dayAfter(date, ahead))
  return new Map(days.map((day) => [day.weekday, slotsNow(usual, day, { ...day, time: '00:00:00' })]))
}

/** Every time that is offered on some day of the week, once, the earliest first. */
export function offeredTimes(week: WeekOfSlots): Pick<Slot, 'from' | 'to'>[] {
  const times = new Map<string, Pick<Slot, 'from' | 'to'>>()
  for (const slots of week.values()) {
    for (const { from, to } of slots) times.set(from, { from, to })
  }
  return [...times.values()].sort((one, other) => one.from.localeCompare(other.from))
}

/** The first weekday of a plan on which its time is not offered, or null (rules 17.2). */
export function dayWithoutSlot(plan: Plan, week: WeekOfSlots, firstDay: string): Weekday | null {
  // Seven deliveries in a row come on every weekday that the plan ever comes on.
  const weekdays = nextDeliveries(plan, firstDay, 7).map((date) => dayAfter(date, 0).weekday)
  return weekdays.find((weekday) => !week.get(weekday)?.some(({ from }) => from === plan.slot)) ?? null
}

type Clock = { now: { date: string; time: string }; isSameDay: boolean }

/** The first day on which a delivery at that time ("HH:mm:ss", or '' for any) can come. */
export function firstPossibleDay({ now, isSameDay }: Clock, slot: string): string {
  const isStillToCome = slot === '' || slot > now.time
  return isSameDay && isStillToCome ? now.date : dayAfter(now.date, 1).date
}
