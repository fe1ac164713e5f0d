import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayAfter,
  dayEnd,
  isAllDay,
  isInSystemHours,
  isWithin,
  nextOpening,
  weekFrom,
  type OpeningRow,
  type Weekday,
} from './opening'

const daily = (from: string, to: string) => everyDay.map((weekday): OpeningRow => ({ weekday, date: '', from, to }))
const everyDay: Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const [sunday, monday, tuesday] = [0, 1, 2] as const

/** 2030-01-07 is a Monday. */
const at = (time: string, date = '2030-01-07') => ({ ...dayAfter(date, 0), time })

const lunchAndDinner = [...daily('18:00:00', '23:00:00'), ...daily('11:00:00', '15:00:00')]

describe('a closed store opens again', () => {
  test('later today if the day has another span', () => {
    expect(nextOpening(lunchAndDinner, at('16:00:00'))).toEqual({ inDays: 0, weekday: monday, time: '18:00:00' })
  })

  test('on the next day after the last span', () => {
    expect(nextOpening(lunchAndDinner, at('23:30:00'))).toEqual({ inDays: 1, weekday: tuesday, time: '11:00:00' })
  })

  test('after its closed days, up to the same weekday of next week', () => {
    const onMondays = lunchAndDinner.filter(({ weekday }) => weekday === monday)
    expect(nextOpening(onMondays, at('23:30:00'))).toEqual({ inDays: 7, weekday: monday, time: '11:00:00' })
  })

  test('in the span of a single date', () => {
    const once: OpeningRow = { weekday: 0, date: '2030-01-09', from: '09:00:00', to: '12:00:00' }
    expect(nextOpening([once], at('10:00:00'))).toEqual({ inDays: 2, weekday: 3, time: '09:00:00' })
    expect(nextOpening([once], at('10:00:00', '2030-01-14'))).toBeNull()
    expect(nextOpening([once], at('10:00:00', '2030-01-02'))?.inDays).toBe(7)
    expect(nextOpening([once], at('10:00:00', '2030-01-01'))).toBeNull()
  })

  test('by the entry for a date in place of the one for its weekday', () => {
    const wednesday = '2030-01-09'
    const closed: OpeningRow = { weekday: 3, date: wednesday, from: '', to: '', isOff: true }
    const short: OpeningRow = { weekday: 3, date: wednesday, from: '12:00:00', to: '13:00:00' }
    expect(isWithin([...lunchAndDinner, closed], at('12:00:00', wednesday))).toBe(false)
    expect(isWithin([...lunchAndDinner, short], at('19:00:00', wednesday))).toBe(false)
    expect(nextOpening([...lunchAndDinner, closed], at('23:30:00', '2030-01-08'))?.inDays).toBe(2)
    expect(nextOpening([...lunchAndDinner, short], at('08:00:00', wednesday))?.time).toBe('12:00:00')
  })

  test('at an unknown time if its hours say that it is open, or are missing', () => {
    expect(nextOpening(lunchAndDinner, at('12:00:00'))).toBeNull()
    expect(nextOpening([], at('12:00:00'))).toBeNull()
  })

  test('never in the past, and always at a time when its hours are open', () => {
    const time = fc
      .integer({ min: 0, max: 86_399 })
      .map((second) => new Date(second * 1000).toISOString().slice(11, 19))
    const row = fc
      .record({ weekday: fc.constantFrom(...everyDay), date: fc.constant(''), from: time, to: time })
      .filter(({ from, to }) => from !== to)
    fc.assert(
      fc.property(fc.array(row), time, (rows, now) => {
        const next = nextOpening(rows, at(now))
        if (!next) return isWithin(rows, at(now)) || rows.length === 0
        const then = { ...dayAfter('2030-01-07', next.inDays), time: next.time }
        return (next.inDays > 0 || next.time > now) && then.weekday === next.weekday && isWithin(rows, then)
      }),
    )
  })
})

describe('hours after midnight', () => {
  const late = daily('18:00:00', '02:00:00').filter(({ weekday }) => weekday === monday)

  test('belong to the evening on which they began', () => {
    expect(isWithin(late, at('23:00:00'))).toBe(true)
    expect(isWithin(late, at('01:59:59', '2030-01-08'))).toBe(true)
    expect(isWithin(late, at('02:00:00', '2030-01-08'))).toBe(false)
    expect(isWithin(late, at('01:00:00'))).toBe(false)
  })
})

test('hours are over at their end, when the vendor closes too', () => {
  const early = daily('18:00:00', '22:00:00')
  expect(['21:59:59', '22:00:00'].map((time) => isWithin(early, at(time)))).toEqual([true, false])
})

test("hours last to the end of the day if the system's hours end at 23:59", () => {
  const hours = { systemStartTime: '08:00:00', systemEndTime: '23:59:00' }
  expect(isInSystemHours(hours, at('07:59:59'))).toBe(false)
  expect(isInSystemHours(hours, at('23:59:59'))).toBe(true)
  expect(isInSystemHours({ ...hours, systemEndTime: '22:00:00' }, at('22:30:00'))).toBe(false)
})

test('a week follows dates across the end of a year', () => {
  expect(dayAfter('2030-12-31', 1)).toEqual({ date: '2031-01-01', weekday: 3 })
})

const row = (weekday: Weekday, from: string, to: string, date = ''): OpeningRow => ({ weekday, date, from, to })

/** The spans of a week from a Monday. */
const hours = (...rows: OpeningRow[]) => weekFrom(rows, '2030-01-07').map(({ spans }) => spans)

test('a week starts today and has every day once, with its spans in order', () => {
  const days = weekFrom([row(monday, '18:00:00', '23:00:00'), row(monday, '11:00:00', '15:00:00')], '2030-01-07')
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(days[0]?.spans.map(({ from }) => from)).toEqual(['11:00:00', '18:00:00'])
  expect(days[1]?.spans).toEqual([])
})

test('hours after midnight belong to the evening on which they began', () => {
  const [first, second] = hours(row(monday, '18:00:00', dayEnd), row(tuesday, '00:00:00', '02:00:00'))
  expect(first).toEqual([{ from: '18:00:00', to: '02:00:00' }])
  expect(second).toEqual([])
})

test('only the last span of an evening goes on after midnight, and only the first of the next day is its end', () => {
  const lunch = { from: '11:00:00', to: '15:00:00' }
  const [first, second] = hours(
    row(monday, lunch.from, lunch.to),
    row(monday, '18:00:00', dayEnd),
    row(tuesday, '00:00:00', '02:00:00'),
    row(tuesday, lunch.from, lunch.to),
  )
  expect(first).toEqual([lunch, { from: '18:00:00', to: '02:00:00' }])
  expect(second).toEqual([lunch])
})

test('an evening runs neither into a morning that begins later nor into a day of many hours', () => {
  for (const span of [
    { from: '08:00:00', to: '12:00:00' },
    { from: '00:00:00', to: '19:00:00' },
    { from: '00:00:00', to: dayEnd },
  ]) {
    const [first, second] = hours(row(monday, '18:00:00', dayEnd), row(tuesday, span.from, span.to))
    expect([first, second]).toEqual([[{ from: '18:00:00', to: dayEnd }], [span]])
  }
})

test('today does not start with the end of yesterday', () => {
  const [today] = hours(row(sunday, '18:00:00', dayEnd), row(monday, '00:00:00', '02:00:00'))
  expect(today).toEqual([])
})

test('a day that is open around the clock does not run into the next', () => {
  const [first, second] = hours(row(monday, '00:00:00', dayEnd), row(tuesday, '00:00:00', '15:00:00'))
  expect(first?.every(isAllDay)).toBe(true)
  expect(second).toEqual([{ from: '00:00:00', to: '15:00:00' }])
  expect(second?.some(isAllDay)).toBe(false)
})

test('hours of a single date are shown on that date', () => {
  const [, second] = hours(
    row(tuesday, '09:00:00', '10:00:00', '2030-01-08'),
    row(tuesday, '09:00:00', '10:00:00', '2030-01-15'),
  )
  expect(second).toHaveLength(1)
})
