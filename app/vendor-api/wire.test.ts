import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import * as wire from './wire'
import { toImage } from './wire-values'

const nothing = [undefined, null, '', [], {}]

describe('scalars', () => {
  test('text and ids come as number or text', () => {
    expect([' a ', 7, null, undefined, {}, true].map((value) => wire.text.parse(value))).toEqual([
      'a',
      '7',
      '',
      '',
      '',
      '',
    ])
    expect([901, '901'].map((value) => wire.id.parse(value))).toEqual(['901', '901'])
  })

  test('a missing id is an error, an optional one is empty', () => {
    for (const value of nothing) expect(wire.id.safeParse(value).success).toBe(false)
    expect([null, '', 0, '0', 5].map((value) => wire.optionalId.parse(value))).toEqual(['', '', '', '', '5'])
  })

  test('numbers come as text; nothing and garbage are the default', () => {
    expect([5, '5', ' 5.5 ', '', null, 'x', NaN, []].map((value) => wire.number(30).parse(value))).toEqual([
      5, 5, 5.5, 30, 30, 30, 30, 30,
    ])
  })

  test('amounts come as text or number', () => {
    expect(['120.50', 120, null, '', 'x'].map((value) => wire.money.parse(value))).toEqual([
      '120.5',
      '120',
      '0',
      '0',
      '0',
    ])
    expect([null, '', 0].map((value) => wire.moneyOrNull.parse(value))).toEqual([null, null, '0'])
  })

  test('"0" is off', () => {
    expect(['1', 1, true, 'true'].every((value) => wire.flag.parse(value))).toBe(true)
    expect(['0', 0, false, '', null, undefined, '2', 'no'].some((value) => wire.flag.parse(value))).toBe(false)
  })

  test('what is on unless said otherwise is on when missing', () => {
    expect([undefined, null, '', '1'].every((value) => wire.unlessOff.parse(value))).toBe(true)
    expect(['0', 0, false].some((value) => wire.unlessOff.parse(value))).toBe(false)
  })

  test('Yes and active are words', () => {
    expect(['Yes', 'yes', 1, 'No', '0', null].map((value) => wire.yesNo.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(['active', 'inactive', null, 1].map((value) => wire.activeFlag.parse(value))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('a time is what follows the last blank', () => {
    expect(
      ['2024-05-17 08:00:00', '8:05', '23:00:00', '', null, 'soon'].map((value) => wire.time.parse(value)),
    ).toEqual(['08:00:00', '08:05:00', '23:00:00', '', '', ''])
  })

  test('coordinates come as number or text; no place is null', () => {
    expect(['23.0225', 72, 0, '', null, 'north', 999].map((value) => wire.coordinate.parse(value))).toEqual([
      23.0225,
      72,
      0,
      null,
      null,
      null,
      null,
    ])
  })

  test('a currency sign is decoded to plain text', () => {
    expect(['&#x20B9;', '<b>&pound;</b>', '$', null].map((value) => wire.plainText.parse(value))).toEqual([
      '₹',
      '£',
      '$',
      '',
    ])
  })
})

describe('lists', () => {
  const Row = z.object({ id: wire.id })

  test('nothing is an empty list', () => {
    for (const value of [...nothing, 'none', 0]) expect(wire.list(Row).parse(value)).toEqual([])
  })

  test('a bad element is left out, an odd one is normalised', () => {
    expect(wire.list(Row).parse([{ id: 1 }, { id: null }, null, 'x', [], { id: '2' }])).toEqual([
      { id: '1' },
      { id: '2' },
    ])
  })

  test('a page counts what was sent', () => {
    expect(wire.page(Row).parse([{ id: 1 }, {}])).toEqual({ sent: 2, rows: [{ id: '1' }] })
  })

  test('one thing comes alone or in a list, and may be empty there', () => {
    for (const value of [{ id: 1 }, [{ id: 1 }]]) expect(wire.oneOfList(Row).parse(value)).toEqual({ id: '1' })
    for (const value of [...nothing, [{}], [null], 'x']) expect(wire.oneOfList(Row).parse(value)).toBeNull()
  })

  test('names come as list, text or nothing', () => {
    expect(wire.listOfNames.parse(['Pizza', null, ' Thai '])).toEqual(['Pizza', 'Thai'])
    expect(wire.listOfNames.parse('Pizza')).toEqual(['Pizza'])
    expect(wire.listOfNames.parse(null)).toEqual([])
  })
})

describe('pictures', () => {
  const folder = 'https://cdn.test/logo/'

  test('an absolute address stays, a file name is joined with its folder', () => {
    expect(toImage('https://x.test/a.png', folder)).toBe('https://x.test/a.png')
    expect(toImage('a b.png', folder)).toBe('https://cdn.test/logo/a%20b.png')
    expect(toImage('//x.test/a.png', folder)).toBe('https://x.test/a.png')
  })

  test('a name without folder, a foreign scheme and nothing give no picture', () => {
    for (const name of ['a.png', 'javascript:alert(1)', 'data:image/png;base64,x', '', null])
      expect(toImage(name)).toBe('')
    expect(toImage('javascript:alert(1)', folder)).toBe('')
  })
})
