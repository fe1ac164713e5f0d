import { describe, expect, test } from 'vitest'
import { deliveryFee, freeDeliveryFrom } from './delivery-fee'
import type { DeliveryTable } from './settings'

const bands = [
  { above: 0, upTo: 5, fee: '30' },
  { above: 5, upTo: 10, fee: '49.999' },
  { above: 8, upTo: 10, fee: '60' },
]
const byDistance: DeliveryTable = { basis: 'distance', bands }
const byAmount: DeliveryTable = { basis: 'amount', bands }

describe('the delivery fee', () => {
  test.each([
    [0, '0'],
    [0.1, '30'],
    [5, '30'],
    [5.01, '50'],
    [9, '60'],
    [10.01, '0'],
  ])('at a distance of %s is %s: above a band’s start, not beyond its end, the last match wins', (distance, fee) => {
    expect(deliveryFee({ table: byDistance, distance, subtotal: '7' })).toBe(fee)
  })

  test('is 0 while the distance is not known', () => {
    expect(deliveryFee({ table: byDistance, distance: null, subtotal: '7' })).toBe('0')
  })

  test('goes by the whole part of the subtotal where the vendor says so', () => {
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

describe('delivery for nothing', () => {
  const charging = [
    { above: 0, upTo: 20, fee: '3.95' },
    { above: 20, upTo: 40, fee: '1.95' },
  ]

  test.each([
    ['beyond the last band that charges, by whole amounts', charging, '41'],
    ['whatever free bands follow', [...charging, { above: 40, upTo: 9999, fee: '0' }], '41'],
    ['never said of a table that charges nothing', [{ above: 0, upTo: 40, fee: '0' }], null],
  ])('begins %s', (_, table, from) => {
    expect(freeDeliveryFrom({ basis: 'amount', bands: table })).toBe(from)
    if (from)
      expect(deliveryFee({ table: { basis: 'amount', bands: table }, distance: null, subtotal: from })).toBe('0')
  })

  test('does not come with a distance', () => {
    expect(freeDeliveryFrom({ basis: 'distance', bands: charging })).toBeNull()
    expect(freeDeliveryFrom({ basis: 'none', bands: charging })).toBeNull()
  })
})
