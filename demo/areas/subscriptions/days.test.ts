import { expect, test } from 'vitest'
import {
  addDays,
  dateIn,
  deliveryDays,
  firstOpenDay,
  isPausedOn,
  rhythmDay,
  statusOn,
  weekdaysIn,
  type Pause,
  type Rhythm,
} from './days'

const daily: Rhythm = { frequency: 'Everyday', intervalDays: 0, customDays: '', startDate: '2026-11-21', endDate: '' }
const active: Pause = { status: 'Active', pauseFrom: '', pauseTo: '' }
const days = (change: Partial<Rhythm & Pause>, from = '2026-11-01', atMost = 4) =>
  deliveryDays({ ...daily, ...active, ...change }, from, atMost)

test('every day means every day from the start on', () => {
  expect(days({})).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
  expect(days({}, '2027-02-28', 2)).toEqual(['2027-02-28', '2027-03-01'])
})

test('an interval is counted from the start, not from the given date', () => {
  const everyThird = { frequency: 'On Interval', intervalDays: 3 } as const
  expect(days(everyThird, '2026-11-22', 2)).toEqual(['2026-11-24', '2026-11-27'])
  expect(days({ ...everyThird, intervalDays: Number.MAX_SAFE_INTEGER }, '2026-11-01')).toEqual(['2026-11-21'])
})

test('weekdays are those of the calendar', () => {
  // The 21st is a Saturday.
  const days5 = days({ frequency: 'Custom', customDays: 'Monday,Thursday' })
  expect(days5).toEqual(['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03'])
  expect(rhythmDay({ ...daily, startDate: '1969-12-28', frequency: 'Custom', customDays: 'Sunday' }, '')).toBe(null)
  expect(
    rhythmDay({ ...daily, startDate: '1969-12-27', frequency: 'Custom', customDays: 'Sunday' }, '1969-01-01'),
  ).toBe('1969-12-28')
})

test('nothing comes after the end, nor after the calendar', () => {
  expect(days({ endDate: '2026-11-22' })).toEqual(['2026-11-21', '2026-11-22'])
  expect(days({ endDate: '2026-11-20' })).toEqual([])
  expect(days({ startDate: '9999-12-31' })).toEqual(['9999-12-31'])
})

test('paused days are left out, those before and after it stay', () => {
  expect(days({ pauseFrom: '2026-11-22', pauseTo: '2026-11-24' })).toEqual([
    '2026-11-21',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
  expect(days({ pauseFrom: '2026-11-23' })).toEqual(['2026-11-21', '2026-11-22'])
  expect(days({ status: 'Paused' })).toEqual([])
  expect(days({ status: 'Cancelled' })).toEqual([])
  expect(isPausedOn({ ...active, pauseFrom: '2026-11-22', pauseTo: '2026-11-22' }, '2026-11-23')).toBe(false)
})

test('a pause with dates shows as paused only on those days', () => {
  const away = { ...active, pauseFrom: '2026-11-22', pauseTo: '2026-11-24', paymentState: 'paid' } as const
  expect(['2026-11-21', '2026-11-22', '2026-11-25'].map((day) => statusOn(away, day))).toEqual([
    'Active',
    'Paused',
    'Active',
  ])
  expect(statusOn({ ...away, paymentState: 'pending' }, '2026-11-21')).toBe('PaymentPending')
  expect(statusOn({ ...away, paymentState: 'failed' }, '2026-11-21')).toBe('PaymentFailure')
})

test('a day is open until its hour of delivery has come, on the clock of the zone', () => {
  // 07:59 and 08:00 in Kolkata.
  const before = Date.UTC(2026, 10, 21, 2, 29)
  expect(firstOpenDay('08:00:00', 'Asia/Kolkata', before)).toBe('2026-11-21')
  expect(firstOpenDay('08:00:00', 'Asia/Kolkata', before + 60_000)).toBe('2026-11-22')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

test('weekdays can be in upper or lower case and shortened', () => {
  expect(weekdaysIn('thursday, MON,monday,Tues')).toEqual(['Monday', 'Tuesday', 'Thursday'])
  expect(weekdaysIn('')).toEqual([])
  expect(weekdaysIn('Monday,lundi')).toBeNull()
  expect(weekdaysIn('mo')).toBeNull()
})

test('a date is a day of the calendar, with or without a time after it', () => {
  expect(dateIn(' 2026-02-28 ')).toBe('2026-02-28')
  expect(dateIn('2028-02-29 08:00:00')).toBe('2028-02-29')
  for (const text of ['', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-211']) expect(dateIn(text)).toBeNull()
})
