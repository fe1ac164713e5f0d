import { expect, test } from 'vitest'
import { isDate, isDateTime } from './date-time'

test.each(['', '2026-11-2', '2026-02-30', '2026-13-01', '21/11/2026', '2026-11-21 08:00:00'])(
  '%s is not a date',
  (text) => {
    expect(isDate(text)).toBe(false)
  },
)

test('a day of the calendar is a date', () => {
  expect(['2026-11-26', '2028-02-29'].every(isDate)).toBe(true)
})

test.each([
  ['2026-11-26 00:00:00', true],
  ['2026-11-26 23:59:59', true],
  ['2026-11-26 24:30:00', false],
  ['2026-13-45 10:00:00', false],
  ['2026-11-26T10:00:00', false],
  ['2026-11-26', false],
  ['2026-11-26 10:00:00 and more', false],
])('whether %s is a date and a time: %s', (text, isOne) => {
  expect(isDateTime(text)).toBe(isOne)
})
