import { expect, test } from 'vitest'
import { momentOf, wallTime } from './clock'

test.each(['Asia/Kolkata', 'Europe/London', 'Asia/Dubai'])('a wall time of %s is read as it is written', (zone) => {
  const at = Date.parse('2026-07-01T10:00:00Z')
  expect(momentOf(wallTime(at, zone), zone)).toBe(at)
})

test.each(['', 'soon', '2026-13-01 10:00:00', '+012345-01-01 10:00:00', '0999-01-01 10:00:00', '99999-1-1'])(
  '"%s" is no moment',
  (text) => {
    expect(momentOf(text, 'Asia/Kolkata')).toBeNull()
  },
)
