import { expect, test, vi } from 'vitest'
import type { OrderSummary } from '~/domain/orders/order'
import { cancelPayment } from '~/features/payments/gateway-redirect.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { orderUnderWay, rememberAllUnderWay, rememberUnderWay } from './orders.server'

const order: OrderSummary = {
  id: '70001',
  storeId: '2101',
  storeName: 'Green Bowl',
  storeImage: '',
  total: '120',
  status: 'in-kitchen',
  placedAt: '2026-11-20 12:00:00',
  madeAt: null,
  scheduledFor: '',
  mode: 'delivery',
}

/** A page of a new customer, on which any vendor call fails. */
const pageOf = (id: string, path = '/faq') => aShop({ user: aUser({ id }), path, method: 'GET' })

test("pages show the order that was seen last, with a link to it and the vendor's expected time", async () => {
  await rememberUnderWay(await pageOf('u1'), order, '12 min')
  expect(await orderUnderWay(await pageOf('u1'))).toEqual({
    href: '/order-status/70001',
    icon: 'chefHat',
    says: 'Green Bowl is preparing your order',
    when: expect.stringMatching(/^Arrives around \d+:\d\d\u00a0[AP]M$/),
  })
})

test('a page with the order is not kept, because the order can change at any time', async () => {
  await rememberUnderWay(await pageOf('u8'), order)
  const page = await pageOf('u8')
  const uncacheable = vi.spyOn(page.reply, 'uncacheable')
  await orderUnderWay(page)
  expect(uncacheable).toHaveBeenCalled()
})

test('the expected time of an order to be picked up is when it is ready', async () => {
  await rememberUnderWay(await pageOf('u7'), { ...order, mode: 'pickup' }, '12 min')
  expect((await orderUnderWay(await pageOf('u7')))?.when).toMatch(/^Ready around /)
})

test('another customer, one of another brand with the same number, or a guest sees no order', async () => {
  await rememberUnderWay(await pageOf('u2'), order)
  expect(await orderUnderWay(await pageOf('u3'))).toBeNull()
  const elsewhere = { settings: { vendorId: '10002' }, path: '/faq', method: 'GET' }
  expect(await orderUnderWay(await aShop({ user: aUser({ id: 'u2' }), ...elsewhere }))).toBeNull()
  expect(await orderUnderWay(await aShop({ path: '/faq', method: 'GET' }))).toBeNull()
})

test.each(['/', '/?lang=ar', '/orders', '/order-details/70001', '/trackorder/70001'])(
  'a page that shows the order itself does not repeat it: %s',
  async (path) => {
    await rememberUnderWay(await pageOf('u4'), order)
    expect(await orderUnderWay(await pageOf('u4', path))).toBeNull()
  },
)

test('what an older release has stored, or nobody can read, is forgotten', async () => {
  const odd = { ...order, status: 'scheduled' as const, scheduledFor: '2026-13-45 10:00:00' }
  await rememberUnderWay(await pageOf('u6'), odd)
  expect(await orderUnderWay(await pageOf('u6'))).toBeNull()
  await rememberUnderWay(await pageOf('u6'), order)
  expect(await orderUnderWay(await pageOf('u6'))).toMatchObject({ href: '/order-status/70001' })
})

test('an order that is over, or no longer in the list, is forgotten', async () => {
  await rememberUnderWay(await pageOf('u5'), order)
  await rememberUnderWay(await pageOf('u5'), { ...order, status: 'delivered' })
  expect(await orderUnderWay(await pageOf('u5'))).toBeNull()
  await rememberUnderWay(await pageOf('u5'), { ...order, id: '70002' })
  await rememberAllUnderWay(await pageOf('u5'), [])
  expect(await orderUnderWay(await pageOf('u5'))).toBeNull()
})

test('an order whose payment the customer has cancelled is not shown', async () => {
  const pending: OrderSummary = { ...order, status: 'payment-pending' }
  await rememberUnderWay(await pageOf('u9'), pending)
  expect((await orderUnderWay(await pageOf('u9')))?.says).toBe('Your order is waiting for its payment')
  const details = async () => pending as never
  await cancelPayment(await aShop({ user: aUser({ id: 'u9' }), vendor: { orders: { details } } }), 'order', order.id)
  await rememberAllUnderWay(await pageOf('u9'), [pending])
  expect(await orderUnderWay(await pageOf('u9'))).toBeNull()
})

test('answers that arrive together, in any order, lose nothing and bring no order back that is over', async () => {
  await rememberUnderWay(await pageOf('u7'), order)
  await Promise.all([
    rememberUnderWay(await pageOf('u7'), { ...order, status: 'delivered' }),
    rememberUnderWay(await pageOf('u7'), { ...order, id: '70002' }),
  ])
  await rememberUnderWay(await pageOf('u7'), order)
  expect((await orderUnderWay(await pageOf('u7')))?.href).toBe('/order-status/70002')
})

test('an order for later shows its time', async () => {
  const later: OrderSummary = { ...order, status: 'scheduled', scheduledFor: '2026-11-21 13:00:00' }
  await rememberAllUnderWay(await pageOf('u6'), [later])
  expect((await orderUnderWay(await pageOf('u6')))?.when).toMatch(/1:00\sPM/)
})
