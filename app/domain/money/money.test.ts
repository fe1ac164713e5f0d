import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '~/domain/test-builders'
import {
  add,
  atLeastZero,
  atMost,
  compareMoney,
  formatLeast,
  formatMoney,
  formatMost,
  formatOneDecimal,
  formatRoughly,
  formatSigned,
  hasAmount,
  isPositive,
  isZero,
  oneDecimalIn,
  parseMoney,
  partsAsShown,
  percentOf,
  readMoney,
  roundMoney,
  subtract,
  times,
  toNumber,
  wireMoney,
  type Currency,
  type Money,
} from './money'

const plain: Currency = { sign: '₹', decimals: null }

describe("parsing the vendor's amounts", () => {
  test.each([
    [180, '180'],
    ['180.00', '180'],
    [' 12.345 ', '12.345'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+7', '7'],
    ['007', '7'],
    ['1,234.50', '1234.5'],
    ['1,234', '1234'],
    ['1,23,456.50', '123456.5'],
    ['12,34,56,789', '123456789'],
    ['1.234', '1.234'],
    [0.1 + 0.2, '0.3'],
    [-5, '-5'],
    ['-5.5', '-5.5'],
    ['-0', '0'],
    [-0, '0'],
    [5e-324, '0'],
  ])('%j is the amount %s', (value, amount) => {
    expect(parseMoney(value)).toBe(amount)
  })

  test.each([
    ['12,50', '12.5'],
    ['12,5', '12.5'],
    ['-1234,50', '-1234.5'],
    ['1.234,50', '1234.5'],
    ['1.234.567,5', '1234567.5'],
  ])('%j has one or two decimals after its comma: %s', (value, amount) => expect(parseMoney(value)).toBe(amount))

  test.each([
    '',
    ' ',
    '.',
    '-',
    ',',
    '1,2345',
    '1,234,5',
    '1.23,45',
    '1,234,56.7',
    '1,23,45',
    ',50',
    'free',
    '₹5',
    '1e3',
    '0x10',
    NaN,
    Infinity,
    -Infinity,
    1e15,
    null,
    undefined,
    {},
    [5],
    true,
  ])('%j is not an amount and counts as 0', (value) => {
    expect(readMoney(value)).toBeNull()
    expect(parseMoney(value)).toBe('0')
  })

  test('an amount of more than 15 whole digits is refused, which limits every result', () => {
    expect(readMoney('9'.repeat(16))).toBeNull()
    expect(readMoney('9'.repeat(100_000))).toBeNull()
  })
})

describe('arithmetic', () => {
  test('decimals are exact', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(subtract('0.3', '0.1')).toBe('0.2')
    expect(times('19.99', 3)).toBe('59.97')
    expect(percentOf('440', '12.5')).toBe('55')
    expect(percentOf('0.01', '0.1')).toBe('0.00001')
  })

  test('the sum of nothing is 0', () => {
    expect(add()).toBe('0')
  })

  test('an invalid amount counts as 0', () => {
    expect(add('5', 'free', '')).toBe('5')
    expect(times('5', NaN)).toBe('0')
    expect(times('5', Infinity)).toBe('0')
    expect(percentOf('5', 'abc')).toBe('0')
  })

  test('results longer than any vendor amount stay exact', () => {
    const large = times('999999999999999', 999_999)
    expect(large).toBe('999998999999999000001')
    expect(subtract(large, large)).toBe('0')
    expect(subtract(percentOf('0.0000000001', '0.0000000001'), '0')).toBe('0.0000000000000000000001')
  })

  test.each([
    ['1.005', '1.01'],
    ['1.004', '1'],
    ['-1.005', '-1.01'],
    ['-0.001', '0'],
  ])('%s rounds half up to %s', (amount, rounded) => {
    expect(roundMoney(amount, rupees)).toBe(rounded)
  })

  test('amounts compare by value', () => {
    expect(compareMoney('10', '10.00')).toBe(0)
    expect(compareMoney('9', '10')).toBe(-1)
    expect(compareMoney('10', '9')).toBe(1)
    expect([isZero('0.00'), isZero('0.01')]).toEqual([true, false])
    expect([isPositive('0.01'), isPositive('0'), isPositive('-1')]).toEqual([true, false, false])
  })

  test('limits keep the amount or return the limit', () => {
    expect([atLeastZero('5'), atLeastZero('-5'), atLeastZero('0.00')]).toEqual(['5', '0', '0'])
    expect([atMost('5', '4'), atMost('4', '5'), atMost('5', '5')]).toEqual(['4', '4', '5'])
  })

  test('the order of adding does not change the sum', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 }).map((value) => parseMoney(value / 100))
    fc.assert(fc.property(fc.array(cents), (amounts) => add(...amounts) === add(...[...amounts].reverse())))
  })
})

describe('formatting amounts', () => {
  test('a price has the vendor’s sign and two decimals', () => {
    expect(formatMoney('440', rupees)).toBe('₹440.00')
    expect(formatMoney('12.345', rupees)).toBe('₹12.35')
    expect(formatMoney('-5', rupees)).toBe('−\u2060₹5.00')
    expect(formatMoney('-0.001', rupees)).toBe('₹0.00')
    expect(formatMoney('5', { sign: '', decimals: 2 })).toBe('5.00')
  })

  test.each([
    ['440', 0, '¥440'],
    ['439.5', 0, '¥440'],
    ['-0.4', 0, '¥0'],
    ['440', 3, '¥440.000'],
    ['1.2345', 3, '¥1.235'],
  ])('%s with %s decimals is %s', (amount, decimals, text) => {
    expect(formatMoney(amount, { sign: '¥', decimals })).toBe(text)
  })

  test.each([
    ['440', '₹440'],
    ['440.50', '₹440.5'],
    ['12.345', '₹12.345'],
    ['-5', '−\u2060₹5'],
  ])('%s as a plain number is %s', (amount, text) => {
    expect(formatMoney(amount, plain)).toBe(text)
  })

  test('a sign of letters never touches the number', () => {
    expect(formatMoney('1.25', { sign: 'KD', decimals: 3 })).toBe('KD\u00a01.250')
    expect(formatMoney('40', { sign: 'Rs.', decimals: 2 })).toBe('Rs.\u00a040.00')
  })

  test.each([
    ['en', '₹440.00'],
    ['th', '₹440.00'],
    ['ar', '440.00\u00a0₹'],
    ['de', '440,00\u00a0₹'],
    ['fr', '440,00\u00a0₹'],
  ])('in %s a price is %s', (locale, text) => {
    expect(formatMoney('440', { ...rupees, locale })).toBe(text)
  })

  test.each([
    ['en', '₹1,234,567.50'],
    ['th', '₹1,234,567.50'],
    ['ar', '1,234,567.50\u00a0₹'],
    ['de', '1.234.567,50\u00a0₹'],
    ['es', '1.234.567,50\u00a0₹'],
    ['ru', '1\u00a0234\u00a0567,50\u00a0₹'],
    ['fr', '1\u202f234\u202f567,50\u00a0₹'],
  ])('in %s a large price is %s', (locale, text) => {
    expect(formatMoney('1234567.5', { ...rupees, locale })).toBe(text)
  })

  test('plain numbers and prices without a sign are formatted for the language', () => {
    expect(formatMoney('1234.5', { ...plain, locale: 'de' })).toBe('1.234,5\u00a0₹')
    expect(formatMoney('-1234.5', { sign: '', decimals: 2, locale: 'de' })).toBe('−1.234,50')
  })

  test('the vendor gets the same format in every language', () => {
    expect(wireMoney('1234.5')).toBe('1234.50')
    expect(formatOneDecimal(1234.56)).toBe('1234.6')
    expect(oneDecimalIn(1234.56, 'de')).toBe('1.234,6')
  })

  test('the minus comes before the number, wherever the sign is', () => {
    expect(formatMoney('-5', { ...rupees, locale: 'de' })).toBe('−\u20605,00\u00a0₹')
    expect(formatMoney('-5', { ...rupees, locale: 'ar' })).toBe('\u200f\u200e−\u20605.00\u00a0₹')
  })

  test('added and subtracted amounts have a sign before the number, from right to left too', () => {
    expect(formatSigned('+', '40', { ...rupees, locale: 'en' })).toBe('+₹40.00')
    expect(formatSigned('−', '5', { ...rupees, locale: 'ar' })).toBe('\u200f\u200e−5.00\u00a0₹')
  })

  test('a rough price has one decimal, or none if prices have none', () => {
    expect(formatRoughly('400', rupees)).toBe('₹400.0')
    expect(formatRoughly('399.95', { sign: 'KD ', decimals: 3 })).toBe('KD\u00a0400.0')
    expect(formatRoughly('400', { sign: '¥', decimals: 0 })).toBe('¥400')
    expect(formatRoughly('400', plain)).toBe('₹400')
  })

  test('the shown parts of a sum add up to the shown sum', () => {
    const whole: Currency = { sign: '¥', decimals: 0 }
    expect(partsAsShown(['0.4', '0.4', '0.4'], '1', whole)).toEqual(['1', '0', '0'])
    expect(partsAsShown(['12.4', '12.4'], '25', whole)).toEqual(['13', '12'])
    expect(partsAsShown(['22.5', '10', '-2.6'], '30', whole)).toEqual(['23', '10', '-3'])
    expect(partsAsShown(['22.56', '10'], '32.56', rupees)).toEqual(['22.56', '10'])
    expect(partsAsShown(['22.555'], '22.555', plain)).toEqual(['22.555'])
    expect(partsAsShown([], '0', whole)).toEqual([])
  })

  test('parts that do not make the sum are each rounded to the nearest', () => {
    const whole: Currency = { sign: '¥', decimals: 0 }
    expect(partsAsShown(['1.5', '2', '3.5'], '99', whole)).toEqual(['2', '2', '4'])
    expect(partsAsShown(['1.5', '2', '3.5'], '0', whole)).toEqual(['1', '2', '3'])
  })

  test('any parts add up as shown, and none is off by a whole step', () => {
    const cents = fc.integer({ min: -1e6, max: 1e6 }).map((value) => parseMoney(value / 100))
    const currency = fc.record({ sign: fc.constant(''), decimals: fc.constantFrom(0, 1, 2, 3, null) })
    fc.assert(
      fc.property(fc.array(cents), currency, (parts, currency) => {
        const sum = roundMoney(add(...parts), currency)
        const shown = partsAsShown(parts, sum, currency)
        const read = (amount: Money) => parseMoney(formatMoney(amount, currency).replace('−', '-'))
        expect(add(...shown.map(read))).toBe(read(sum))
        const step = 10 ** -(currency.decimals ?? 9)
        shown.forEach((part, at) => expect(Math.abs(toNumber(subtract(part, parts[at] ?? '')))).toBeLessThan(step))
      }),
    )
  })

  test('an amount is rounded to the decimals of its currency; plain prices have two', () => {
    const rounded = (amount: string) => [0, 1, 2, 3, null].map((decimals) => roundMoney(amount, { sign: '', decimals }))
    expect(rounded('960.605')).toEqual(['961', '960.6', '960.61', '960.605', '960.61'])
    expect(rounded('-0.5')).toEqual(['-1', '-0.5', '-0.5', '-0.5', '-0.5'])
    expect(rounded('free')).toEqual(['0', '0', '0', '0', '0'])
  })

  test('a threshold is rounded up so that the shown amount is enough; a balance down so that it is available', () => {
    const yen: Currency = { sign: '¥', decimals: 0 }
    expect([formatLeast('100.01', yen), formatLeast('100', yen)]).toEqual(['¥101', '¥100'])
    // A balance is what can be spent.
    expect([formatMost('150.99', yen), formatMost('150', yen), formatMost('-0.6', yen)]).toEqual(['¥150', '¥150', '¥0'])
    expect(roundMoney('100.99', yen, 'down')).toBe('100')
  })

  test('the vendor gets two decimals without a sign, or more if the amount has more', () => {
    expect(['440', '961', '43.2', '3.375'].map(wireMoney)).toEqual(['440.00', '961.00', '43.20', '3.375'])
  })

  test('a vendor may send an amount with its own decimals or with two', () => {
    expect(hasAmount('3.375', '3.375')).toBe(true)
    expect(hasAmount('3.38', '3.375')).toBe(true)
    expect(hasAmount('3.37', '3.375')).toBe(false)
  })

  test('ratings and the price for two have one decimal', () => {
    expect(formatOneDecimal(4.25)).toBe('4.3')
    expect(formatOneDecimal('400')).toBe('400.0')
    expect(formatOneDecimal(-0.01)).toBe('0.0')
    expect(formatOneDecimal(NaN)).toBe('0.0')
  })

  test('an amount becomes a number where one is needed', () => {
    expect(toNumber('12.50')).toBe(12.5)
  })
})
