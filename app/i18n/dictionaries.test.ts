import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { cartWords } from '~/features/cart/page-cart-bar'
import { cartWordKeys, countedWordKeys } from '~/islands/cart/cart-view'
import { i18nFor, translatorFor } from './i18n.server'
import type { WordKey } from './translator'

const folder = new URL('../../locales/', import.meta.url)
const areas = readdirSync(new URL('en/', folder)).sort()
const textsOf = (locale: string) => areas.map((area) => readFileSync(new URL(`${locale}/${area}`, folder), 'utf8'))
const wordsOf = (locale: string): Record<string, unknown> =>
  Object.assign({}, ...textsOf(locale).map((text) => JSON.parse(text) as object))
/** The plural forms of a language; counting texts have them after their key: 'cart.link_few'. */
const formsOf = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories
const form = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string) => key.replace(form, '')
const bases = (words: Record<string, unknown>) => [...new Set(Object.keys(words).map(baseOf))].sort()
/** The English text of a key, or of its plural form. */
const englishOf = (key: string) => english[key] ?? english[`${baseOf(key)}_other`]
const placeholders = (text: unknown) => [...String(text).matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort()

const isNoCount = (name: string | undefined) => name !== 'count'

/** Whether a plural form is for exactly one number. */
function isExact(locale: string, key: string) {
  const rules = new Intl.PluralRules(locale)
  const numbers = Array.from({ length: 1001 }, (_, number) => number)
  return numbers.filter((number) => rules.select(number) === form.exec(key)?.[1]).length === 1
}

const english = wordsOf('en')
const others = supportedLocales.filter((locale) => locale !== 'en')

test('every supported language has a dictionary, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...supportedLocales].sort())
})

describe.each(others)('the dictionary %s', (locale) => {
  const words = wordsOf(locale)

  test('has the areas of the English one', () => {
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(areas)
  })

  test('has the keys of the English one', () => {
    expect(bases(words)).toEqual(bases(english))
  })

  test('has the placeholders of the English one in every text', () => {
    const wrong = Object.keys(words).filter((key) => {
      const [own, meant] = [placeholders(words[key]), placeholders(englishOf(key))]
      // "One item" needs no number if the form is only for one.
      return own.join() !== meant.join() && !(isExact(locale, key) && own.join() === meant.filter(isNoCount).join())
    })
    expect(wrong).toEqual([])
  })
})

describe.each(supportedLocales)('the dictionary %s', (locale) => {
  const words = wordsOf(locale)

  test('has a text for every key, without spaces around it', () => {
    const wrong = Object.entries(words).filter(
      ([, text]) => typeof text !== 'string' || text === '' || text !== text.trim(),
    )
    expect(wrong).toEqual([])
  })

  test('includes the visible text in a longer label, for voice control', () => {
    const small = (key: string) => String(words[key]).toLowerCase()
    const named = Object.keys(words).filter((key) => key.endsWith('Named') && key.replace(/Named$/, '') in words)
    expect(named).toContain('address.useNamed')
    expect(named.filter((key) => !small(key).includes(small(key.replace(/Named$/, ''))))).toEqual([])
  })

  test('has exactly the plural forms of its language for counting texts', () => {
    const counting = bases(english).filter((key) => /\{\{count\}\}/.test(String(englishOf(key))))
    const found = Object.keys(words).filter((key) => form.test(key))
    expect(counting.length).toBeGreaterThan(10)
    expect(found.sort()).toEqual(counting.flatMap((key) => formsOf(locale).map((form) => `${key}_${form}`)).sort())
  })

  test('names no unknown format, and no option of i18next', () => {
    const named = Object.values(words).flatMap(placeholders)
    const options = ['lng', 'lngs', 'ns', 'context', 'ordinal', 'replace', 'nest', 'defaultValue']
    expect(named.filter((name) => options.includes(`${name}`))).toEqual([])
    expect(named.filter((name) => /\W/.test(`${name}`) && !/, (duration|list)$/.test(`${name}`))).toEqual([])
  })

  test('has no repeated key', () => {
    const named = [
      ...textsOf(locale)
        .join('')
        .matchAll(/^\s*"([^"]+)":/gm),
    ].map(([, key]) => key)
    expect(named.filter((key, at) => named.indexOf(key) !== at)).toEqual([])
  })

  test('contains no markup and no broken placeholder', () => {
    const wrong = Object.entries(words).filter(([, text]) =>
      /<[a-z/!]|&\w+;|(?<!\{)\{(?!\{)|\{\{\W/i.test(String(text)),
    )
    expect(wrong).toEqual([])
  })

  test('has every word of the cart island, unfilled', () => {
    const counted = countedWordKeys.flatMap((key) => formsOf(locale).map((form) => `${key}_${form}`))
    const own = Object.fromEntries([...cartWordKeys, ...counted].map((key) => [key, words[key]]))
    expect(cartWords(locale)).toEqual({ ...own, locale })
  })

  test('is the one its translator uses', () => {
    expect(translatorFor(locale)('cart.title')).toBe(words['cart.title'])
  })
})

test('no French text lets a sign or a quotation mark begin or end a line by itself', () => {
  const loose = Object.entries(wordsOf('fr')).filter(([, text]) =>
    /[^\u00a0][:;?!»](?!\S)|«(?!\u00a0)/.test(String(text)),
  )
  expect(loose).toEqual([])
})

describe('translating', () => {
  test('fills placeholders without escaping, which the view does', () => {
    expect(translatorFor('en')('item.add', { name: `Fish & "chips" <b>` })).toBe(`Add Fish & "chips" <b>`)
  })

  test('formats a number for the language, and text as it is', () => {
    expect(translatorFor('de')('store.reviews', { count: 1234 })).toBe('1.234 Bewertungen')
    expect(translatorFor('de')('order.number', { id: '1234' })).toMatch(/1234$/)
  })

  test('picks the plural form of each number', () => {
    const of = (locale: string) => [1, 2, 3, 11].map((count) => translatorFor(locale)('filter.count', { count }))
    expect(of('en')).toEqual(['1 store', '2 stores', '3 stores', '11 stores'])
    expect(of('ar')).toEqual(['متجر واحد', 'متجران', '3 متاجر', '11 متجرًا'])
    expect(of('ru')).toEqual(['1 заведение', '2 заведения', '3 заведения', '11 заведений'])
  })

  test('uses the format that a placeholder names: a wait, a list', () => {
    expect(translatorFor('de')('code.wait', { wait: 90_000 })).toContain('2 Minuten')
    const days = ['Monday', 'Wednesday', 'Friday']
    expect(translatorFor('en')('subscriptions.onWeekdays', { days })).toBe('Every Monday, Wednesday, and Friday')
  })

  test('keeps a placeholder without a value, for the browser to fill', () => {
    expect(translatorFor('en')('trackMap.away')).toBe('Your courier is {{distance}} away')
    expect(translatorFor('en')('offers.missing', { code: 'FEAST' })).toBe('Add {{amount}} more to use FEAST')
  })

  test('treats values and unknown keys as plain text', () => {
    const t = translatorFor('en')
    expect(t('item.add', { name: '$t(cart.title) {{count}}' })).toBe('Add $t(cart.title) {{count}}')
    expect(t('$t(cart.title) is {{closed}}' as WordKey)).toBe('$t(cart.title) is {{closed}}')
  })

  test('falls back to English for a language without a dictionary', () => {
    expect(i18nFor('xx').language).toBe('en')
  })
})
