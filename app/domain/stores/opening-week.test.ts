import { expect, test } from 'vitest'
import { dayEnd, type OpeningRow, type Weekday } from './opening'
import { isAllDay, weekFrom } from './opening-week'

const row = (weekday: Weekday, from: string, to: string, date = ''): OpeningRow => ({ weekday, date, from, to })
const [sunday, monday, tuesday] = [0, 1, 2] as const

/** 2030-01-07 is a Monday. */
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

test('today does not start with the end of yesterday', () => {
  const [today] = hours(row(sunday, '18:00:00', dayEnd), row(monday, '00:00:00', '02:00:00'))
  expect(today).toEqual([])
})

test('a day that is open around the clock does not run into the next', () => {
  const [first, second] = hours(row(monday, '00:00:00', dayEnd), row(tuesday, '00:00:00', '15:00:00'))
  expect(first?.every(isAllDay)).toBe(true)
  expect(second).toEqual([{ from: '00:00:00', to: '15:00:00' }])
})

test('hours of a single date are shown on that date', () => {
  const [, second] = hours(
    row(tuesday, '09:00:00', '10:00:00', '2030-01-08'),
    row(tuesday, '09:00:00', '10:00:00', '2030-01-15'),
  )
  expect(second).toHaveLength(1)
})
