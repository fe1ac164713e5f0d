import { expect, test } from 'vitest'
import { perLocale } from './per-locale'

test('each language has its own value, made once', () => {
  const made: string[] = []
  const formatIn = perLocale((locale) => ({ locale, at: made.push(locale) }))
  expect(formatIn('de')).toBe(formatIn('de'))
  expect([formatIn('de').locale, formatIn('fr').locale, formatIn('fr').at]).toEqual(['de', 'fr', 2])
  expect(made).toEqual(['de', 'fr'])
})

test('each variant of a language is made once too', () => {
  const made: string[] = []
  const formatIn = perLocale((locale, decimals: number) => made.push(`${locale} ${decimals}`))
  expect([formatIn('de', 2), formatIn('de', 0), formatIn('de', 2), formatIn('fr', 2)]).toEqual([1, 2, 1, 3])
  expect(made).toEqual(['de 2', 'de 0', 'fr 2'])
})
