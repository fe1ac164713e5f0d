import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '~/domain/test-builders'
import { parseMoney } from './money'
import { amountForField, readTypedAmount } from './typed-amount'

describe('a typed amount', () => {
  test.each([
    ['500', '500'],
    [' 500 ', '500'],
    ['99.5', '99.5'],
    ['99,50', '99.5'],
    ['0.01', '0.01'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1,000', '1000'],
    ['1,00,000', '100000'],
    ['1,000.50', '1000.5'],
    ['1.000,50', '1000.5'],
    ['1 000,50', '1000.5'],
    ['1\u202f000', '1000'],
    ["1'000", '1000'],
    ['₹500', '500'],
    ['500 €', '500'],
    ['\u2066₹500\u2069', '500'],
    ['٥٠٠', '500'],
    ['١٬٠٠٠٫٥', '1000.5'],
    ['١٢،٥٠', '12.5'],
    ['١،٠٠٠', '1000'],
    ['५००', '500'],
    ['๕๐๐', '500'],
  ])('%j is %s', (typed, amount) => expect(readTypedAmount(typed, rupees)).toBe(amount))

  test.each([
    '',
    ' ',
    '0',
    '0.00',
    '-5',
    '−5',
    '+5',
    'NaN',
    'Infinity',
    '1e9',
    '0x10',
    'much',
    '5 USD',
    '1.005',
    '1.000',
    '1.2.3',
    '1,2,3',
    ',',
    '.',
    '1,000,50',
    '0,500',
    '0,000.50',
    '9999999999',
    '1'.repeat(400),
  ])('%j is refused', (typed) => expect(readTypedAmount(typed, rupees)).toBeNull())

  test('may have the sign of its currency, also one of letters, as the page writes it', () => {
    const read = (text: string, sign: string) => readTypedAmount(text, { ...rupees, sign })
    expect([read('AED 50', 'AED'), read('\u200f50.00 د.إ.\u200f', 'د.إ.'), read('5 USD', 'AED')]).toEqual([
      '50',
      '50',
      null,
    ])
  })

  describe('where prices have three decimals', () => {
    const read = (typed: string[], locale: string) =>
      typed.map((text) => readTypedAmount(text, { sign: 'KD', decimals: 3, locale }))

    test('is read as the prices of the page are written', () => {
      expect(read(['1.250', '007.250', '1,000.500', '١٫٢٥٠'], 'en')).toEqual(['1.25', '7.25', '1000.5', '1.25'])
      expect(read(['1.250'], 'ar')).toEqual(['1.25'])
      expect(read(['1,250', '1.000,500', '1 000,500'], 'de')).toEqual(['1.25', '1000.5', '1000.5'])
    })

    test('is refused if three digits follow the other mark, unless only a zero is before it', () => {
      expect(read(['1,500', '12,000', '١,٥٠٠'], 'en')).toEqual([null, null, null])
      expect(read(['1.500', '12.000'], 'de')).toEqual([null, null])
      for (const locale of ['en', 'de'])
        expect(read(['0.250', '.125', '0,500', ',125', '٠٫٢٥٠'], locale)).toEqual([
          '0.25',
          '0.125',
          '0.5',
          '0.125',
          '0.25',
        ])
    })

    test('may have fewer decimals, or none', () => {
      const typed = ['1,5', '1,50', '1500', '1,500.50', '1,500,000']
      expect(read(typed, 'en')).toEqual(['1.5', '1.5', '1500', '1500.5', '1500000'])
      expect(read(['1.500,50', '1,500.50'], 'de')).toEqual(['1500.5', '1500.5'])
    })

    test('is refused if it is nothing, or has two points or more decimals', () => {
      for (const locale of ['en', 'de'])
        expect(read(['0.000', '0.2500', '1.2.500', '1.500.000', '12.5.250'], locale).filter(Boolean)).toEqual([])
    })
  })

  test('every amount in hundredths reads back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(readTypedAmount(text, rupees)).toBe(parseMoney(text))
        expect(readTypedAmount(text.replace('.', ','), rupees)).toBe(parseMoney(text))
      }),
    )
  })

  test('every amount reads back as a field shows it again, in every language', () => {
    const locale = fc.constantFrom('en', 'ar', 'es', 'th', 'de', 'ru', 'fr')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(0, 2, 3), locale, (n, decimals, locale) => {
        const currency = { sign: 'KD', decimals, locale }
        const amount = parseMoney(n / 10 ** decimals)
        expect(readTypedAmount(amountForField(amount, currency), currency)).toBe(amount)
      }),
    )
  })

  test('any text is an amount above 0, or refused', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = readTypedAmount(typed, rupees)
        if (amount !== null) expect(amount).toMatch(/^\d{1,9}(\.\d{1,2})?$/)
      }),
    )
  })
})
