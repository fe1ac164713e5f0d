import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareMoney } from '~/domain/money/money'
import { rupees, someSettings } from '~/domain/test-builders'
import { offeredExtras, readTip, shownTip, tipLimit, tipSuggestions } from './extras'

const settings = someSettings({
  isContactlessOffered: true,
  asksTip: true,
  tipOptions: ['10', '20'],
  orderPictureLimit: 3,
})
const offered = (overrides = {}, mode: 'delivery' | 'pickup' = 'delivery', part = {}) =>
  offeredExtras({ overrides }, { ...settings, ...part }, mode)

test("the vendor's extras apply to a store that does not mention them; only a store takes pictures", () => {
  expect(offered()).toEqual({ isContactless: true, tips: ['10', '20'], mostPictures: 0 })
  expect(offered({ takesPictures: true })).toMatchObject({ mostPictures: 3 })
})

test('a store’s setting overrides the vendor’s, both ways', () => {
  const no = { isContactlessOffered: false, asksTip: false }
  expect(offered(no)).toMatchObject({ isContactless: false, tips: null })
  const yes = { isContactlessOffered: true, asksTip: true, tipOptions: ['5'] }
  expect(offered(yes, 'delivery', no)).toMatchObject({ isContactless: true, tips: ['5'] })
})

test('pickup has neither leave-at-door nor tip, whoever offers them', () => {
  expect(offered({ isContactlessOffered: true, asksTip: true, takesPictures: true }, 'pickup')).toEqual({
    isContactless: false,
    tips: null,
    mostPictures: 3,
  })
})

test('suggestions are amounts of the currency, without repeats', () => {
  const currency = { sign: '¥', decimals: 0 }
  expect(offered({}, 'delivery', { currency, tipOptions: ['0.4', '1.6', '2', '10.5'] }).tips).toEqual(['2', '11'])
})

test('a vendor without suggestions still asks for an amount', () => {
  expect(offered({}, 'delivery', { tipOptions: [] })).toMatchObject({ tips: [] })
})

describe('suggestions', () => {
  test("are valid amounts without repeats, in the vendor's order", () => {
    expect(tipSuggestions(['10', 20, '30.00', '20.0', 0, '-5', 'a lot', null, '9999999'])).toEqual(['10', '20', '30'])
  })

  test('are six at most', () => {
    expect(tipSuggestions([1, 2, 3, 4, 5, 6, 7])).toHaveLength(6)
  })
})

describe('a tip is shown', () => {
  test.each([
    ['0', { choice: '0', typed: '' }],
    ['20', { choice: '20', typed: '' }],
    ['20.00', { choice: '20', typed: '' }],
    ['15', { choice: 'other', typed: '15' }],
  ])('%s', (tip, fields) => expect(shownTip(tip, ['10', '20'], rupees)).toEqual(fields))
})

describe('the form asks for', () => {
  test.each([
    ['a suggestion', { choice: '20', typed: '' }, '0', '20'],
    ['none any more', { choice: '0', typed: '' }, '20', '0'],
    ['another amount', { choice: 'other', typed: ' 12.5 ' }, '0', '12.5'],
    ['an amount typed without choosing it', { choice: '0', typed: '15' }, '0', '15'],
    ['an amount typed beside the suggestion that was chosen before', { choice: '20', typed: '15' }, '20.00', '15'],
    ['none any more, whatever is typed', { choice: '0', typed: '15' }, '20', '0'],
    ['a suggestion in place of what stays typed', { choice: '20', typed: '15' }, '15', '20'],
    ['an amount with a decimal comma', { choice: 'other', typed: '2,50' }, '0', '2.5'],
    ['an amount with thousands', { choice: 'other', typed: '1,500' }, '0', '1500'],
    ['Arabic digits', { choice: 'other', typed: '٢٫٥' }, '0', '2.5'],
    ['Thai digits', { choice: 'other', typed: '๑๐' }, '0', '10'],
    ['the suggestion as before, with a blank typed', { choice: '20', typed: ' ' }, '20', '20'],
    ['nothing in words', { choice: 'other', typed: ' 0.00 ' }, '10', '0'],
    ['nothing, with thousandths', { choice: 'other', typed: '0.000' }, '10', '0'],
    ['an amount with its sign', { choice: 'other', typed: '₹10' }, '0', '10'],
    ['the largest of all', { choice: 'other', typed: tipLimit }, '0', tipLimit],
  ])('%s', (_, fields, before, tip) => expect(readTip(fields, before, rupees)).toBe(tip))

  test.each([
    ['nothing typed', { choice: 'other', typed: '' }],
    ['words', { choice: 'other', typed: 'ten' }],
    ['a negative amount', { choice: 'other', typed: '-5' }],
    ['too much', { choice: 'other', typed: '1000000' }],
    ['a power', { choice: 'other', typed: '1e3' }],
    ['infinity', { choice: 'other', typed: 'Infinity' }],
    ['more than cents', { choice: 'other', typed: '1.005' }],
    ['a forged choice', { choice: 'all', typed: '' }],
    ['a forged choice below 0', { choice: '-5', typed: '' }],
    ['a forged choice above the limit', { choice: '1000000', typed: '' }],
    ['garbage beside the choice that stayed', { choice: '0', typed: 'abc' }],
  ])('refuses %s', (_, fields) => expect(readTip(fields, '0', rupees)).toBeNull())

  test('refuses more decimals than the currency has; a suggestion may have as many', () => {
    const yen = { sign: '¥', decimals: 0 }
    expect(readTip({ choice: 'other', typed: '2.50' }, '0', yen)).toBeNull()
    expect(readTip({ choice: 'other', typed: '2.00' }, '0', yen)).toBe('2')
    expect(readTip({ choice: '1.125', typed: '' }, '0', { sign: 'KD', decimals: 3 })).toBe('1.125')
  })

  test('keeps the amount that the form shows, in every language', () => {
    for (const locale of ['en', 'ar', 'de', 'fr']) {
      const dinars = { sign: 'KD', decimals: 3, locale }
      for (const tip of ['1.125', '0.125', '2.5', '1000']) {
        expect(readTip(shownTip(tip, ['1'], dinars), tip, dinars)).toBe(tip)
      }
    }
  })

  test('accepts only an amount between 0 and the limit, with two decimals at most', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (choice, typed) => {
        const tip = readTip({ choice, typed }, '0', rupees)
        if (tip === null) return
        expect(tip).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(compareMoney(tip, tipLimit)).toBeLessThan(1)
      }),
    )
  })

  test('keeps the shown tip if nothing is changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.subarray(['10', '20', '30']), (cents, suggestions) => {
        const tip = String(cents / 100)
        expect(readTip(shownTip(tip, suggestions, rupees), tip, rupees)).toBe(tip)
      }),
    )
  })
})
