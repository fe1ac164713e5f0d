import type { VendorNow } from '~/domain/stores/opening'
import type { StoreDetail } from '~/domain/stores/store'
import { planProblems, type Plan } from '~/domain/subscriptions/subscription-plan'
import {
  dayWithoutSlot,
  firstPossibleDay,
  weekOfSlots,
  type WeekOfSlots,
} from '~/domain/subscriptions/subscription-slots'
import { freshTiming, slotRules } from '~/features/checkout/times.server'
import type { Shop } from '~/http/shop/shop.server'
import { vendorNow } from '~/http/shop/vendor-clock.server'
import { dayText, weekdayText } from '~/i18n/clock-text'

/** When a store delivers, for choosing the days and the time of a subscription. */
export type Schedule = { week: WeekOfSlots; now: VendorNow; isSameDay: boolean }

/** Reads the store's current hours (rules 17.2). */
export async function loadSchedule(shop: Shop, store: StoreDetail): Promise<Schedule> {
  const timing = await freshTiming(shop, store.id)
  const now = vendorNow(shop.settings)
  const rules = slotRules(shop, { store, mode: 'delivery', timing })
  return { week: weekOfSlots(rules, now.date), now, isSameDay: rules.isSameDay }
}

/** The problems of a plan, in the customer's words, by field as its form shows them; nothing if it can be ordered. */
export function planErrors({ t, locale }: Shop, schedule: Schedule, plan: Plan): Record<string, string[]> {
  const firstDay = firstPossibleDay(schedule, plan.slot)
  const day = dayText(firstDay, locale)
  const problems = Object.entries(planProblems(plan, firstDay))
  if (problems.length > 0) return Object.fromEntries(problems.map(([field, problem]) => [field, [t(problem, { day })]]))
  const dayWithout = dayWithoutSlot(plan, schedule.week, firstDay)
  return dayWithout === null ? {} : { slot: [t('subscribe.slotNotOn', { day: weekdayText(dayWithout, locale) })] }
}
