import { expect, test } from 'vitest'
import { dayAfter, type OpeningRow, type Weekday } from '~/domain/stores/opening'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { weekOfSlots } from '~/domain/subscriptions/subscription-slots'
import { aPlan, aStoreDetail } from '~/domain/test-builders'
import { slotRules } from '~/features/checkout/times.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { loadSchedule, planErrors } from './plan.server'

const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const daily = (from: string, to: string) => everyDay.map((weekday): OpeningRow => ({ weekday, date: '', from, to }))
const store = aStoreDetail({ isSameDayDelivery: true })
const timing = { delivery: daily('08:00:00', '09:00:00'), pickup: daily('18:00:00', '19:00:00'), licence: '' }

/** 2030-01-07 is a Monday. */
const monday = '2030-01-07'

const aSubscriber = () =>
  aShop({
    user: aUser(),
    place: { mode: 'pickup' },
    settings: { isPickupEnabled: true, isSameDayDelivery: true },
    vendor: { stores: { timing: async () => timing } },
  })

/** The problems of a plan, early on that Monday, at a store that delivers at eight, on these weekdays. */
async function errorsOf(plan: Partial<Plan>, weekdays = everyDay) {
  const shop = await aSubscriber()
  const now = { ...dayAfter(monday, 0), time: '06:00:00' }
  const hours = { ...timing, delivery: timing.delivery.filter(({ weekday }) => weekdays.includes(weekday)) }
  const rules = slotRules(shop, { store, mode: 'delivery', timing: hours }, now)
  return planErrors(shop, { week: weekOfSlots(rules, monday), now, isSameDay: true }, aPlan({ start: monday, ...plan }))
}

test("a subscription comes at the store's times of delivery, even if the customer collects orders", async () => {
  const { week, isSameDay } = await loadSchedule(await aSubscriber(), store)
  for (const weekday of everyDay) expect(week.get(weekday)?.map(({ from }) => from)).toEqual(['08:00:00', '08:30:00'])
  expect(isSameDay).toBe(true)
  expect((await loadSchedule(await aSubscriber(), { ...store, isSameDayDelivery: false })).isSameDay).toBe(false)
})

test('a plan that can be ordered has no problem', async () => {
  expect(await errorsOf({})).toEqual({})
})

test('a plan that starts too early is told the first possible day, at its field only', async () => {
  expect(await errorsOf({ start: '2030-01-06', slot: '03:00:00' })).toEqual({
    start: [expect.stringMatching(/\b8\b/)],
  })
})

test('a time that the store does not offer on one of the weekdays is reported with the weekday', async () => {
  expect(await errorsOf({}, [1, 2, 4, 5, 6, 0])).toEqual({ slot: [expect.stringContaining('Wednesday')] })
})
