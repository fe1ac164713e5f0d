import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couriers } from '~/domain/brand/settings'
import { lineTotal } from '~/domain/cart/cart'
import {
  add,
  atLeastZero,
  compareMoney,
  formatMoney,
  parseMoney,
  roundMoney,
  subtract,
  wireMoney,
} from '~/domain/money/money'
import { aPricedLine, aStoreDetail, aZone, noBill, someSettings } from '~/domain/test-builders'
import { billAsShown, billRows, cartAmounts, type AmountsInput } from './amounts'

const amounts = (part: Partial<AmountsInput> = {}) =>
  cartAmounts({
    lines: [aPricedLine({ unitPrice: '220', quantity: 2 })],
    store: aStoreDetail(),
    settings: someSettings(),
    mode: 'delivery',
    destination: { latitude: 23.02, longitude: 72 },
    ...part,
  })

const byDistance = someSettings({ delivery: { basis: 'distance', bands: [{ above: 0, upTo: 5, fee: '30' }] } })

describe('the amounts of a cart', () => {
  test('are lines, tax and delivery fee', () => {
    expect(amounts({ settings: byDistance })).toEqual({
      subtotal: '440',
      taxPercent: '5',
      tax: '22',
      packaging: '0',
      convenience: '0',
      distance: '2.2',
      deliveryFee: '30',
      isFeeKnown: true,
      tip: '0',
      discount: '0',
      cashback: '0',
      total: '492',
    })
  })

  test('leave out unavailable lines', () => {
    const gone = aPricedLine({ itemId: '902', state: 'unavailable', packagingCharge: '10' })
    expect(amounts({ lines: [aPricedLine(), gone] })).toEqual(amounts({ lines: [aPricedLine()] }))
  })

  test('are all 0 for an empty cart, whatever the store charges', () => {
    const store = aStoreDetail({
      packaging: { kind: 'fixed', value: '10' },
      convenience: { kind: 'fixed', value: '10' },
    })
    const delivery = { basis: 'amount' as const, bands: [{ above: -1, upTo: 100, fee: '30' }] }
    const empty = amounts({
      lines: [],
      store,
      settings: someSettings({ delivery }),
      tip: '20',
      coupon: { discount: '5', cashback: '5' },
    })
    expect(empty).toMatchObject(noBill)
  })
})

describe('tax', () => {
  test('is not added if vendor or store say that prices include it', () => {
    expect(amounts({ settings: someSettings({ addsTax: false }) })).toMatchObject({
      tax: '0',
      taxPercent: '0',
      total: '440',
    })
    expect(amounts({ store: aStoreDetail({ overrides: { addsTax: false } }) })).toMatchObject({
      tax: '0',
      taxPercent: '0',
    })
  })

  test('is added if the store says so against the vendor', () => {
    expect(
      amounts({ store: aStoreDetail({ overrides: { addsTax: true } }), settings: someSettings({ addsTax: false }) })
        .tax,
    ).toBe('22')
  })

  test("uses an item's own percentage", () => {
    const lines = [
      aPricedLine({ unitPrice: '100' }),
      aPricedLine({ itemId: '902', unitPrice: '100', taxPercent: '12.5' }),
    ]
    expect(amounts({ lines })).toMatchObject({ tax: '17.5', taxPercent: '5' })
    expect(amounts({ lines: [aPricedLine({ taxPercent: '0' })] }).tax).toBe('0')
  })

  test('is computed before the discount', () => {
    expect(amounts({ coupon: { discount: '440', cashback: '0' } }).tax).toBe('22')
  })

  test('is 0 if the percentage is not a number', () => {
    expect(amounts({ store: aStoreDetail({ taxPercent: '-5' }) }).tax).toBe('0')
    expect(amounts({ store: aStoreDetail({ taxPercent: 'GST' }) })).toMatchObject({ tax: '0', taxPercent: '0' })
  })
})

describe('charges', () => {
  const lines = [aPricedLine({ unitPrice: '100', quantity: 3, packagingCharge: '2.5' })]

  test('count once per order if fixed, per unit if they belong to items', () => {
    const store = aStoreDetail({
      packaging: { kind: 'fixed', value: '10' },
      convenience: { kind: 'fixed', value: '4' },
    })
    expect(amounts({ lines, store })).toMatchObject({ packaging: '17.5', convenience: '4', total: '336.5' })
  })

  test('percentages are of the subtotal', () => {
    const store = aStoreDetail({
      packaging: { kind: 'percentage', value: '1' },
      convenience: { kind: 'percentage', value: '2.5' },
    })
    expect(amounts({ lines, store })).toMatchObject({ packaging: '10.5', convenience: '7.5' })
  })

  test('are left out if the vendor refuses them', () => {
    const store = aStoreDetail({
      packaging: { kind: 'fixed', value: '10' },
      convenience: { kind: 'fixed', value: '4' },
    })
    expect(amounts({ lines, store, withProposedCharges: false })).toMatchObject({
      packaging: '0',
      convenience: '0',
      total: '315',
    })
  })

  test('below zero count as 0', () => {
    const store = aStoreDetail({
      packaging: { kind: 'fixed', value: '-10' },
      convenience: { kind: 'percentage', value: '-4' },
    })
    const lines = [aPricedLine({ packagingCharge: '-1' }), aPricedLine({ itemId: '902', packagingCharge: '3' })]
    expect(amounts({ lines, store })).toMatchObject({
      packaging: '3',
      convenience: '0',
    })
  })
})

describe('delivery', () => {
  test('costs nothing for pickup, and there is no tip', () => {
    expect(amounts({ settings: byDistance, mode: 'pickup', tip: '20' })).toMatchObject({
      deliveryFee: '0',
      tip: '0',
      distance: '',
    })
  })

  test('uses the store’s own table and unit', () => {
    const delivery = { basis: 'distance' as const, bands: [{ above: 0, upTo: 2, fee: '15' }] }
    expect(
      amounts({ store: aStoreDetail({ overrides: { delivery, distanceUnit: 'mi' } }), settings: byDistance }),
    ).toMatchObject({
      deliveryFee: '15',
      distance: '1.4',
    })
  })

  test('uses the zone’s table, and is free from its subtotal on', () => {
    const delivery = { bands: [{ above: 0, upTo: 5, fee: '15' }] }
    const zone = (freeAbove: string | null) => aZone({ delivery, freeAbove })
    expect(amounts({ settings: byDistance, zone: zone('440.01') })).toMatchObject({ deliveryFee: '15', total: '477' })
    expect(amounts({ settings: byDistance, zone: zone('440') })).toMatchObject({ deliveryFee: '0', total: '462' })
    expect(amounts({ settings: byDistance, zone: zone('440'), mode: 'pickup' }).deliveryFee).toBe('0')
  })

  test("uses the distance by road if known, and a courier's offer before everything else", () => {
    const road = { courier: null, quotationId: '', fee: null, distance: 5.04 }
    expect(amounts({ settings: byDistance, deliveryQuote: road })).toMatchObject({ isFeeKnown: false, distance: '5.0' })
    expect(amounts({ settings: byDistance, deliveryQuote: { ...road, distance: 0 } })).toMatchObject({
      distance: '0.0',
    })
    const priced = amounts({ settings: byDistance, deliveryQuote: { ...road, fee: '50' } })
    expect(priced).toMatchObject({ deliveryFee: '50', isFeeKnown: true })
    const offer = { courier: 'dunzo' as const, quotationId: 'Q-1', fee: '48.35', distance: null }
    expect(amounts({ settings: byDistance, deliveryQuote: offer })).toMatchObject({
      deliveryFee: '48.35',
      distance: '2.2',
    })
    for (const distance of [NaN, Infinity, -1])
      expect(amounts({ settings: byDistance, deliveryQuote: { ...road, distance } })).toMatchObject({ distance: '2.2' })
  })

  test('has no distance and no known fee without both places', () => {
    const unknown = { deliveryFee: '0', isFeeKnown: false, distance: '' }
    expect(amounts({ settings: byDistance, destination: null })).toMatchObject(unknown)
    expect(amounts({ settings: byDistance, store: aStoreDetail({ location: null }) })).toMatchObject(unknown)
    expect(amounts({ settings: byDistance, mode: 'pickup' })).toMatchObject({ isFeeKnown: true })
  })

  test('has no known fee beyond the vendor’s table', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 }
    expect(amounts({ settings: byDistance, destination: london })).toMatchObject({ isFeeKnown: false, total: '462' })
  })

  test('includes the tip the customer chose, never a negative one', () => {
    expect(amounts({ tip: '20' })).toMatchObject({ tip: '20', total: '482' })
    expect(amounts({ tip: '-20' })).toMatchObject({ tip: '0', total: '462' })
  })
})

describe('coupons', () => {
  test('subtract a discount and only show a cashback', () => {
    expect(amounts({ coupon: { discount: '40', cashback: '10' } })).toMatchObject({
      discount: '40',
      cashback: '10',
      total: '422',
    })
  })

  test('give at most the subtotal and never add to the total', () => {
    expect(amounts({ coupon: { discount: '900', cashback: '900' } })).toMatchObject({
      discount: '440',
      cashback: '440',
      total: '22',
    })
    expect(amounts({ coupon: { discount: '-900', cashback: '-900' } })).toMatchObject({
      discount: '0',
      cashback: '0',
      total: '462',
    })
    expect(amounts({ coupon: null }).total).toBe('462')
  })
})

describe('whatever vendor and customer send', () => {
  const money = fc.oneof(
    fc.integer({ min: -5000, max: 100_000 }).map((value) => parseMoney(value / 1000)),
    fc.constantFrom('0', 'free', '', 'NaN', 'Infinity', '1e9', '-1', '999999999.99', '999999999999999.995'),
  )
  const charge = fc.record({ kind: fc.constantFrom('fixed' as const, 'percentage' as const), value: money })
  const line = fc.record({
    unitPrice: money,
    quantity: fc.integer({ min: 1, max: 9999 }),
    packagingCharge: money,
    taxPercent: fc.option(money),
    state: fc.constantFrom('same' as const, 'price-changed' as const, 'unavailable' as const),
  })
  const bands = fc.array(
    fc.record({
      above: fc.integer({ min: -1, max: 9 }),
      upTo: fc.integer({ min: 0, max: 999 }),
      fee: fc.option(money),
    }),
  )
  const place = fc.record({ latitude: fc.double(), longitude: fc.double() })
  const table = fc.record({ basis: fc.constantFrom('distance' as const, 'amount' as const, 'none' as const), bands })
  const zone = fc.record({ minimum: fc.option(money), delivery: fc.option(table), freeAbove: fc.option(money) })
  const overrides = fc.record(
    { delivery: table, addsTax: fc.boolean(), distanceUnit: fc.constantFrom('km' as const, 'mi' as const) },
    { requiredKeys: [] },
  )
  const deliveryQuote = fc.record({
    courier: fc.option(fc.constantFrom(...couriers)),
    quotationId: fc.string(),
    fee: fc.option(money),
    distance: fc.option(fc.double()),
  })
  const input: fc.Arbitrary<AmountsInput> = fc.record({
    lines: fc.array(line.map((part) => aPricedLine(part))),
    store: fc
      .record({ taxPercent: money, packaging: charge, convenience: charge, overrides })
      .map((part) => aStoreDetail(part)),
    settings: fc
      .record({
        addsTax: fc.boolean(),
        delivery: table,
        currency: fc.record({ sign: fc.constant('¤'), decimals: fc.constantFrom(0, 1, 2, 3, null) }),
      })
      .map((part) => someSettings(part)),
    mode: fc.constantFrom('delivery' as const, 'pickup' as const),
    destination: fc.option(place),
    zone: fc.option(zone.map((part) => aZone(part))),
    deliveryQuote: fc.option(deliveryQuote),
    tip: money,
    coupon: fc.option(fc.record({ discount: money, cashback: money })),
    withProposedCharges: fc.boolean(),
  })

  test('every row is a non-negative amount of the currency', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { distance, taxPercent, isFeeKnown: _, ...rows } = cartAmounts(given)
        for (const row of Object.values(rows)) {
          expect(row).toMatch(/^\d+(\.\d+)?$/)
          expect(row).toBe(roundMoney(row, given.settings.currency))
        }
        expect(taxPercent).toMatch(/^\d+(\.\d+)?$/)
        expect(distance).toMatch(/^(\d+\.\d)?$/)
      }),
    )
  })

  test('the total is the sum of its rows', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { subtotal, tax, packaging, convenience, deliveryFee, tip, discount, total } = cartAmounts(given)
        expect(total).toBe(subtract(add(subtotal, tax, packaging, convenience, deliveryFee, tip), discount))
        expect(total).toBe(roundMoney(total, given.settings.currency))
        expect(compareMoney(discount, subtotal)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('every row is shown as it is sent', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { currency } = given.settings
        const bill = cartAmounts(given)
        const shown = billAsShown(bill, currency)
        for (const row of billRows) {
          const read = formatMoney(shown[row], { ...currency, sign: '' }).replaceAll(',', '')
          expect(compareMoney(wireMoney(bill[row]), read)).toBe(0)
        }
      }),
    )
  })

  test('the shown rows of a vendor’s bill with more decimals add up to the shown total', () => {
    const exact = { subtotal: '100.004', tax: '5.006', packaging: '1.004', convenience: '0', deliveryFee: '20.005' }
    const bill = { ...exact, tip: '0', discount: '0', total: '126.019' }
    const shown = billAsShown(bill, { sign: '', decimals: 2 })
    expect(shown).toMatchObject({ subtotal: '100', tax: '5.01', packaging: '1', deliveryFee: '20.01', total: '126.02' })
  })

  test('the shown lines add up to the sent subtotal', () => {
    fc.assert(
      fc.property(input, (given) => {
        const currency = { ...given.settings.currency, sign: '' }
        const lines = given.lines.map((line) => formatMoney(lineTotal(line, currency), currency).replaceAll(',', ''))
        expect(add(...lines)).toBe(cartAmounts(given).subtotal)
      }),
    )
  })

  test('a courier’s offer is the delivery fee, and pickup is free, whatever else is charged', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { deliveryFee, tip, distance } = cartAmounts(given)
        if (given.mode === 'pickup') expect([deliveryFee, tip, distance]).toEqual(['0', '0', ''])
        const isDelivered = given.mode === 'delivery' && given.lines.some(({ state }) => state !== 'unavailable')
        if (isDelivered && given.deliveryQuote?.courier && given.deliveryQuote.fee !== null)
          expect(deliveryFee).toBe(atLeastZero(roundMoney(given.deliveryQuote.fee, given.settings.currency)))
      }),
    )
  })

  test('a higher charge never lowers the total', () => {
    fc.assert(
      fc.property(input, (given) => {
        const dearer = { ...given, store: { ...given.store, convenience: { kind: 'fixed' as const, value: '7' } } }
        const free = { ...given, store: { ...given.store, convenience: { kind: 'fixed' as const, value: '6' } } }
        expect(compareMoney(cartAmounts(dearer).total, cartAmounts(free).total)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('the order of the lines does not change any amount', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(cartAmounts({ ...given, lines: [...given.lines].reverse() })).toEqual(cartAmounts(given))
      }),
    )
  })
})
