import { describe, expect, test } from 'vitest'
import { chooseLocale, direction, isLocale, languagesAs, type LocaleChoices } from './locale'

const choose = (part: Partial<LocaleChoices>) =>
  chooseLocale({ acceptLanguage: '', picked: null, offered: ['en', 'fr', 'de'], ...part })

describe('the language of a page', () => {
  test('is the one picked in the dropdown, even if the browser asks for another offered one', () => {
    expect(choose({ picked: 'de', acceptLanguage: 'fr' })).toBe('de')
  })

  test('else the one in the address, if the brand offers it', () => {
    expect(choose({ named: 'fr', acceptLanguage: 'de' })).toBe('fr')
    expect(choose({ named: 'ru', acceptLanguage: 'de' })).toBe('de')
    expect(choose({ named: 'fr', picked: 'de' })).toBe('de')
  })

  test('else the browser’s first language, matched exactly', () => {
    expect(choose({ acceptLanguage: 'FR, de-CH' })).toBe('fr')
  })

  test('else the prefix of the browser’s language', () => {
    expect(choose({ acceptLanguage: 'fr-CH' })).toBe('fr')
  })

  test("else the browser's next language, by weight", () => {
    expect(choose({ acceptLanguage: 'it-IT, en;q=0.5, de-AT;q=0.8' })).toBe('de')
  })

  test('else English, or the vendor’s first language if English is not offered', () => {
    expect(choose({ acceptLanguage: 'it' })).toBe('en')
    expect(choose({ acceptLanguage: 'it', offered: ['ar', 'fr'] })).toBe('ar')
  })

  test('is never one that the vendor does not offer or that has no dictionary', () => {
    expect(choose({ picked: 'es', acceptLanguage: 'th', offered: ['fr'] })).toBe('fr')
    expect(choose({ picked: 'hi', offered: ['hi', 'fr'] })).toBe('fr')
    expect(choose({ offered: ['hi'] })).toBe('en')
    expect(choose({ offered: [] })).toBe('en')
  })

  test('is matched however the vendor spells it', () => {
    expect(choose({ acceptLanguage: 'fr', offered: ['EN', 'FR'] })).toBe('fr')
  })

  test.each(['*', 'fr;q=0', 'fr;q=abc', ';;,,', 'x'.repeat(100_000)])(
    'ignores a header like %.20j',
    (acceptLanguage) => {
      expect(choose({ acceptLanguage })).toBe('en')
    },
  )
})

test('Arabic is written from right to left', () => {
  expect([direction('ar'), direction('ar-EG'), direction('en'), direction('arn')]).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
})

test('Arabic is written from right to left even if the vendor says otherwise', () => {
  const [arabic] = languagesAs(['ar'], [{ code: 'ar', name: 'Arabic', isRtl: false }])
  expect(arabic).toEqual({ code: 'ar', name: 'Arabic', direction: 'rtl' })
})

test('there are dictionaries for seven languages', () => {
  expect(['en', 'ar', 'es', 'th', 'de', 'ru', 'fr'].every(isLocale)).toBe(true)
  expect(isLocale('hi')).toBe(false)
})
