import { expect, test } from 'vitest'
import type { SlotRules } from '~/domain/checkout/slots'
import { systemHours, type OpeningRow, type Weekday } from '~/domain/stores/opening'
import { aPlan } from '~/domain/test-builders'
import type { Plan } from './subscription-plan'
import { dayWithoutSlot, firstPossibleDay, offeredTimes, weekOfSlots } from './subscription-slots'

/** 2030-01-07 is a Monday. */
const monday = '2030-01-07'

const openOn = (weekdays: Weekday[], from: string, to: string, date = '') =>
  weekdays.map((weekday): OpeningRow => ({ weekday, date, from, to }))

const rulesWith = (hours: OpeningRow[]): SlotRules => ({
  hours,
  system: systemHours({ systemStartTime: '00:00:00', systemEndTime: '23:59:00' }),
  minutes: 60,
  isSameDay: true,
  exists: () => true,
})

const aPlanFromMonday = (part: Partial<Plan> = {}) => aPlan({ start: monday, ...part })

/** Mornings from Monday to Friday, a later hour on Saturday, nothing on Sunday. */
const week = weekOfSlots(
  rulesWith([...openOn([1, 2, 3, 4, 5], '08:00:00', '10:00:00'), ...openOn([6], '09:00:00', '11:00:00')]),
  monday,
)

test('every time of the week is offered once, earliest first', () => {
  expect([...week.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(offeredTimes(week).map(({ from, to }) => `${from}-${to}`)).toEqual([
    '08:00:00-09:00:00',
    '09:00:00-10:00:00',
    '10:00:00-11:00:00',
  ])
  const uneven = rulesWith([...openOn([0], '08:00:00', '09:00:00'), ...openOn([1], '06:00:00', '07:00:00')])
  expect(offeredTimes(weekOfSlots(uneven, monday)).map(({ from }) => from)).toEqual(['06:00:00', '08:00:00'])
})

test('a time must be offered on each weekday of the plan', () => {
  expect(dayWithoutSlot(aPlanFromMonday(), week, monday)).toBe(6)
  expect(dayWithoutSlot(aPlanFromMonday({ slot: '09:00:00' }), week, monday)).toBe(0)
  expect(dayWithoutSlot(aPlanFromMonday({ frequency: 'custom', weekdays: [1, 4] }), week, monday)).toBeNull()
  expect(dayWithoutSlot(aPlanFromMonday({ frequency: 'interval', intervalDays: 7 }), week, monday)).toBeNull()
  expect(dayWithoutSlot(aPlanFromMonday({ frequency: 'interval', intervalDays: 3 }), week, monday)).toBe(0)
  expect(dayWithoutSlot(aPlanFromMonday({ end: '2030-01-11' }), week, monday)).toBeNull()
  expect(dayWithoutSlot(aPlanFromMonday({ slot: '03:00:00' }), week, monday)).toBe(1)
})

test("a store's entry for a single date does not affect the other weeks", () => {
  const holiday = openOn([2], '14:00:00', '15:00:00', '2030-01-08')
  const usual = weekOfSlots(rulesWith([...openOn([2], '08:00:00', '09:00:00'), ...holiday]), monday)
  expect(offeredTimes(usual).map(({ from }) => from)).toEqual(['08:00:00'])
  const onlyDates = weekOfSlots(rulesWith(holiday), monday)
  expect(offeredTimes(onlyDates).map(({ from }) => from)).toEqual(['14:00:00'])
})

test('an hour that daylight saving skips on a single date is offered in the other weeks', () => {
  const nights = { ...rulesWith(openOn([0], '02:00:00', '03:00:00')), exists: () => false }
  expect(offeredTimes(weekOfSlots(nights, monday)).map(({ from }) => from)).toEqual(['02:00:00'])
})

test('the first day is today if its hour is still to come and the store delivers on the same day', () => {
  const now = { date: monday, time: '08:00:00' }
  expect(firstPossibleDay({ now, isSameDay: true }, '08:30:00')).toBe(monday)
  expect(firstPossibleDay({ now, isSameDay: true }, '')).toBe(monday)
  expect(firstPossibleDay({ now, isSameDay: true }, '08:00:00')).toBe('2030-01-08')
  expect(firstPossibleDay({ now, isSameDay: false }, '08:30:00')).toBe('2030-01-08')
})
