import { expect, test } from 'vitest'
import { momentOf, wallTime } from './clock'

test.each(['Asia/Kolkata', 'Europe/London', 'Asia/Dubai'])('a wall time of %s is read as it is written', (zone) => {
  const at = Date.parse('2026-07-01T10:00:00Z')
  expect(momentOf(wallTime(at, zone), zone)).toBe(at)
})

test.each([
  ['Europe/Berlin', '2027-03-28 01:00:00', '2027-03-28 03:00:00', '2027-10-31 01:00:00', '2027-10-31 03:30:00'],
  ['America/New_York', '2027-03-14 01:59:00', '2027-03-14 03:00:00', '2027-11-07 00:30:00', '2027-11-07 02:00:00'],
])('the hours of %s around its clock changes are read as they are written', (zone, ...times) => {
  expect(times.map((time) => wallTime(momentOf(time, zone) ?? 0, zone))).toEqual(times)
})

test.each(['', 'soon', '2026-13-01 10:00:00', '+012345-01-01 10:00:00', '0999-01-01 10:00:00', '99999-1-1'])(
  '"%s" is no moment',
  (text) => {
    expect(momentOf(text, 'Asia/Kolkata')).toBeNull()
  },
)
