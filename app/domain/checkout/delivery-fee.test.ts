import { describe, expect, test } from 'vitest'
import { openEnd, type Courier, type DeliveryTable } from '~/domain/brand/settings'
import type { Zone } from '~/domain/place/zone'
import { aZone } from '~/domain/test-builders'
import {
  courierOf,
  deliveryCost,
  deliveryFee,
  deliveryTerms,
  freeDeliveryFrom,
  quotedFee,
  type DeliveryQuote,
} from './delivery-fee'

const bands = [
  { above: 0, upTo: 5, fee: '30' },
  { above: 5, upTo: 10, fee: '50' },
  { above: 8, upTo: 10, fee: '60' },
]
const firstUnknown = bands.map((band, at) => (at === 0 ? { ...band, fee: null } : band))
const byDistance: DeliveryTable = { basis: 'distance', bands }
const byAmount: DeliveryTable = { basis: 'amount', bands }

test("the store's courier brings its orders, else the vendor's, unless the store delivers itself", () => {
  const courier = (own?: Courier | null) =>
    courierOf({ store: { overrides: own === undefined ? {} : { courier: own } }, settings: { courier: 'dunzo' } })
  expect([courier(), courier(null), courier('porter')]).toEqual(['dunzo', null, 'porter'])
})

describe('the delivery fee', () => {
  test.each([
    [0, '0'],
    [0.1, '30'],
    [5, '30'],
    [5.01, '50'],
    [10, '60'],
    [10.01, null],
  ])('for a distance of %s is %s: above a band’s start, up to its end, the last match wins', (distance, fee) => {
    expect(deliveryFee({ table: byDistance, distance, subtotal: '7' })).toBe(fee)
  })

  test('is unknown only in a band whose fee is unknown', () => {
    const table = { ...byDistance, bands: firstUnknown }
    expect([2, 9].map((distance) => deliveryFee({ table, distance, subtotal: '7' }))).toEqual([null, '60'])
  })

  test('is unknown if the distance is unknown', () => {
    expect(deliveryFee({ table: byDistance, distance: null, subtotal: '7' })).toBeNull()
  })

  test('is 0 if a table by distance charges nothing', () => {
    expect(deliveryFee({ table: { basis: 'distance', bands: [] }, distance: 2, subtotal: '7' })).toBe('0')
    expect(deliveryFee({ table: { basis: 'distance', bands: [] }, distance: null, subtotal: '7' })).toBe('0')
  })

  test('uses the whole part of the subtotal if the vendor says so', () => {
    expect(deliveryFee({ table: byAmount, distance: null, subtotal: '5.99' })).toBe('30')
    expect(deliveryFee({ table: byAmount, distance: 2, subtotal: '6' })).toBe('50')
    expect(deliveryFee({ table: byAmount, distance: 2, subtotal: '0.99' })).toBe('0')
  })

  test('is 0 without a table and never negative', () => {
    expect(deliveryFee({ table: { basis: 'none', bands }, distance: 2, subtotal: '7' })).toBe('0')
    expect(
      deliveryFee({
        table: { basis: 'distance', bands: [{ above: 0, upTo: 5, fee: '-3' }] },
        distance: 2,
        subtotal: '7',
      }),
    ).toBe('0')
  })
})

describe('free delivery', () => {
  const charging = [
    { above: 0, upTo: 20, fee: '3.95' },
    { above: 20, upTo: 40, fee: '1.95' },
  ]

  test.each([
    ['beyond the last band that charges, by whole amounts', charging, '41'],
    ['whatever free bands follow', [...charging, { above: 40, upTo: 9999, fee: '0' }], '41'],
    ['beyond its only band', [{ above: 0, upTo: 20, fee: '3.95' }], '21'],
    ['beyond the whole amounts of a band that ends within one', [{ above: 0, upTo: 20.5, fee: '3.95' }], '21'],
    ['beyond a band whose fee is unknown', [{ above: 0, upTo: 20, fee: null }], '21'],
    ['never said of a table that charges nothing', [{ above: 0, upTo: 40, fee: '0' }], null],
  ])('starts %s', (_, table, from) => {
    expect(freeDeliveryFrom({ table: { basis: 'amount', bands: table }, freeAbove: null })).toBe(from)
    if (!from) return
    const feeAt = (subtotal: number) =>
      deliveryFee({ table: { basis: 'amount', bands: table }, distance: null, subtotal: String(subtotal) })
    expect([feeAt(Number(from) - 0.01), feeAt(Number(from))]).toEqual([expect.not.stringMatching(/^0$/), '0'])
  })

  test('is never offered where the last band charges and has no end', () => {
    const table: DeliveryTable = { basis: 'amount', bands: [...charging, { above: 40, upTo: openEnd, fee: '1' }] }
    expect(freeDeliveryFrom({ table, freeAbove: null })).toBeNull()
    expect(freeDeliveryFrom({ table, freeAbove: '600' })).toBe('600')
    expect(deliveryCost({ table, freeAbove: null }, 2)).toEqual({ kind: 'from', amount: '1' })
  })

  test('is never offered for a table by distance', () => {
    expect(freeDeliveryFrom({ table: { basis: 'distance', bands: charging }, freeAbove: null })).toBeNull()
    expect(freeDeliveryFrom({ table: { basis: 'none', bands: charging }, freeAbove: '30' })).toBeNull()
    expect(freeDeliveryFrom({ table: { basis: 'distance', bands: [] }, freeAbove: '30' })).toBeNull()
  })

  test('starts where the zone promises it, or earlier if its table is free before that', () => {
    expect(freeDeliveryFrom({ table: { basis: 'distance', bands: charging }, freeAbove: '30.5' })).toBe('30.5')
    expect(freeDeliveryFrom({ table: { basis: 'distance', bands: charging.slice(1) }, freeAbove: '30' })).toBe('30')
    expect(freeDeliveryFrom({ table: { basis: 'amount', bands: charging }, freeAbove: '600' })).toBe('41')
    expect(freeDeliveryFrom({ table: { basis: 'amount', bands: charging }, freeAbove: '30' })).toBe('30')
    expect(freeDeliveryFrom({ table: { basis: 'distance', bands: charging }, freeAbove: '0' })).toBeNull()
  })
})

describe('the table that counts is', () => {
  const vendor = byDistance
  const other = [{ above: 0, upTo: 9, fee: '12' }]
  const zone = aZone({ delivery: { bands: other }, freeAbove: '600' })
  const termsFor = ({ zone, store }: { zone?: Zone; store?: Partial<DeliveryTable> }) =>
    deliveryTerms({ settings: { delivery: vendor }, store: { overrides: store ? { delivery: store } : {} }, zone })

  test('the store’s own, if a fee of it is unknown', () => {
    expect(termsFor({ store: { bands: firstUnknown } }).table.bands).toEqual(firstUnknown)
  })

  test('the vendor’s, if there is no other', () => {
    expect(termsFor({})).toEqual({ table: vendor, freeAbove: null })
    expect(termsFor({ zone: aZone() })).toEqual({ table: vendor, freeAbove: null })
  })

  test('the zone’s before the vendor’s; what it leaves out is the vendor’s', () => {
    expect(termsFor({ zone })).toEqual({ table: { basis: 'distance', bands: other }, freeAbove: '600' })
    expect(termsFor({ zone: aZone({ freeAbove: '600' }) })).toEqual({ table: vendor, freeAbove: '600' })
    const byItself = aZone({ delivery: { basis: 'amount', bands: other } })
    expect(termsFor({ zone: byItself }).table).toEqual({ basis: 'amount', bands: other })
  })

  test('the store’s own before both, whatever the zone promises', () => {
    expect(termsFor({ zone, store: { bands: [] } })).toEqual({
      table: { basis: 'distance', bands: [] },
      freeAbove: null,
    })
    expect(termsFor({ zone, store: { basis: 'none' } }).table.basis).toBe('none')
  })

  test.each([{ above: 6 }, { upTo: 11 }, { fee: '61' }])('the store’s own if one band of it differs by %o', (part) => {
    const own = bands.map((band, at) => (at === 2 ? { ...band, ...part } : band))
    expect(termsFor({ zone, store: { bands: own } }).table.bands).toEqual(own)
  })

  test("the vendor's, if the store's only repeats it", () => {
    const copy = bands.map((band) => ({ ...band, fee: `${band.fee}${band.fee.includes('.') ? '0' : '.00'}` }))
    expect(termsFor({ zone, store: { basis: 'distance', bands: copy } }).table.bands).toEqual(other)
  })
})

describe('the fee of one delivery', () => {
  const terms = { table: byDistance, freeAbove: '600' }
  const deliveryQuote = (part: Partial<DeliveryQuote>): DeliveryQuote => ({
    courier: null,
    quotationId: '',
    fee: null,
    distance: null,
    ...part,
  })
  const fee = (part: Partial<Parameters<typeof quotedFee>[1]>, of = terms) =>
    quotedFee(of, { deliveryQuote: null, distance: 4, subtotal: '100', ...part })

  test('is the table’s, and 0 from the zone’s subtotal on', () => {
    expect(fee({})).toBe('30')
    expect(fee({ subtotal: '599.99' })).toBe('30')
    expect(fee({ subtotal: '600.00' })).toBe('0')
    expect(fee({}, { ...terms, freeAbove: '0' })).toBe('30')
  })

  test("is the courier's offer, whatever the tables and the zone say", () => {
    expect(fee({ deliveryQuote: deliveryQuote({ courier: 'porter', fee: '48.355' }), subtotal: '900' })).toBe('48.355')
    expect(fee({ deliveryQuote: deliveryQuote({ courier: 'dunzo', fee: '0' }) })).toBe('0')
    expect(fee({ deliveryQuote: deliveryQuote({ courier: 'dunzo', fee: '-5' }) })).toBe('0')
  })

  test('by road is what the vendor charges for it, else the table’s', () => {
    expect(fee({ deliveryQuote: deliveryQuote({ fee: '35', distance: 5.2 }) })).toBe('35')
    expect(fee({ deliveryQuote: deliveryQuote({ fee: '-5', distance: 5.2 }) })).toBe('0')
    expect(fee({ deliveryQuote: deliveryQuote({ distance: 5.2 }), distance: 5.2 })).toBe('50')
    expect(fee({ deliveryQuote: deliveryQuote({ fee: '35' }), subtotal: '600' })).toBe('0')
    expect(fee({ deliveryQuote: deliveryQuote({ fee: '35' }) }, { table: byAmount, freeAbove: '900' })).toBe('0')
  })
})

describe('what a delivery costs before anything is in the cart', () => {
  const free: DeliveryTable = { basis: 'distance', bands: [{ above: 0, upTo: 5, fee: '0' }] }
  const freeNear: DeliveryTable = { ...free, bands: [...free.bands, { above: 5, upTo: openEnd, fee: '30' }] }
  test.each<[string, DeliveryTable, number | null, ReturnType<typeof deliveryCost>]>([
    ['is the least fee of all bands while the distance is not known', byDistance, null, { kind: 'from', amount: '30' }],
    ['is the least fee of the bands that the distance can still be in', byDistance, 6, { kind: 'from', amount: '50' }],
    ['is not known beyond the table', byDistance, 10.01, null],
    ['is not known where a fee is not', { ...byDistance, bands: firstUnknown }, 2, null],
    [
      'is known beyond the band whose fee is not',
      { ...byDistance, bands: firstUnknown },
      6,
      { kind: 'from', amount: '50' },
    ],
    ['is not known beyond its only band', { basis: 'distance', bands: bands.slice(0, 1) }, 5.01, null],
    ['is that of the last band at its end', byDistance, 10, { kind: 'from', amount: '50' }],
    ['is nothing without a table', { basis: 'none', bands }, 2, { kind: 'free' }],
    ['is nothing where a table by distance charges for none', { basis: 'distance', bands: [] }, 2, { kind: 'free' }],
    ['is nothing where the nearest band is free', free, 2, { kind: 'free' }],
    ['is nothing in a free band before one that charges', freeNear, 2, { kind: 'free' }],
    ['is not said while the distance may be in a free band or not', freeNear, null, null],
    ['is that of the bands beyond a free one', freeNear, 6, { kind: 'from', amount: '30' }],
    ['is not said where a table by amount charges only for large orders', { ...freeNear, basis: 'amount' }, 2, null],
    ['is nothing where a table by amount charges for none', { ...free, basis: 'amount' }, 9, { kind: 'free' }],
    ['is nothing from the subtotal on from which it is free', byAmount, 2, { kind: 'free-from', amount: '11' }],
  ])('%s', (_, table, distance, cost) => {
    expect(deliveryCost({ table, freeAbove: null }, distance)).toEqual(cost)
  })

  test('is that of the distance, although the zone delivers free from a subtotal on', () => {
    expect(deliveryCost({ table: byDistance, freeAbove: '600' }, 6)).toEqual({ kind: 'from', amount: '50' })
    expect(deliveryCost({ table: byAmount, freeAbove: '9' }, 6)).toEqual({ kind: 'free-from', amount: '9' })
  })
})
