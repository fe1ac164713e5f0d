import { describe, expect, test } from 'vitest'
import {
  dateText,
  fullDayText,
  longDayText,
  monthText,
  spanText,
  timeText,
  unambiguousDayText,
  weekdayHeads,
  weekdayText,
} from './clock-text'

/** Makes all spaces plain, because some languages use narrow ones, and drops the invisible word joiners. */
const plain = (text: string) => text.replace(/\s/g, ' ').replace(/\u2060/g, '')

test('times, spans and weekdays are formatted for the language', () => {
  expect(plain(timeText('18:00:00', 'en'))).toBe('6:00 PM')
  expect(timeText('18:00:00', 'de')).toBe('18:00')
  expect(plain(spanText({ from: '11:00:00', to: '15:00:00' }, 'en'))).toBe('11:00 AM – 3:00 PM')
  expect([weekdayText(0, 'en'), weekdayText(6, 'fr')]).toEqual(['Sunday', 'samedi'])
})

test('a span over midnight has no date, and one to midnight ends there', () => {
  expect(plain(spanText({ from: '18:00:00', to: '02:00:00' }, 'en'))).toBe('6:00 PM – 2:00 AM')
  expect(plain(spanText({ from: '07:00:00', to: '23:59:59' }, 'en'))).toBe('7:00 AM – 12:00 AM')
  expect(plain(spanText({ from: '23:30:00', to: '23:59:59' }, 'de'))).toBe('23:30–00:00 Uhr')
  expect(plain(spanText({ from: '00:00:00', to: '23:59:59' }, 'en'))).toBe('12:00 AM – 12:00 AM')
})

test('the times of a span look like single times', () => {
  for (const locale of ['de', 'th', 'fr', 'ru', 'es'])
    expect(plain(spanText({ from: '06:00:00', to: '06:30:00' }, locale)), locale).toMatch(
      new RegExp(`^${timeText('06:00:00', locale)} ?– ?${timeText('06:30:00', locale)}( Uhr)?$`),
    )
})

test('no line ends at the dash of a span', () => {
  expect(spanText({ from: '23:30:00', to: '23:59:59' }, 'de')).toMatch(/23:30\u2060–\u206000:00/)
  // Without the joiner a line may end between the dash and its space.
  expect(spanText({ from: '12:00:00', to: '12:30:00' }, 'en')).toMatch(/12:00\u00a0–\u2060\u00a012:30/)
})

test('a calendar starts its weeks and names its columns as the language does', () => {
  const heads = (locale: string) => weekdayHeads(locale).map(({ short }) => short)
  expect(heads('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(heads('de')[0]).toBe('Mo')
  expect(weekdayHeads('ar')[0]).toMatchObject({ weekday: 6, long: 'السبت' })
  for (const locale of ['en', 'ar', 'es', 'th', 'de', 'ru', 'fr'])
    expect(heads(locale).every((name) => name.length <= 4)).toBe(true)
})

test('a date of another year has its year', () => {
  expect(unambiguousDayText('2026-11-28', '2026-12-31', 'en')).toBe('Thu, Dec\u00a031')
  expect(unambiguousDayText('2026-11-28', '2028-01-02', 'en')).toBe('Sun, Jan\u00a02, 2028')
})

test.each(['en', 'ar', 'es', 'th', 'de', 'ru', 'fr'])('years are Gregorian in %s', (locale) => {
  const written = [dateText, longDayText, fullDayText].map((write) => write('2026-11-25', locale))
  written.push(dateText('2026-11-25 18:05:00', locale), monthText('2026-11', locale))
  for (const text of written) expect(text).toContain('2026')
})

test('dates with their year, and months, are in the language', () => {
  expect(longDayText('2026-11-25', 'en')).toBe('Wed, Nov\u00a025, 2026')
  expect(monthText('2026-11', 'fr')).toBe('Novembre 2026')
})

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

  test('has no time if the vendor gives none', () => {
    expect(plain(dateText('2026-03-09', 'en'))).toBe('Mar 9, 2026')
  })

  test.each(['', ' ', 'tomorrow', 'Nov 22', '03-09-2026', '0000-00-00 00:00:00', '2026-13-45 10:00:00'])(
    'stays as it is if it is %j',
    (text) => {
      expect(dateText(text, 'en')).toBe(text)
    },
  )
})
