import { expect, test, vi } from 'vitest'
import { aCart, aLine } from '~/domain/test-builders'
import type { SavedCoupon } from '~/http/drafts/draft-schemas'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { switchMode } from './switch-mode.server'

const coupon: SavedCoupon = {
  ...{ id: '1', code: 'TASTY20', kind: 'percentage', value: '20', cap: null, minimum: '0' },
  ...{ isAutomatic: false, hash: 'x' },
}
const pictures = [{ id: '7', name: 'list.jpg', image: '' }]

async function withOffer() {
  const remove = vi.fn(async () => undefined)
  const vendor = { orderPictures: { remove } }
  const shop = await aShop({ vendor, user: aUser(), cart: aCart(aLine()), checkout: { coupon, pictures } })
  return { shop, remove }
}

test('switching drops the offer and the pictures, here and at the vendor, and keeps the cart', async () => {
  const { shop, remove } = await withOffer()
  await switchMode(shop, 'pickup')
  expect(shop.drafts.checkout).toMatchObject({ coupon: null, pictures: [] })
  expect(shop.device.place.mode).toBe('pickup')
  expect(shop.cart).toEqual(aCart(aLine()))
  expect(remove).toHaveBeenCalledOnce()
})

test('choosing the same mode again does nothing', async () => {
  const { shop, remove } = await withOffer()
  await switchMode(shop, 'delivery')
  expect(shop.drafts.checkout).toMatchObject({ coupon, pictures })
  expect(shop.device.headers()).toEqual([])
  expect(remove).not.toHaveBeenCalled()
})
