import { describe, expect, test } from 'vitest'
import { cashAllowed, gatewaysOffered } from './payment-options'
import { aStoreDetail, someSettings } from './test-builders'

const user = { canPayCash: true }
const cases = [
  ['both', 'both', true, true],
  ['online', 'both', false, true],
  ['cash', 'both', true, false],
  ['by-store', 'both', true, true],
  ['by-store', 'online', false, true],
  ['by-store', 'cash', true, false],
  ['both', 'online', true, true],
] as const

describe('payment methods', () => {
  test.each(cases)('vendor %s with store %s: cash %s, online %s', (paymentOption, ofStore, cash, online) => {
    const settings = someSettings({ paymentOption, paymentGateways: ['stripe', 'unheard-of', 'paypal'] })
    const store = aStoreDetail({ paymentOption: ofStore })
    expect(cashAllowed({ settings, store, user })).toBe(cash)
    expect(gatewaysOffered({ settings, store, known: ['paypal', 'stripe'] })).toEqual(
      online ? ['stripe', 'paypal'] : [],
    )
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
