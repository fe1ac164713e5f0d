import { expect, test } from 'vitest'
import { waitText } from './wait-text'

test.each([
  ['en', ['1 second', '1 minute', '2 minutes', '15 minutes']],
  ['ar', ['ثانية', 'دقيقة', 'دقيقتان', '15 دقيقة']],
  ['es', ['1 segundo', '1 minuto', '2 minutos', '15 minutos']],
  ['th', ['1 วินาที', '1 นาที', '2 นาที', '15 นาที']],
  ['de', ['1 Sekunde', '1 Minute', '2 Minuten', '15 Minuten']],
  ['ru', ['1 секунда', '1 минута', '2 минуты', '15 минут']],
  ['fr', ['1 seconde', '1 minute', '2 minutes', '15 minutes']],
])('in %s the word agrees with the number', (locale, words) => {
  const texts = [1, 60_000, 61_000, 15 * 60_000].map((ms) => waitText(ms, locale).replace(/\s/g, ' '))
  expect(texts).toEqual(words)
})

test('a wait is never shown as shorter than it is, or as 0', () => {
  expect([0, 1001, 59_001, 60_001].map((ms) => waitText(ms, 'en'))).toEqual([
    '1 second',
    '2 seconds',
    '1 minute',
    '2 minutes',
  ])
})
