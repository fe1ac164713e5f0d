import { describe, expect, test } from 'vitest'
import { dateText, timeText } from './date-text'

/** Newer runtimes part the time from its day period with a narrow space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('a date of the vendor', () => {
  test('is written as readers of the language write it', () => {
    expect(plain(dateText('2026-03-09 18:05:00', 'en'))).toBe('Mar 9, 2026, 6:05 PM')
    expect(plain(dateText('2026-03-09 18:05:00', 'de'))).toBe('09.03.2026, 18:05')
  })

  test('has no zone: it is shown as it stands, wherever the server is', () => {
    expect(plain(dateText('2026-12-31 23:59:00', 'fr'))).toContain('23:59')
    expect(plain(dateText('2026-03-29 02:30:00', 'de'))).toBe('29.03.2026, 02:30')
  })

  test('can be told as its time of day alone', () => {
    expect(plain(timeText('2026-03-09 18:05:00', 'en'))).toBe('6:05 PM')
    expect(timeText('', 'en')).toBe('')
  })

  test('may have spaces around it', () => {
    expect(plain(dateText(' 2026-03-09 18:05:00 ', 'en'))).toBe('Mar 9, 2026, 6:05 PM')
  })

  test.each(['', ' ', 'tomorrow', '0000-00-00 00:00:00', '2026-13-45 10:00:00'])(
    '%j is no date and stays as it is',
    (text) => {
      expect(dateText(text, 'en')).toBe(text)
    },
  )
})
