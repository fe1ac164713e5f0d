import { expect, test } from 'vitest'
import { aSubscription } from '~/domain/test-builders'
import type { Plan } from '~/domain/subscriptions/subscription-plan'
import { translatorFor } from '~/i18n/i18n.server'
import { frequencyText, slotWords } from './plan-words'

const frequencyOf = (changes: Partial<Plan>, locale = 'en') => {
  const { plan } = aSubscription()
  return frequencyText(plan && { ...plan, ...changes }, translatorFor(locale), locale)
}

test('the frequency is said in words', () => {
  expect(frequencyOf({})).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 1 })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 3 })).toBe('Every 3 days')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 4] })).toBe('Every Monday and Thursday')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 0] })).toBe('Every Sunday and Monday')
  expect(frequencyOf({ frequency: 'custom', weekdays: [1, 2, 3, 4, 5, 6, 0] })).toBe('Every day')
  expect(frequencyOf({ frequency: 'interval', intervalDays: 5 }, 'ru')).toBe('Раз в 5 дней')
  expect(frequencyText(null, translatorFor('en'), 'en')).toBe('')
})

test('a slot is formatted as a time; other words stay unchanged', () => {
  expect(slotWords('06:00 - 06:30', 'en')).toMatch(/^6:00.–\u2060.6:30.AM$/)
  expect(slotWords('18:00:00', 'de')).toBe('18:00')
  for (const text of ['Early morning', '', '25:00', '6 AM - 8 AM']) expect(slotWords(text, 'en')).toBe(text)
})
