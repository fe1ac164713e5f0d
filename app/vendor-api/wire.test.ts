import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Vendor } from './index.server'
import { stubVendor } from './stub-vendor.test-support'
import * as wire from './wire'
import { point } from './wire-fields'
import { toImage } from './wire-values'

const nothing = [undefined, null, '', [], {}]

describe('scalars', () => {
  test('the text null is none, except in what customers type', () => {
    for (const type of [wire.text, wire.optionalId, wire.timeText, wire.plainText, wire.image]) {
      expect(type.parse(' null ')).toBe('')
    }
    expect(wire.id.safeParse('null').success).toBe(false)
    expect(wire.listOfNames.parse(['null', 'Thai'])).toEqual(['Thai'])
    expect(wire.flagIfPresent.parse('null')).toBeUndefined()
    expect(wire.typedText.parse('null')).toBe('null')
    expect(wire.text.parse('Null Island')).toBe('Null Island')
  })

  test('text and ids may be numbers or text', () => {
    expect([' a ', 7, null, undefined, {}, true, Infinity].map((value) => wire.text.parse(value))).toEqual([
      'a',
      '7',
      '',
      '',
      '',
      '',
      '',
    ])
    expect([901, '901'].map((value) => wire.id.parse(value))).toEqual(['901', '901'])
  })

  test("what HTML escapes in a text is shown as the vendor's staff typed it; addresses keep their parameters", () => {
    const escaped = [
      'Ben &amp; Jerry&#039;s',
      '&quot;5 &lt; 6&quot;',
      'Caf&eacute;',
      'AT&T',
      '?a=1&copy=2',
      '&amp;amp;',
    ]
    expect(escaped.map((value) => wire.text.parse(value))).toEqual([
      "Ben & Jerry's",
      '"5 < 6"',
      'Café',
      'AT&T',
      '?a=1&copy=2',
      '&amp;',
    ])
    expect(wire.listOfNames.parse(['Fish &amp; Chips'])).toEqual(['Fish & Chips'])
    expect(wire.webAddress.parse('https://pay.test/?a=1&amp;b=2&copy=3')).toBe('https://pay.test/?a=1&b=2&copy=3')
  })

  test('a missing id is an error, a missing optional id is empty', () => {
    for (const value of nothing) expect(wire.id.safeParse(value).success).toBe(false)
    const values = [null, '', 0, '0', 'null', 5].map((value) => wire.optionalId.parse(value))
    expect(values).toEqual(['', '', '', '', '', '5'])
  })

  test('numbers may be text; missing and invalid ones are the default', () => {
    expect([5, '5', ' 5.5 ', '', null, 'x', NaN, []].map((value) => wire.number(30).parse(value))).toEqual([
      5, 5, 5.5, 30, 30, 30, 30, 30,
    ])
  })

  test('amounts may be text or number', () => {
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
    expect(['1', 1, true, 'true', 'TRUE'].every((value) => wire.flag.parse(value))).toBe(true)
    expect(['0', 0, false, '', null, undefined, '2', 'no'].some((value) => wire.flag.parse(value))).toBe(false)
  })

  test('a switch that is on by default is on when missing', () => {
    expect([undefined, null, '', '1'].every((value) => wire.unlessOff.parse(value))).toBe(true)
    expect(['0', 0, false, 'False'].some((value) => wire.unlessOff.parse(value))).toBe(false)
  })

  test('Yes and active count as on', () => {
    expect(['Yes', 'yes', 1, 'No', '0', null].map((value) => wire.yesNo.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(['active', 'Active', 'inactive', null, 1].map((value) => wire.activeFlag.parse(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('a colour is a hex colour alone, because it ends up in a style', () => {
    expect(['#ffe9c7', '#FFF', '#fff;x', 'x#fff', 'red', null].map((value) => wire.color.parse(value))).toEqual([
      '#ffe9c7',
      '#FFF',
      '',
      '',
      '',
      '',
    ])
  })

  test('a moment that does not exist is null', () => {
    const texts = ['1970-01-01 00:00:01', '2026-13-45 10:00:00', null]
    expect(texts.map((value) => wire.utcMoment.parse(value))).toEqual([1000, null, null])
  })

  test.each(['10:00:00+02:00', '10:00:00 +0200', '10:00:00.000+02', '08:00:00Z', '08:00:00 UTC', '04:30:00-03:30'])(
    'the moment of %s honours its offset',
    (time) => {
      expect(wire.utcMoment.parse(`2026-01-02T${time}`)).toBe(Date.UTC(2026, 0, 2, 8))
    },
  )

  test('an address is one of the web that can be followed', () => {
    expect(wire.webAddress.parse('HTTPS://a.test')).toBe('HTTPS://a.test')
    for (const value of ['javascript:alert(1)//https://a.test', 'https://', 'a.test'])
      expect(wire.webAddress.parse(value)).toBe('')
  })

  test('half an emoji, left where a text was cut, is replaced, so that addresses can be made of ids', () => {
    expect(['914\ud83d', 'Pizza 🍕'].map((value) => wire.text.parse(value))).toEqual(['914\ufffd', 'Pizza 🍕'])
  })

  test('a date and time exist, or are empty', () => {
    const texts = [
      '2026-11-26T16:39:00.000000Z',
      '2026-11-26 16:39',
      '2026-13-45 10:00:00',
      '0000-00-00 00:00:00',
      '2026-11-26',
      'on 2026-11-26 16:39',
      '2026-11-26 04:39:00 PM',
      '2026-11-26 12:05 am',
      '2026-11-26 16:39:00 UTC',
    ]
    expect(texts.map((value) => wire.dateTime.parse(value))).toEqual([
      '2026-11-26 16:39:00',
      '2026-11-26 16:39:00',
      '',
      '',
      '',
      '',
      '2026-11-26 16:39:00',
      '2026-11-26 00:05:00',
      '2026-11-26 16:39:00',
    ])
  })

  test.each([
    ['2026-11-26 16:39:00', '2026-11-26 16:39:00'],
    ['2026-11-26T16:39:00.000000Z', '2026-11-26 16:39:00'],
    ['26 Nov 2026', '26 Nov 2026'],
    ['0000-00-00 00:00:00', ''],
    ['0000-00-00', ''],
    ['1795711140', ''],
    [1_795_711_140, ''],
    [null, ''],
  ])('the time %j is shown as %j', (sent, shown) => {
    expect(wire.timeText.parse(sent)).toBe(shown)
  })

  test('a date is one that exists, with or without a time', () => {
    const texts = ['2026-11-26', '2026-11-26T00:00:00.000000Z', '2026-02-31', '26 Nov', null]
    expect(texts.map((value) => wire.date.parse(value))).toEqual(['2026-11-26', '2026-11-26', '', '', ''])
  })

  test('a time is the part after the last blank', () => {
    expect(
      ['2024-05-17 08:00:00', '8:05', '23:00:00', '', null, 'soon'].map((value) => wire.time.parse(value)),
    ).toEqual(['08:00:00', '08:05:00', '23:00:00', '', '', ''])
  })

  test('coordinates may be numbers or text; degrees that no place has are null', () => {
    const latitudes = ['23.0225', 72, 0, '', null, 'north', 120].map((wire) => point.parse([wire, 1])?.latitude ?? null)
    expect(latitudes).toEqual([23.0225, 72, 0, null, null, null, null])
    const longitudes = ['-122.4', 120, 180, 181].map((wire) => point.parse([1, wire])?.longitude ?? null)
    expect(longitudes).toEqual([-122.4, 120, 180, null])
  })

  test('a currency sign is decoded to plain text, also if it was escaped twice', () => {
    const wireSigns = ['&#x20B9;', '&amp;#x20B9;', '<b>&pound;</b>', '&lt;b&gt;&amp;pound;&lt;/b&gt;', '$', null]
    expect(wireSigns.map((value) => wire.plainText.parse(value))).toEqual(['₹', '₹', '£', '£', '$', ''])
  })
})

describe('lists', () => {
  const Row = z.object({ id: wire.id })

  test('a missing list is empty', () => {
    for (const value of [...nothing, 'none', 0]) expect(wire.list(Row).parse(value)).toEqual([])
  })

  test('a bad element is left out, an unusual one normalised', () => {
    expect(wire.list(Row).parse([{ id: 1 }, { id: null }, null, 'x', [], { id: '2' }])).toEqual([
      { id: '1' },
      { id: '2' },
    ])
  })

  test('a list with gaps, which PHP sends as an object with its indices, is a list', () => {
    expect(wire.list(Row).parse({ 1: { id: 1 }, 4: { id: 2 } })).toEqual([{ id: '1' }, { id: '2' }])
    expect(wire.oneOfList(Row).parse({ 1: { id: 1 } })).toEqual({ id: '1' })
    expect(wire.listOfNames.parse({ 0: 'Pizza', 2: 'Thai' })).toEqual(['Pizza', 'Thai'])
  })

  test('an object whose names only contain digits is one thing', () => {
    expect(wire.oneOfList(z.object({ line1: wire.text })).parse({ line1: 'A' })).toEqual({ line1: 'A' })
    expect(wire.oneOfList(z.object({ '2nd': wire.text })).parse({ '2nd': 'A' })).toEqual({ '2nd': 'A' })
  })

  test('a page counts the sent elements', () => {
    expect(wire.page(Row).parse([{ id: 1 }, {}])).toEqual({ sent: 2, rows: [{ id: '1' }] })
  })

  test('a row that comes again is left out; a page still counts it', () => {
    const rows = [{ id: 1 }, { id: '1' }, { id: 2 }]
    expect(wire.listById(Row).parse(rows)).toEqual([{ id: '1' }, { id: '2' }])
    expect(wire.page(Row).parse(rows)).toEqual({ sent: 3, rows: [{ id: '1' }, { id: '2' }] })
  })

  test.each<[string, object, (vendor: Vendor) => Promise<object[]>]>([
    ['addresses', { shiping_id: 801, latitude: 23, longitude: 72 }, ({ addresses }) => addresses.list()],
    ['offers', { id: 1, coupon_code: 'A' }, ({ offers }) => offers.list({ place: null, mode: 'delivery' })],
    ['subscriptions', { subscription_id: 9 }, async (it) => (await it.subscriptions.list('5501')).rows],
    ['questions', { question: 'How?', answer: 'So.' }, ({ support }) => support.faqs()],
    ['reviews', { rating: 5, user_name: 'Ravi' }, ({ stores }) => stores.reviews('1')],
    ['headers of a menu', { restaurant_menu_id: 7, menu_name: 'Salads' }, ({ menus }) => menus.headers('1')],
    [
      'sections of a menu at a table',
      { restaurant_menu_id: 7, menu_item_detail: [{ item_id: 1, price: 5 }] },
      async ({ menus }) => (await menus.atTable('7'))?.sections ?? [],
    ],
    ['cuisines', { cuisine_id: 3, cuisine_name: 'Thai' }, ({ home }) => home.cuisines()],
  ])('%s that come twice are there once', async (_, row, read) => {
    const answer = { code: 200, Result: [row, row], restaurant_details: { restaurant_id: 7 } }
    expect(await read(stubVendor(answer).vendor)).toHaveLength(1)
  })

  test('a single object may come alone or in a list, which may be empty', () => {
    for (const value of [{ id: 1 }, [{ id: 1 }]]) expect(wire.oneOfList(Row).parse(value)).toEqual({ id: '1' })
    for (const value of [...nothing, [{}], [null], 'x', ['x'], [[{ id: 1 }]]])
      expect(wire.oneOfList(Row).parse(value)).toBeNull()
  })

  test('names may be a list, text or missing', () => {
    expect(wire.listOfNames.parse(['Pizza', null, ' Thai '])).toEqual(['Pizza', 'Thai'])
    expect(wire.listOfNames.parse('Pizza')).toEqual(['Pizza'])
    expect(wire.listOfNames.parse(null)).toEqual([])
  })
})

describe('things under our names', () => {
  const Thing = wire.named({
    id: [wire.id, 'thing_id'],
    label: [wire.firstFilled(wire.text), 'label', 'labels.short'],
    state: [wire.word({ soldout: 'sold-out' } as const, 'other'), 'state'],
    keys: [wire.anything.transform((whole) => Object.keys(whole as object).length)],
  })

  test('a field may have one name, one of several, one inside a part, or be about the whole object', () => {
    expect(Thing.parse({ thing_id: 7, label: 'A', labels: { short: 'B' }, state: 'Sold Out' })).toEqual({
      id: '7',
      label: 'A',
      state: 'sold-out',
      keys: 4,
    })
    expect(Thing.parse({ thing_id: 7, label: '', labels: [{ short: 'B' }], state: 'constructor' })).toMatchObject({
      label: 'B',
      state: 'other',
    })
    expect(Thing.parse({ thing_id: 7, labels: 'B' })).toMatchObject({ label: '', state: 'other' })
  })

  test('anything but an object, and one whose field is an error, is an error', () => {
    for (const value of [...nothing, 'x', [{ thing_id: 7 }]]) expect(Thing.safeParse(value).success).toBe(false)
  })
})

describe('pictures', () => {
  const folder = 'https://cdn.test/logo/'

  test('an absolute address is kept, a file name is joined with its folder', () => {
    expect(toImage('https://x.test/a.png', folder)).toBe('https://x.test/a.png')
    expect(toImage('a b.png', folder)).toBe('https://cdn.test/logo/a%20b.png')
    expect(toImage('//x.test/a.png', folder)).toBe('https://x.test/a.png')
    expect(toImage('/2026/a.png', folder)).toBe('https://cdn.test/logo/2026/a.png')
    expect(toImage('at noon: 1.png', folder)).toBe('https://cdn.test/logo/at%20noon:%201.png')
  })

  test('a name without folder, a foreign scheme and a missing value give no picture', () => {
    for (const name of ['a.png', 'javascript:alert(1)', 'data:image/png;base64,x', '', null])
      expect(toImage(name)).toBe('')
    expect(toImage('javascript:alert(1)', folder)).toBe('')
  })
})

test('no text of a vendor takes longer than its length, because every brand waits meanwhile', () => {
  const { user } = process.cpuUsage()
  expect(wire.plainText.parse('<'.repeat(200_000))).toHaveLength(200_000)
  expect(toImage('a.png', `https://cdn.test${'/'.repeat(200_000)}x`)).toMatch(/x\/a\.png$/)
  // In microseconds: a search from every character takes minutes.
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000)
})
