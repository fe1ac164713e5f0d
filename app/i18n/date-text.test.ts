import { describe, expect, test } from 'vitest'
import { dateText } from './date-text'

/** Newer runtimes put a narrow space between the time and its day period. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a date from the vendor', () => {
  test('is formatted for the language', () => {
    expect(plain(dateText('2026-03-09 18:05:00', 'en'))).toBe('Mar 9, 2026, 6:05 PM')
    expect(plain(dateText('2026-03-09 18:05:00', 'de'))).toBe('09.03.2026, 18:05')
  })

  test('has no zone: it is shown as it is, wherever the server runs', () => {
    expect(plain(dateText('2026-12-31 23:59:00', 'fr'))).toContain('23:59')
    expect(plain(dateText('2026-03-29 02:30:00', 'de'))).toBe('29.03.2026, 02:30')
  })

  test('may have spaces around it', () => {
    expect(plain(dateText(' 2026-03-09 18:05:00 ', 'en'))).toBe('Mar 9, 2026, 6:05 PM')
  })

  test.each(['', ' ', 'tomorrow', '0000-00-00 00:00:00', '2026-13-45 10:00:00'])(
    'stays as it is if it is %j',
    (text) => {
      expect(dateText(text, 'en')).toBe(text)
    },
  )
})
