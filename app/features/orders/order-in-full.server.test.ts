import { describe, expect, test } from 'vitest'
import type { OrderDetail, OrderStatus } from '~/domain/orders/order'
import type { StoreDetail } from '~/domain/stores/store'
import { anOrder, aStoreDetail } from '~/domain/test-builders'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { afterOrder, orderInFull, ordersToRate, pickupPlace, readOrder } from './order-in-full.server'

const order = anOrder()

const stores = { byId: () => Promise.resolve(null) }
const shown = async (part: Partial<OrderDetail> = {}, settings = {}) =>
  orderInFull(await aShop({ settings, vendor: { stores } }), { ...order, ...part })

describe('the details of an order', () => {
  test('call the store “the store” if the vendor does not name it', async () => {
    expect((await shown({ storeName: '' })).storeName).toBe('The store')
  })

  test("show the gateway's usual name, and any other method as the vendor names it", async () => {
    expect((await shown()).payment).toEqual([{ name: 'PhonePe', amount: '₹492.00' }])
    expect((await shown({ paymentMethod: 'Card machine', paymentType: '' })).payment).toMatchObject([
      { name: 'Card machine' },
    ])
  })

  test("split the shown total into the wallet's part and the rest", async () => {
    const settings = { currency: { sign: '₹', decimals: 0 } }
    const parts = { total: '492', wallet: '100.5', remaining: '391.5', paymentMethod: 'Cash On Delivery' }
    const { payment } = await shown(parts, settings)
    expect(payment.map(({ name }) => name)).toEqual(['Wallet', 'Cash On Delivery'])
    expect(payment.map(({ amount }) => Number(amount.slice(1))).reduce((a, b) => a + b)).toBe(492)
  })

  test('show no amount for a line of which the vendor says none', async () => {
    const lineOf = (amount: string) => ({ name: 'Dal', diet: 'veg' as const, quantity: 1, amount, choices: [] })
    const lines = [lineOf(''), lineOf('40')]
    const shown = await orderInFull(await aShop(), anOrder({ lines, subtotal: '40' }))
    expect(shown.lines.map(({ amount }) => amount)).toEqual(['', '₹40.00'])
  })

  test('name cash after where it is paid', async () => {
    const cash = { paymentMethod: 'Cash On Delivery', paymentType: 'Cash On Delivery' }
    expect((await shown({ ...cash, mode: 'delivery' })).payment).toMatchObject([{ name: 'Cash On Delivery' }])
    expect((await shown({ ...cash, mode: 'pickup' })).payment).toMatchObject([{ name: 'Cash at the store' }])
  })

  test('have no address for pickup', async () => {
    expect((await shown({ mode: 'pickup' })).deliveryAddress).toBe('')
  })
})

describe('the place where an order is collected', () => {
  const placeOf = async (byId: () => Promise<StoreDetail | null>, part: Partial<OrderDetail> = { mode: 'pickup' }) =>
    pickupPlace(await aShop({ vendor: { stores: { byId } } }), { ...order, ...part })

  test('is the store’s address, with a link to a map', async () => {
    expect(await placeOf(async () => aStoreDetail({ address: '12 Park Road' }))).toEqual({
      ...{ name: 'Green Bowl', address: '12 Park Road' },
      href: 'https://www.google.com/maps/search/?api=1&query=23%2C72',
    })
  })

  test('is a link to the store while it cannot be read, and only its name if it is gone', async () => {
    const failing = () => Promise.reject(new Response(null, { status: 502 }))
    expect(await placeOf(failing)).toEqual({ name: 'Green Bowl', address: '', href: '/restaurant/MjEwMQ' })
    expect(await placeOf(async () => null)).toEqual({ name: 'Green Bowl', address: '', href: '' })
  })

  test('is not asked for if the order is delivered', async () => {
    expect(await pickupPlace(await aShop(), order)).toBeNull()
  })
})

describe('the money of a cancelled order', () => {
  const cancelled = { status: 'cancelled' } as const
  const refund = { name: 'Refund', slug: 'refund', identifier: '4', isExternal: false, url: '/pages/refund' }

  test('is covered by a link to the vendor’s refund rules, and to its wallet if it has one', async () => {
    const settings = { staticPages: [refund], walletEnabled: true }
    expect((await shown(cancelled, settings)).money).toEqual({
      ...{ kind: 'asks', policy: { href: '/pages/refund', isExternal: false }, walletHref: '/wallet' },
    })
    expect((await shown(cancelled, { staticPages: [], walletEnabled: false })).money).toEqual({
      ...{ kind: 'asks', policy: null, walletHref: '' },
    })
  })

  test('was not taken for cash', async () => {
    expect((await shown({ ...cancelled, paymentMethod: 'Cash On Delivery' })).money).toMatchObject({ kind: 'nothing' })
    expect((await shown()).money).toBeNull()
  })
})

test('somebody else’s order is not found', async () => {
  const shop = await aShop({ user: aUser(), vendor: { orders: { details: async () => null } } })
  expect(await readOrder(shop, '8').catch((thrown: unknown) => (thrown as Response).status)).toBe(404)
})

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
