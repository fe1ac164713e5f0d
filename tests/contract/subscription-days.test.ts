import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weekday } from '~/domain/stores/opening'
import { nextDeliveries, type Plan } from '~/domain/subscriptions/subscription-plan'
import { deliveryDays, type Rhythm } from '../../demo/areas/subscriptions/days'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const frequencies = { everyday: 'Everyday', interval: 'On Interval', custom: 'Custom' } as const

const rhythmOf = ({ frequency, intervalDays, weekdays, start, end }: Plan): Rhythm => ({
  frequency: frequencies[frequency],
  intervalDays,
  customDays: weekdays.map((weekday) => names[weekday]).join(','),
  startDate: start,
  endDate: end,
})

test('the vendor delivers on the days that were shown before paying', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => {
    return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
  })
  const plans = fc.record({
    frequency: fc.constantFrom('everyday' as const, 'interval' as const, 'custom' as const),
    intervalDays: fc.integer({ min: 1, max: 60 }),
    weekdays: fc.uniqueArray(
      fc.integer({ min: 0, max: 6 }).map((weekday) => weekday as Weekday),
      { minLength: 1 },
    ),
    start: day,
    end: fc.oneof(fc.constant(''), day),
    slot: fc.constant('08:00:00'),
  })
  fc.assert(
    fc.property(plans, day, (plan, from) => {
      const running = { ...rhythmOf(plan), status: 'Active', pauseFrom: '', pauseTo: '' } as const
      expect(nextDeliveries(plan, from, 20)).toEqual(deliveryDays(running, from, 20))
    }),
  )
})
