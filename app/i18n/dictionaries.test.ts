import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { cartWords } from '~/features/cart/cart-words.server'
import { cartWordKeys } from '~/islands/cart/words'
import { i18nFor, translatorFor } from './i18n.server'

const folder = new URL('../../locales/', import.meta.url)
const areas = readdirSync(new URL('en/', folder)).sort()
const textsOf = (locale: string) => areas.map((area) => readFileSync(new URL(`${locale}/${area}`, folder), 'utf8'))
const wordsOf = (locale: string): Record<string, unknown> =>
  Object.assign({}, ...textsOf(locale).map((text) => JSON.parse(text) as object))
const placeholders = (text: unknown) => [...String(text).matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name).sort()

const english = wordsOf('en')
const others = supportedLocales.filter((locale) => locale !== 'en')

test('there is a dictionary for every language we support, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual([...supportedLocales].sort())
})

describe.each(others)('the dictionary %s', (locale) => {
  const words = wordsOf(locale)

  test('has the areas of the English one', () => {
    expect(readdirSync(new URL(`${locale}/`, folder)).sort()).toEqual(areas)
  })

  test('has the keys of the English one', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
  })

  test('has the placeholders of the English one in every text', () => {
    const wrong = Object.keys(english).filter(
      (key) => placeholders(words[key]).join() !== placeholders(english[key]).join(),
    )
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

  test('says of a control with a longer name what it shows, for who speaks to it', () => {
    const small = (key: string) => String(words[key]).toLowerCase()
    const named = Object.keys(words).filter((key) => key.endsWith('Named') && key.replace(/Named$/, '') in words)
    expect(named).toContain('address.useNamed')
    expect(named.filter((key) => !small(key).includes(small(key.replace(/Named$/, ''))))).toEqual([])
  })

  test('names no key twice', () => {
    const named = [
      ...textsOf(locale)
        .join('')
        .matchAll(/^\s*"([^"]+)":/gm),
    ].map(([, key]) => key)
    expect(named.filter((key, at) => named.indexOf(key) !== at)).toEqual([])
  })

  test('holds no markup and no broken placeholder', () => {
    const wrong = Object.entries(words).filter(([, text]) =>
      /<[a-z/!]|&\w+;|(?<!\{)\{(?!\{)|\{\{\W/i.test(String(text)),
    )
    expect(wrong).toEqual([])
  })

  test('has every word that the cart island says, unfilled', () => {
    expect(cartWords(locale)).toEqual(Object.fromEntries(cartWordKeys.map((key) => [key, words[key]])))
  })

  test('is the one its translator speaks from', () => {
    expect(translatorFor(locale)('cart.title')).toBe(words['cart.title'])
  })
})

describe('translating', () => {
  test('fills placeholders with the text as it is: escaping is the view’s business', () => {
    expect(translatorFor('en')('item.add', { name: `Fish & "chips" <b>` })).toBe(`Add Fish & "chips" <b>`)
  })

  test('a language without a dictionary is English', () => {
    expect(i18nFor('pt').language).toBe('en')
  })
})
