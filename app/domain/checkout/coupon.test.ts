import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartSubtotal } from '~/domain/cart/cart'
import { add, compareMoney, isPositive, parseMoney, subtract } from '~/domain/money/money'
import { aLine, aPricedLine, aStoreDetail, rupees, someSettings } from '~/domain/test-builders'
import { cartAmounts } from './amounts'
import { appliedCoupon, couponKinds, couponWorth, isSameWorth, missingToCoupon, type Coupon } from './coupon'

const aCoupon = (part: Partial<Coupon> = {}): Coupon => ({
  id: '401',
  code: 'WELCOME50',
  kind: 'amount',
  value: '50',
  cap: null,
  minimum: '0',
  ...part,
})

/** Two bowls and a drink: 440 in all. */
const lines = [aPricedLine({ unitPrice: '180', quantity: 2 }), aPricedLine({ itemId: '902', unitPrice: '80' })]

describe('an offer gives', () => {
  test('a percentage of the items, up to its cap', () => {
    expect(couponWorth(aCoupon({ kind: 'percentage', value: '20' }), lines, rupees)).toEqual({
      discount: '88',
      cashback: '0',
    })
    expect(couponWorth(aCoupon({ kind: 'percentage', value: '20', cap: '60' }), lines, rupees).discount).toBe('60')
    expect(couponWorth(aCoupon({ kind: 'percentage', value: '12.345' }), lines, rupees).discount).toBe('54.32')
  })

  test('an amount, at most the items total', () => {
    expect(couponWorth(aCoupon(), lines, rupees)).toEqual({ discount: '50', cashback: '0' })
    expect(couponWorth(aCoupon({ value: '9999' }), lines, rupees).discount).toBe('440')
  })

  test('an amount or a percentage back, which is not a discount', () => {
    expect(couponWorth(aCoupon({ kind: 'cashback-amount' }), lines, rupees)).toEqual({ discount: '0', cashback: '50' })
    const share = aCoupon({ kind: 'cashback-percentage', value: '10', cap: '40' })
    expect(couponWorth(share, lines, rupees)).toEqual({ discount: '0', cashback: '40' })
  })

  test('an amount without a cap, because caps are for percentages', () => {
    expect(couponWorth(aCoupon({ value: '50', cap: '10' }), lines, rupees).discount).toBe('50')
  })

  test('one unit of the most expensive item, with its choices, up to its cap', () => {
    expect(couponWorth(aCoupon({ kind: 'free-item', value: '0' }), lines, rupees).discount).toBe('180')
    expect(couponWorth(aCoupon({ kind: 'free-item', value: '0', cap: '120' }), lines, rupees).discount).toBe('120')
    const dearer = [aPricedLine({ priceSeen: '150', unitPrice: '180', quantity: 2 })]
    expect(couponWorth(aCoupon({ kind: 'free-item' }), dearer, rupees).discount).toBe('180')
    expect(couponWorth(aCoupon({ kind: 'free-item' }), [aLine({ priceSeen: '150' })], rupees).discount).toBe('150')
  })

  test('nothing for unavailable lines', () => {
    const gone = [aPricedLine({ state: 'unavailable' }), aPricedLine({ itemId: '902', unitPrice: '80', quantity: 3 })]
    expect(couponWorth(aCoupon({ kind: 'free-item' }), gone, rupees).discount).toBe('80')
    expect(couponWorth(aCoupon({ value: '300' }), gone, rupees).discount).toBe('240')
    for (const kind of couponKinds) {
      expect(couponWorth(aCoupon({ kind }), [], rupees)).toEqual({ discount: '0', cashback: '0' })
    }
  })
})

describe('an offer applies', () => {
  test('from its minimum on; below it the missing amount is known', () => {
    const from440 = { ...aCoupon({ minimum: '440' }), isAutomatic: false }
    const from441 = { ...aCoupon({ minimum: '440.01' }), isAutomatic: false }
    expect(appliedCoupon(from440, lines, rupees)).toMatchObject({ id: '401', code: 'WELCOME50', discount: '50' })
    expect(appliedCoupon(from441, lines, rupees)).toBeNull()
    expect(missingToCoupon(from441, cartSubtotal(lines, rupees))).toBe('0.01')
    expect(missingToCoupon(from440, cartSubtotal(lines, rupees))).toBe('0')
  })

  test('only if it gives something, be it cashback alone', () => {
    const cashback = { ...aCoupon({ kind: 'cashback-amount', value: '50' }), isAutomatic: true }
    expect(appliedCoupon(cashback, lines, rupees)).toMatchObject({ discount: '0', cashback: '50', isAutomatic: true })
    expect(appliedCoupon({ ...aCoupon({ value: '0' }), isAutomatic: true }, lines, rupees)).toBeNull()
    expect(appliedCoupon({ ...aCoupon({ value: '0.004' }), isAutomatic: true }, lines, rupees)).toBeNull()
  })

  test('as a changed offer if it gives another amount', () => {
    expect(isSameWorth({ discount: '50', cashback: '0' }, { discount: '50.00', cashback: '0' })).toBe(true)
    expect(isSameWorth({ discount: '50', cashback: '0' }, { discount: '60', cashback: '0' })).toBe(false)
    expect(isSameWorth({ discount: '0', cashback: '50' }, { discount: '0', cashback: '60' })).toBe(false)
  })
})

describe('for any offer a vendor sends', () => {
  const money = fc.oneof(
    fc.integer({ min: -5000, max: 1_000_000 }).map((value) => parseMoney(value / 1000)),
    fc.constantFrom('0', 'free', '', '9999999', '100', '0.005'),
  )
  const coupon: fc.Arbitrary<Coupon> = fc.record({
    id: fc.constant('401'),
    code: fc.constant('CODE'),
    kind: fc.constantFrom(...couponKinds),
    value: money,
    cap: fc.option(money),
    minimum: money,
  })
  const line = fc.record({
    unitPrice: money,
    quantity: fc.integer({ min: 1, max: 9999 }),
    state: fc.constantFrom('same' as const, 'price-changed' as const, 'unavailable' as const),
  })
  const order = fc.array(line.map((part) => aPricedLine(part)))

  test('the amount is exact to the cent, never below 0 and never above the items total', () => {
    fc.assert(
      fc.property(coupon, order, (offer, lines) => {
        const { discount, cashback } = couponWorth(offer, lines, rupees)
        for (const amount of [discount, cashback]) expect(amount).toMatch(/^\d+(\.\d{1,2})?$/)
        expect(compareMoney(add(discount, cashback), cartSubtotal(lines, rupees))).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('a cap limits every share and every free item', () => {
    fc.assert(
      fc.property(coupon, order, (offer, lines) => {
        const { discount, cashback } = couponWorth(offer, lines, rupees)
        if (offer.cap === null || offer.kind === 'amount' || offer.kind === 'cashback-amount') return
        const over = subtract(add(discount, cashback), offer.cap)
        // Rounding can add half a cent.
        expect(isPositive(offer.cap) ? compareMoney(over, '0.005') <= 0 : add(discount, cashback) === '0').toBe(true)
      }),
    )
  })

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(coupon, order, (offer, lines) => {
        expect(couponWorth(offer, [...lines].reverse(), rupees)).toEqual(couponWorth(offer, lines, rupees))
      }),
    )
  })

  test('the bill subtracts exactly the discount and shows the cashback beside it', () => {
    const bill = (lines: ReturnType<typeof aPricedLine>[], worth: { discount: string; cashback: string } | null) =>
      cartAmounts({
        lines,
        store: aStoreDetail(),
        settings: someSettings(),
        mode: 'pickup',
        destination: null,
        coupon: worth,
      })
    fc.assert(
      fc.property(coupon, order, (offer, lines) => {
        const worth = couponWorth(offer, lines, rupees)
        const { total, cashback } = bill(lines, worth)
        expect(total).toBe(subtract(bill(lines, null).total, worth.discount))
        expect(cashback).toBe(worth.cashback)
      }),
    )
  })
})
