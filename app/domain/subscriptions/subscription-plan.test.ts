import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Weekday } from '~/domain/stores/opening'
import { aPlan } from '~/domain/test-builders'
import {
  countDeliveries,
  deliveryDays,
  nextDeliveries,
  periodOf,
  planProblems,
  startingOnDelivery,
  type Plan,
} from './subscription-plan'

const everyThird = aPlan({ frequency: 'interval', intervalDays: 3 })
const mondaysAndThursdays = aPlan({ frequency: 'custom', weekdays: [1, 4] })

describe('the delivery days', () => {
  test('are every day from the start to the end', () => {
    const plan = aPlan({ end: '2026-11-23' })
    expect(deliveryDays(plan, '2026-11-01', '2026-12-31')).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
    expect(deliveryDays(plan, '2026-11-22', '2026-11-22')).toEqual(['2026-11-22'])
    expect(deliveryDays(plan, '2026-11-24', '2026-11-30')).toEqual([])
  })

  test('of an interval are counted from the start, whatever day they are listed from', () => {
    expect(nextDeliveries(everyThird, '2026-11-22', 3)).toEqual(['2026-11-24', '2026-11-27', '2026-11-30'])
  })

  test('of an interval of one day are all days', () => {
    const daily = { ...everyThird, intervalDays: 1 }
    expect(nextDeliveries(daily, '2026-11-22', 2)).toEqual(['2026-11-22', '2026-11-23'])
  })

  test('on weekdays follow the calendar', () => {
    expect(nextDeliveries(mondaysAndThursdays, '2026-11-01', 3)).toEqual(['2026-11-23', '2026-11-26', '2026-11-30'])
  })

  test('are none if the plan has nothing to deliver by', () => {
    for (const plan of [aPlan({ frequency: 'interval' }), aPlan({ frequency: 'custom' }), aPlan({ start: 'soon' })]) {
      expect(deliveryDays(plan, '2026-11-01', '2026-12-31')).toEqual([])
      expect(countDeliveries(plan, '2026-11-01', '2026-12-31')).toBe(0)
    }
  })

  test('end with the calendar', () => {
    expect(nextDeliveries(aPlan({ start: '9999-12-30' }), '2026-11-21', 5)).toEqual(['9999-12-30', '9999-12-31'])
  })

  test('are counted correctly', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => {
      return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
    })
    const plans = fc.record({
      frequency: fc.constantFrom('everyday' as const, 'interval' as const, 'custom' as const),
      intervalDays: fc.integer({ min: 1, max: 40 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }).map((weekday) => weekday as Weekday)),
      start: day,
      end: fc.oneof(fc.constant(''), day),
      slot: fc.constant('08:00:00'),
    })
    fc.assert(
      fc.property(plans, day, day, (plan, from, to) => {
        expect(countDeliveries(plan, from, to)).toBe(deliveryDays(plan, from, to).length)
      }),
    )
  })

  test('are counted at once, however far away the end is', () => {
    expect(countDeliveries(aPlan(), '2026-11-21', '9999-12-31')).toBe(2_912_119)
    expect(countDeliveries(aPlan(), '2026-11-21', '2026-11-21')).toBe(1)
  })
})

describe('the total of a plan', () => {
  test('covers all deliveries if it ends', () => {
    const plan = aPlan({ end: '2026-11-30' })
    expect(periodOf(plan, '96.5', '2026-11-21')).toEqual({ kind: 'all', deliveries: 10, amount: '965' })
    expect(periodOf(plan, '96.5', '2026-11-22')).toMatchObject({ deliveries: 9 })
  })

  test('is per week if it has no end', () => {
    expect(periodOf(aPlan(), '10', '2026-11-21')).toEqual({ kind: 'week', deliveries: 7, amount: '70' })
    expect(periodOf(mondaysAndThursdays, '10', '2026-11-21')).toMatchObject({ kind: 'week', deliveries: 2 })
  })

  test('covers its first thirty days if its weeks differ', () => {
    expect(periodOf(everyThird, '10', '2026-11-21')).toEqual({ kind: 'thirty-days', deliveries: 10, amount: '100' })
    const every = (intervalDays: number) => periodOf({ ...everyThird, intervalDays }, '10', '2026-11-22')
    expect([1, 4, 29, 30, 45].map((days) => every(days).deliveries)).toEqual([30, 8, 2, 1, 1])
  })
})

describe('a plan', () => {
  const problems = (part: Partial<Plan>) => planProblems(aPlan(part), '2026-11-21')

  test('has no problems if it can be ordered', () => {
    expect(problems({})).toEqual({})
    expect(problems({ end: '2026-11-21' })).toEqual({})
    expect(planProblems(everyThird, '2026-11-21')).toEqual({})
    expect(planProblems(mondaysAndThursdays, '2026-11-21')).toEqual({})
  })

  test('starts on the first possible day or later', () => {
    expect(problems({ start: '2026-11-20' })).toEqual({ start: 'subscribe.startTooEarly' })
    expect(problems({ start: '' })).toEqual({ start: 'subscribe.startNeeded' })
    expect(problems({ start: '2026-02-30' })).toEqual({ start: 'subscribe.startNeeded' })
  })

  test('ends on its start day or later', () => {
    expect(problems({ end: '2026-11-20' })).toEqual({ end: 'subscribe.endBeforeStart' })
  })

  test('with an invalid start has no problem with its end, which cannot be compared', () => {
    expect(problems({ start: '31.12.2026', end: '2026-12-31' })).toEqual({ start: 'subscribe.startNeeded' })
  })

  test.each(['never', '2026-02-30'])('does not end on %j, which is no day', (end) => {
    expect(problems({ end })).toEqual({ end: 'subscriptions.dateNeeded' })
  })

  test('has at least one delivery before it ends', () => {
    expect(planProblems({ ...mondaysAndThursdays, end: '2026-11-22' }, '2026-11-21')).toEqual({
      end: 'subscribe.noDelivery',
    })
  })

  test.each([0, -1, 1.5, NaN, 366])('cannot have an interval of %s days', (intervalDays) => {
    expect(problems({ frequency: 'interval', intervalDays })).toEqual({ intervalDays: 'subscribe.intervalNeeded' })
  })

  test.each([1, 365])('can have an interval of %s days', (intervalDays) => {
    expect(problems({ frequency: 'interval', intervalDays })).toEqual({})
  })

  test('with weekdays names at least one', () => {
    expect(problems({ frequency: 'custom' })).toEqual({ weekdays: 'subscribe.weekdayNeeded' })
  })

  test('has a time', () => {
    expect(problems({ slot: '' })).toEqual({ slot: 'subscribe.slotNeeded' })
  })
})

describe('the start of a plan moves to its first delivery', () => {
  test.each([
    // 2026-11-21 is a Saturday.
    ['on the next of its weekdays', mondaysAndThursdays, '2026-11-21', '2026-11-23'],
    ['not before it can', mondaysAndThursdays, '2026-11-24', '2026-11-26'],
    [
      'on the day chosen where something comes then',
      { ...mondaysAndThursdays, start: '2026-11-26' },
      '2026-11-21',
      '2026-11-26',
    ],
    ['on the day chosen, every day', aPlan({ start: '2026-11-25' }), '2026-11-21', '2026-11-25'],
    ['on the day chosen, which its intervals count from', everyThird, '2026-11-21', '2026-11-21'],
  ])('%s', (_, plan, from, start) => {
    expect(startingOnDelivery(plan, from)).toEqual({ ...plan, start })
  })

  test('and stays if there is never a delivery', () => {
    const never = { ...mondaysAndThursdays, end: '2026-11-22' }
    expect(startingOnDelivery(never, '2026-11-21')).toEqual(never)
  })
})
