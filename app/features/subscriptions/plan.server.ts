import { dayAfter, type VendorNow } from '~/domain/stores/opening'
import type { StoreDetail } from '~/domain/stores/store'
import type { Slot } from '~/domain/checkout/slots'
import {
  planProblems,
  weekOrder,
  type Plan,
  type PlanProblem,
  type PlanProblems,
} from '~/domain/subscriptions/subscription-plan'
import {
  dayWithoutSlot,
  firstPossibleDay,
  offeredTimes,
  weekOfSlots,
  type WeekOfSlots,
} from '~/domain/subscriptions/subscription-slots'
import { freshTiming, slotRules } from '~/features/checkout/times.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { dayText, spanText, timeText, weekdayText } from '~/i18n/clock-text'

/** When a store delivers, for choosing the days and the time of a subscription. */
export type Schedule = { week: WeekOfSlots; now: VendorNow; isSameDay: boolean }

/** Reads the store's current hours (rules 17.2). */
export async function loadSchedule(shop: Shop, store: StoreDetail): Promise<Schedule> {
  const timing = await freshTiming(shop, store.id)
  const now = vendorNow(shop.settings)
  const rules = slotRules(shop, { store, mode: 'delivery', timing })
  return { week: weekOfSlots(rules, now.date), now, isSameDay: rules.isSameDay }
}

/** The first day on which a plan may start. */
export const firstDayOf = ({ now, isSameDay }: Schedule, slot: string) => firstPossibleDay(slot, now, isSameDay)

/** The plan that a form starts with. */
export const freshPlan = (schedule: Schedule): Plan => ({
  frequency: 'everyday',
  intervalDays: 2,
  weekdays: [],
  start: firstDayOf({ ...schedule, isSameDay: false }, ''),
  end: '',
  slot: '',
})

/** The problems of a plan, in the customer's words, by field; nothing if it can be ordered. */
export function planErrors(shop: Shop, schedule: Schedule, plan: Plan): Partial<Record<keyof Plan, string>> {
  const firstDay = firstDayOf(schedule, plan.slot)
  const problems = planProblems(plan, firstDay)
  const errors: Partial<Record<keyof Plan, string>> = {}
  for (const [field, problem] of Object.entries(problems) as [keyof PlanProblems, PlanProblem][]) {
    errors[field] = problemText(shop, problem, firstDay)
  }
  if (Object.keys(errors).length > 0) return errors
  const dayWithout = dayWithoutSlot(plan, schedule.week, firstDay)
  if (dayWithout !== null) errors.slot = shop.t('subscribe.slotNotOn', { day: weekdayText(dayWithout, shop.locale) })
  return errors
}

function problemText({ t, locale }: Shop, problem: PlanProblem, firstDay: string): string {
  switch (problem) {
    case 'interval-needed':
      return t('subscribe.intervalNeeded')
    case 'weekday-needed':
      return t('subscribe.weekdayNeeded')
    case 'start-needed':
      return t('subscribe.startNeeded')
    case 'start-too-early':
      return t('subscribe.startTooEarly', { day: dayText(firstDay, locale) })
    case 'end-before-start':
      return t('subscribe.endBeforeStart')
    case 'no-delivery':
      return t('subscribe.noDelivery')
    case 'slot-needed':
      return t('subscribe.slotNeeded')
  }
}

/** The period of a plan, in words. */
export function periodText({ t, locale }: Shop, { start, end }: Plan): string {
  const from = dayText(start, locale)
  return end ? t('subscribe.fromTo', { from, to: dayText(end, locale) }) : t('subscribe.from', { from })
}

/** The time of a plan in words, with its end if the store still offers it. */
export function slotText({ locale }: Shop, schedule: Schedule, slot: string): string {
  const offeredTime = offeredTimes(schedule.week).find(({ from }) => from === slot)
  return offeredTime ? spanText(offeredTime, locale) : timeText(slot, locale)
}

/** The times to choose from. */
export const slotOptions = ({ locale }: Shop, { week }: Schedule) =>
  offeredTimes(week).map((slot: Pick<Slot, 'from' | 'to'>) => ({ value: slot.from, text: spanText(slot, locale) }))

/** The days of the week to choose from, in the order of the calendar. */
export const weekdayOptions = ({ locale }: Shop) =>
  weekOrder.map((weekday) => ({ value: String(weekday), text: weekdayText(weekday, locale) }))

/** The last day that a date field takes: dates beyond it are typing errors. */
export const lastDayOf = ({ now }: Schedule) => dayAfter(now.date, 3650).date
