import { expect, test, vi } from 'vitest'
import { aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop } from '../../../tests/support/shop-builders'
import { withOverrides } from './checkout.server'

const shopWith = (overrides = vi.fn()) => aShop({ vendor: { stores: { overrides } } })

test('a store whose details contain its overrides is not asked again', async () => {
  const store = aStoreDetail({ overrides: { asksTip: true } })
  const overrides = vi.fn()
  expect(await withOverrides(await shopWith(overrides), store)).toBe(store)
  expect(overrides).not.toHaveBeenCalled()
})

test('a store whose details lack them is asked for them separately', async () => {
  const delivery = { basis: 'amount', bands: [{ above: 0, upTo: 999, fee: '45' }] } as const
  const shop = await shopWith(vi.fn(async () => ({ delivery, isPickupEnabled: false })))
  const store = aStoreDetail({ saysOverrides: false })
  expect(await withOverrides(shop, store)).toEqual({ ...store, overrides: { delivery, isPickupEnabled: false } })
})

test("without an answer the vendor's settings apply", async () => {
  const fails = vi.fn(async () => {
    throw new VendorError('timeout', 'get-restaurant-settings')
  })
  const store = aStoreDetail({ saysOverrides: false })
  expect(await withOverrides(await shopWith(fails), store)).toBe(store)
})
