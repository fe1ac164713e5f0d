import type { Settings } from '~/domain/brand/settings'
import {
  dayAfter,
  dayEnd,
  goesOver,
  isInSystemHours,
  isWithin,
  spansOn,
  type Day,
  type OpeningRow,
  type VendorNow,
} from '~/domain/stores/opening'
import type { StoreDetail } from '~/domain/stores/store'

/** A time that an order may be for, on the vendor's clock: 'YYYY-MM-DD', and 'HH:mm:ss' of its start and end. */
export type Slot = { date: string; from: string; to: string }

/** The input for slots: the hours of store and system, the length of a slot in minutes, and the vendor's calendar. */
export type SlotRules = {
  hours: OpeningRow[]
  system: OpeningRow[]
  minutes: number
  isSameDay: boolean
  /** Whether the vendor's clock ever shows a time: when clocks go forward, an hour is skipped. */
  exists: (date: string, time: string) => boolean
}

const daysOffered = 15
/** The length of a slot, in minutes, if the store names none. */
export const usualMinutes = 30

/** Why "as soon as possible" is not offered; `gone` means that the chosen time is no longer offered. */
export type TimeReason = 'pre-order-only' | 'store-closed' | 'after-hours' | 'not-today' | 'gone'

type StoreFacts = Pick<StoreDetail, 'isOpen' | 'isPreOrderOnly' | 'isSameDayDelivery'>
type SystemFacts = Pick<Settings, 'systemStartTime' | 'systemEndTime' | 'isSameDayDelivery'>

/** Why "as soon as possible" is not offered, or null if it is (rules 10.1). */
export function whyLater(store: StoreFacts, settings: SystemFacts, now: VendorNow): Exclude<TimeReason, 'gone'> | null {
  if (store.isPreOrderOnly) return 'pre-order-only'
  if (!store.isOpen) return 'store-closed'
  if (!isInSystemHours(settings, now)) return 'after-hours'
  return deliversToday(store, settings) ? null : 'not-today'
}

/** Whether store or system is closed now: the customer is then asked to order for later (rules 10.6). */
export function asksForLater(reason: TimeReason | null): boolean {
  return reason === 'store-closed' || reason === 'after-hours'
}

/** Whether orders may be for today at all: vendor and store both have a say. */
export function deliversToday(store: StoreFacts, settings: SystemFacts): boolean {
  return store.isSameDayDelivery && settings.isSameDayDelivery
}

/** Whether a store was switched off within its hours. Nobody knows for how long, so today has no slots (rules 10.2). */
export function isSwitchedOff({ isOpen }: Pick<StoreDetail, 'isOpen'>, hours: OpeningRow[], now: VendorNow): boolean {
  return !isOpen && isWithin(hours, now)
}

/** The fifteen days that are offered, from today, or from tomorrow without same-day delivery (flows 7.2). */
export function slotDays(now: VendorNow, isSameDay: boolean): Day[] {
  return Array.from({ length: daysOffered }, (_, at) => dayAfter(now.date, at + (isSameDay ? 0 : 1)))
}

/** The slots of a day that are still offered, in order; a slot that has begun starts now (flows 7.6). */
export function slotsNow(rules: SlotRules, day: Day, now: VendorNow): Slot[] {
  return slotsFrom(rules, day, day.date === now.date ? now.time : '00:00:00')
}

/** The slot with this start ('YYYY-MM-DD HH:mm:ss') or null. Offered until it ends: one that has begun starts now. */
export function chosenSlot(rules: SlotRules, start: string, now: VendorNow): Slot | null {
  const [date = '', time = ''] = start.split(' ')
  const day = slotDays(now, rules.isSameDay).find((one) => one.date === date)
  if (!day) return null
  const isToday = date === now.date
  // Today's slots depend on the clock: the chosen one may be among those of now, of the day's start or of the choice.
  const offered = [
    ...slotsNow(rules, day, now),
    ...slotsFrom(rules, day, '00:00:00'),
    ...(isToday && time <= now.time ? slotsFrom(rules, day, time) : []),
  ]
  return offered.find((slot) => slot.from === time && (!isToday || slot.to > now.time)) ?? null
}

/** The parts of a day, from midnight on. */
export const partsOfDay = ['night', 'morning', 'afternoon', 'evening'] as const

/** The part of the day that a time, 'HH:mm:ss', is in. */
export function partOfDay(time: string): (typeof partsOfDay)[number] {
  if (time < '06:00:00') return 'night'
  if (time < '12:00:00') return 'morning'
  return time < '17:00:00' ? 'afternoon' : 'evening'
}

/** Seconds since a day's midnight; a day ends with its last second. */
type Span = { from: number; to: number }

function slotsFrom(rules: SlotRules, day: Day, since: string): Slot[] {
  const step = (rules.minutes >= 1 ? Math.floor(rules.minutes) : usualMinutes) * 60
  const begin = Math.ceil(secondsOf(since) / 60) * 60
  const stepsFrom = secondsOf(spansOn(rules.system, day)[0]?.from ?? '00:00:00')
  const firstStep = stepsFrom + (Math.floor((begin - stepsFrom) / step) + 1) * step
  const open = common(spansWithin(rules.hours, day), spansWithin(rules.system, day))
  return open
    .filter(({ to }) => to > begin)
    .flatMap(({ from, to }) => {
      if (begin <= from) return cut(from, to, step)
      const rest = Math.min(firstStep, to)
      return [{ from: begin, to: rest }, ...cut(rest, to, step)]
    })
    .map(({ from, to }) => ({ date: day.date, from: timeOf(from), to: timeOf(to) }))
    .filter((slot) => rules.exists(slot.date, slot.from))
}

/** Splits a span into steps; a shorter remainder is a step of its own (flows 7.5). */
function cut(from: number, to: number, step: number): Span[] {
  const count = Math.ceil((to - from) / step)
  return Array.from({ length: count }, (_, at) => ({
    from: from + at * step,
    to: Math.min(from + (at + 1) * step, to),
  }))
}

/** The open spans of a day in order, also those that began on the evening before; overlapping ones are merged. */
function spansWithin(rows: OpeningRow[], day: Day): Span[] {
  const overnightRows = spansOn(rows, dayAfter(day.date, -1)).filter(goesOver)
  const spans = [
    ...overnightRows.map(({ to }) => ({ from: 0, to: secondsOf(to) })),
    ...spansOn(rows, day).map((row) => ({
      from: secondsOf(row.from),
      to: secondsOf(goesOver(row) ? dayEnd : row.to),
    })),
  ]
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else all.push(span)
    return all
  }, [])
}

/** The spans in which both are open (flows 7.4). */
function common(some: Span[], others: Span[]): Span[] {
  return some
    .flatMap((one) => others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
    .filter(({ from, to }) => from < to)
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}
