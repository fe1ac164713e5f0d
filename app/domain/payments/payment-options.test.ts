import { describe, expect, test } from 'vitest'
import { cashAllowed, gatewaysOffered } from './payment-options'
import { aStoreDetail, someSettings } from '~/domain/test-builders'

const user = { canPayCash: true }
const cases = [
  ['both', 'both', true],
  ['online', 'both', false],
  ['cash', 'both', true],
  ['by-store', 'both', true],
  ['by-store', 'online', false],
  ['by-store', 'cash', true],
  ['both', 'online', true],
] as const

describe('payment methods', () => {
  test.each(cases)('vendor %s with store %s: cash %s', (paymentOption, ofStore, cash) => {
    const settings = someSettings({ paymentOption })
    const store = aStoreDetail({ paymentOption: ofStore })
    expect(cashAllowed({ settings, store, user })).toBe(cash)
  })

  test('the store’s override wins over the vendor', () => {
    const settings = someSettings({ paymentOption: 'online' })
    expect(cashAllowed({ settings, store: aStoreDetail({ overrides: { paymentOption: 'cash' } }), user })).toBe(true)
    const byStore = aStoreDetail({ paymentOption: 'online', overrides: { paymentOption: 'by-store' } })
    expect(cashAllowed({ settings: someSettings(), store: byStore, user })).toBe(false)
  })

  test('cash needs a customer who may pay cash', () => {
    const given = { settings: someSettings(), store: aStoreDetail() }
    expect(cashAllowed({ ...given, user: { canPayCash: false } })).toBe(false)
    expect(cashAllowed({ ...given, user: null })).toBe(false)
  })
})

test("the store's gateways are offered, else the vendor's, unless they take only cash", () => {
  const settings = someSettings({ paymentGateways: ['stripe', 'unheard-of', 'payu'] })
  const store = aStoreDetail()
  const codes = (part: Parameters<typeof gatewaysOffered>[0]) => gatewaysOffered(part).map(({ code }) => code)
  expect(codes({ settings, store })).toEqual(['stripe', 'payu'])
  expect(codes({ settings, store: aStoreDetail({ overrides: { paymentOption: 'cash' } }) })).toEqual([])
  const own = { paymentGateways: ['payu', 'unheard-of', 'paytm'] }
  expect(codes({ settings, store: aStoreDetail({ overrides: own }) })).toEqual(['payu', 'paytm'])
  expect(codes({ settings, store: aStoreDetail({ overrides: { ...own, paymentOption: 'cash' } }) })).toEqual([])
})
