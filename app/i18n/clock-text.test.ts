import { expect, test } from 'vitest'
import { spanText, timeText, weekdayText } from './clock-text'

/** Readers of a language may see narrow blanks where others see plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

test('times, spans and weekdays are written as the language writes them', () => {
  expect(plain(timeText('18:00:00', 'en'))).toBe('6:00 PM')
  expect(timeText('18:00:00', 'de')).toBe('18:00')
  expect(plain(spanText({ from: '11:00:00', to: '15:00:00' }, 'en'))).toBe('11:00 AM – 3:00 PM')
  expect([weekdayText(0, 'en'), weekdayText(6, 'fr')]).toEqual(['Sunday', 'samedi'])
})

test('a span over midnight names no date, and one to midnight ends there', () => {
  expect(plain(spanText({ from: '18:00:00', to: '02:00:00' }, 'en'))).toBe('6:00 PM – 2:00 AM')
  expect(plain(spanText({ from: '07:00:00', to: '23:59:59' }, 'en'))).toBe('7:00 AM – 12:00 AM')
})
