import { expect, test } from 'vitest'
import { someSettings } from '~/domain/test-builders'
import { asDeployed } from './settings.server'

test('a vendor listed by the deployment has plain prices', () => {
  const settings = asDeployed(someSettings({ vendorId: '10004' }), { PLAIN_PRICE_VENDORS: ['10001', '10004'] })
  expect(settings.currency).toEqual({ sign: '₹', decimals: null })
})

test('every other vendor keeps its settings', () => {
  const settings = someSettings({ vendorId: '1000' })
  expect(asDeployed(settings, { PLAIN_PRICE_VENDORS: ['10001', '10004'] })).toBe(settings)
  expect(asDeployed(settings, { PLAIN_PRICE_VENDORS: [] })).toBe(settings)
})
