import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMoney } from './money'
import { readTypedAmount } from './typed-amount'
import { rupees } from '~/domain/test-builders'

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
    ['٥٠٠', '500'],
    ['١٬٠٠٠٫٥', '1000.5'],
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

  test('three digits after a mark are refused where prices have three decimals, unless only a zero is before it', () => {
    const dinars = { sign: 'KD', decimals: 3 }
    for (const typed of ['1,500', '12,000', '١,٥٠٠']) expect(readTypedAmount(typed, dinars), typed).toBeNull()
    const clear = ['1,5', '1,50', '1500', '1,500.50', '1,500,000'].map((typed) => readTypedAmount(typed, dinars))
    expect(clear).toEqual(['1.5', '1.5', '1500', '1500.5', '1500000'])
    const fils = ['0.250', '.125', '0,500', '٠٫٢٥٠'].map((typed) => readTypedAmount(typed, dinars))
    expect(fils).toEqual(['0.25', '0.125', '0.5', '0.25'])
    expect(['0.000', '1.250', '00.250', '0.2500'].map((typed) => readTypedAmount(typed, dinars))).toEqual(
      Array(4).fill(null),
    )
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

  test('any text is an amount above 0, or refused', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const amount = readTypedAmount(typed, rupees)
        if (amount !== null) expect(amount).toMatch(/^\d{1,9}(\.\d{1,2})?$/)
      }),
    )
  })
})
