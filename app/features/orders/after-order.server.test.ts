import { expect, test } from 'vitest'
import type { OrderStatus } from '~/domain/orders/order'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { afterOrder } from './after-order.server'
import { ordersToRate } from './rating.server'

/** The offers after an order whose rating the vendor answers like this; without `isRated` it must not be called. */
async function offered(status: OrderStatus, isRated?: () => Promise<boolean | null>) {
  const vendor = { ratings: isRated ? { isRated } : {} }
  const shop = await aShop({ user: aUser(), vendor })
  return afterOrder(shop, { id: '70001', status })
}

test('a delivered order can be rated and ordered again; a rated one gets thanks', async () => {
  const all = { rateHref: '/rating/70001', isRated: false, againHref: '/reorder/70001' }
  expect(await offered('delivered', async () => false)).toMatchObject(all)
  expect(await offered('delivered', async () => true)).toMatchObject({ ...all, rateHref: '', isRated: true })
})

test.each([
  ['cannot tell', async () => null],
  ['does not answer', () => Promise.reject(new VendorError('timeout', 'check_rating'))],
])('nobody is asked to rate if the vendor %s', async (_, isRated) => {
  expect(await offered('delivered', isRated)).toMatchObject({
    rateHref: '',
    isRated: false,
    againHref: '/reorder/70001',
  })
})

test.each<[OrderStatus, string]>([
  ['on-the-way', ''],
  ['payment-pending', ''],
  ['cancelled', '/reorder/70001'],
  ['payment-failed', '/reorder/70001'],
])('an order that is %s cannot be rated, and is ordered again at "%s"', async (status, againHref) => {
  expect(await offered(status)).toMatchObject({ rateHref: '', isRated: false, againHref })
})

test('orders to rate are those of the store; without an answer there are none', async () => {
  const order = { storeId: '2101', placedAt: '2026-11-16 22:13:00', madeAt: null, needsRating: true }
  const current = async () =>
    [
      { ...order, id: '1' },
      { ...order, id: '2', storeId: '2102' },
      { ...order, id: '3', needsRating: false },
    ] as never
  const shop = await aShop({ user: aUser(), vendor: { orders: { current } } })
  expect((await ordersToRate(shop, '2101')).orders).toMatchObject([{ id: '1', href: '/rating/1' }])
  const failing = { orders: { current: () => Promise.reject(new VendorError('server', 'current_orders_withratings')) } }
  expect(await ordersToRate(await aShop({ user: aUser(), vendor: failing }), '2101')).toEqual({
    signInHref: '',
    orders: [],
  })
  const guest = await aShop({ path: '/feedback/MjEwMQ==', method: 'GET' })
  expect(await ordersToRate(guest, '2101')).toEqual({
    signInHref: '/sign-in?redirectTo=%2Ffeedback%2FMjEwMQ%3D%3D',
    orders: [],
  })
})
