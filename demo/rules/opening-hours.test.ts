import { describe, expect, test } from 'vitest'
import type { Weekday } from '../catalogue/store-seed'
import { isOpen, takesSlot, weekOf } from './opening-hours'

const india = { timeZone: 'Asia/Kolkata', takesScheduledOrders: false }
const everyDay: Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** A moment of that week as India's clocks show it; the 7th of January 2030 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2030-01-${String(day).padStart(2, '0')}T${time}:00+05:30`)

const lunchAndDinner = {
  hours: {
    delivery: [
      { days: everyDay, from: '11:00', to: '15:00' },
      { days: everyDay, from: '18:00', to: '23:00' },
    ],
  },
}

describe('a store with lunch and dinner', () => {
  test.each([
    ['10:59', false],
    ['11:00', true],
    ['14:59', true],
    ['15:00', false],
    ['18:00', true],
    ['23:00', false],
  ])('at %s is open: %s', (time, open) => {
    expect(isOpen(lunchAndDinner, india, at(7, time), 'delivery')).toBe(open)
  })

  test('has two rows for every day', () => {
    expect(weekOf(lunchAndDinner, 'delivery')).toHaveLength(14)
    expect(weekOf(lunchAndDinner, 'pickup').slice(0, 3)).toEqual([
      { day: 'Monday', from: '11:00', to: '15:00' },
      { day: 'Monday', from: '18:00', to: '23:00' },
      { day: 'Tuesday', from: '11:00', to: '15:00' },
    ])
  })
})

test("opening hours are in the store's time zone", () => {
  expect(isOpen(lunchAndDinner, { timeZone: 'Europe/London' }, at(7, '12:00'), 'delivery')).toBe(false)
  expect(isOpen(lunchAndDinner, { timeZone: 'Europe/London' }, at(7, '17:00'), 'delivery')).toBe(true)
})

test('a store that closes on Mondays is open on Sundays', () => {
  const rest = { hours: { delivery: [{ days: everyDay.slice(1), from: '12:00', to: '22:30' }] } }
  expect(isOpen(rest, india, at(7, '13:00'), 'delivery')).toBe(false)
  expect(isOpen(rest, india, at(6, '13:00'), 'delivery')).toBe(true)
})

test('hours past midnight continue on the next day', () => {
  const late = { hours: { delivery: [{ days: ['Sunday'] as const, from: '18:00', to: '02:00' }] } }
  expect(isOpen(late, india, at(6, '23:59'), 'delivery')).toBe(true)
  expect(isOpen(late, india, at(7, '01:59'), 'delivery')).toBe(true)
  expect(isOpen(late, india, at(7, '02:00'), 'delivery')).toBe(false)
  expect(isOpen(late, india, at(6, '01:00'), 'delivery')).toBe(false)
  expect(weekOf(late, 'delivery')).toEqual([
    { day: 'Monday', from: '00:00', to: '02:00' },
    { day: 'Sunday', from: '18:00', to: '24:00' },
  ])
})

test('hours until midnight end with the day', () => {
  const until = { hours: { delivery: [{ days: ['Monday'] as const, from: '07:00', to: '00:00' }] } }
  expect(weekOf(until, 'delivery')).toEqual([{ day: 'Monday', from: '07:00', to: '24:00' }])
  expect(isOpen(until, india, at(7, '23:59'), 'delivery')).toBe(true)
  expect(isOpen(until, india, at(8, '00:00'), 'delivery')).toBe(false)
})

test('pickup can have hours of its own', () => {
  const span = (from: string, to: string) => [{ days: everyDay, from, to }]
  const store = { hours: { delivery: span('09:00', '22:00'), pickup: span('08:00', '20:00') } }
  expect(isOpen(store, india, at(7, '08:30'), 'pickup')).toBe(true)
  expect(isOpen(store, india, at(7, '08:30'), 'delivery')).toBe(false)
})

test('without hours a store is always open', () => {
  expect(isOpen({}, india, at(7, '03:00'), 'delivery')).toBe(true)
  expect(weekOf({}, 'delivery')).toHaveLength(7)
})

describe('a slot', () => {
  test('is accepted only in opening hours', () => {
    expect(takesSlot(lunchAndDinner, india, at(7, '12:00'), 'delivery')).toBe(true)
    expect(takesSlot(lunchAndDinner, india, at(7, '16:00'), 'delivery')).toBe(false)
  })

  test('of a closed store is accepted if the brand takes orders for later', () => {
    const off = { ...lunchAndDinner, closed: true }
    expect(isOpen(off, india, at(7, '12:00'), 'delivery')).toBe(false)
    expect(takesSlot(off, india, at(7, '12:00'), 'delivery')).toBe(false)
    expect(takesSlot(off, { ...india, takesScheduledOrders: true }, at(7, '12:00'), 'delivery')).toBe(true)
  })
})
