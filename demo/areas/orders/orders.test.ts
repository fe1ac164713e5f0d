import { beforeEach, expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo } from '../../testing/client'
import { anOrder, type Line } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const LEMONADE = { item: '921', unit: 90 }
const FRIES = { item: '914', unit: 110 }
/** An item with one unit left. */
const BEETROOT_SALAD = { item: '909', unit: 170 }

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const place = (lines: Line[], change: Record<string, unknown> = {}) =>
  demo.call('place_order', anOrder(lines, change), token)

async function placeOrder(lines: Line[], change: Record<string, unknown> = {}): Promise<number> {
  const reply = await place(lines, change)
  expect(reply.msg).toBe('Your order is placed')
  return Number((reply.body.Item as Record<string, unknown>).orderid)
}

const statusOf = async (orderId: number) => resultOf(await demo.call('get_order_status', { order_id: orderId }, token))

test('an order with choices is placed and shows what was chosen', async () => {
  const orderId = await placeOrder([{ item: '901', unit: 220, quantity: 2, options: '311' }, LEMONADE])
  expect(orderId).toBeGreaterThan(70000)
  const [order] = rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))
  expect(order).toMatchObject({ order_status: 'Placed', sub_total: '530.00', total_amount: '586.50' })
  expect(order?.delivery_address).toContain('Lake View')
  expect(order?.restaurant_item_details).toMatchObject([
    { restaurant_menu_item_name: 'Quinoa bowl', quantity: 2, customize: ['Large'] },
    { restaurant_menu_item_name: 'Mint lemonade' },
  ])
})

test('an order shows a discount only if it has a coupon', async () => {
  const discountOf = async (change: Record<string, unknown>) => {
    const orderId = await placeOrder([FRIES], change)
    const [order] = rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))
    return order?.discount_price
  }
  expect(await discountOf({})).toBe('')
  expect(await discountOf({ discount_price: '0.00' })).toBe('')
  expect(await discountOf({ coupon_redeem: 'ONCE25', discount_price: 25, total_amount: '120.50' })).toBe('25.00')
})

test('the last item is sold once', async () => {
  const both = await Promise.all([place([BEETROOT_SALAD]), place([BEETROOT_SALAD])])
  expect(both.map((reply) => reply.code).sort()).toEqual([101, 200])
  const [item] = rowsOf(await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: '909' }))
  expect(item).toMatchObject({ is_sold_out: '1', quantity: 0 })
})

test('stock counts over all lines of an order, and a refused order takes none', async () => {
  const tofu = { item: '903', unit: 240 }
  expect((await place([{ ...tofu, quantity: 2 }, LEMONADE, { ...tofu, quantity: 2 }])).code).toBe(101)
  await placeOrder([{ ...tofu, quantity: 3 }, LEMONADE])
})

test('an order may have thousands of lines', async () => {
  const store = { restaurant_id: 2101 }
  await demo.control('fault', { call: '*', kind: 'stock', value: { item_id: 914, quantity: 7000 } })
  const lines = Array.from({ length: 7000 }, () => FRIES)
  const orderId = await placeOrder(lines, store)
  const [order] = rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))
  expect(order?.restaurant_item_details).toHaveLength(7000)
})

test('an order advances through its stages with the clock', async () => {
  const orderId = await placeOrder([FRIES])
  const seen: unknown[] = []
  for (const seconds of [0, 60, 120, 120, 240, 60]) {
    await demo.control('clock', { advance_s: seconds })
    seen.push((await statusOf(orderId)).order_status)
  }
  expect(seen).toEqual(['Placed', 'InKitchen', 'ReadyToServe', 'OnTheWay', 'Arrived', 'Delivered'])
})

test('a courier is named once the order is on its way', async () => {
  const orderId = await placeOrder([FRIES])
  expect(await statusOf(orderId)).toMatchObject({ driver_name: '', delivery_time: '10' })
  await demo.control('clock', { advance_s: 310 })
  expect(await statusOf(orderId)).toMatchObject({ driver_name: 'Imran', delivery_time: '5' })
})

test('a pickup order is never on its way', async () => {
  const pickup = {
    address_id: '',
    delivery_type: 0,
    delivery_pickup_types: 'Pickup',
    delivery_fee: 0,
    total_amount: '125.50',
  }
  const orderId = await placeOrder([FRIES], pickup)
  await demo.control('clock', { advance_s: 400 })
  expect(await statusOf(orderId)).toMatchObject({ order_status: 'ReadyToServe', driver_id: null })
})

test('an order for a slot waits for it', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const orderId = await placeOrder([FRIES], { future_delivery_date: `${tomorrow} 12:00:00` })
  expect((await statusOf(orderId)).order_status).toBe('Scheduled')
})

test('delivered orders move from the ongoing to the past ones, newest first', async () => {
  const orderId = await placeOrder([FRIES])
  expect(rowsOf(await demo.call('ongoing_orders', {}, token)).map((order) => order.id)).toEqual([orderId])
  await demo.control('clock', { advance_s: 600 })
  expect((await demo.call('ongoing_orders', {}, token)).code).toBe(101)
  const past = rowsOf(await demo.call('order_history', { skip: 0, totalrecord: '20' }, token))
  expect(past.map((order) => order.id)).toEqual([orderId, 70001])
})

test.each([
  ['another price', [{ ...FRIES, unit: 100 }], {}],
  ['an option of another item', [{ item: '914', unit: 150, options: '311' }], {}],
  ['a sold-out item', [{ item: '908', unit: 160 }], {}],
  ['an unknown item', [{ item: '2102001', unit: 70 }], {}],
  ['no quantity', [{ ...FRIES, quantity: 0 }], {}],
  ['a total that does not add up', [FRIES], { total_amount: '100.00' }],
  ['a delivery fee of its own', [FRIES], { delivery_fee: '1.00', total_amount: '126.50' }],
  ['a coupon nobody made', [FRIES], { discount_price: '50', total_amount: '95.50' }],
  ['a subtotal below the minimum', [{ item: '917', unit: 70 }], {}],
  ['an address that is not theirs', [FRIES], { address_id: 803 }],
  ["somebody else's name", [FRIES], { user_id: 5502 }],
  ['a closed store', [FRIES], { restaurant_id: 2128 }],
  ['a gateway nobody has', [FRIES], { payment_method: 'Online', payment_type: 'goldbar' }],
  ['a slot that has passed', [FRIES], { future_delivery_date: '2024-05-20 12:00:00' }],
])('an order with %s is refused', async (_why, lines, change) => {
  const reply = await place(lines, change)
  expect(reply.status).toBe(200)
  expect(reply.code).toBe(101)
  expect(reply.msg).not.toBe('')
})

test.each(['garbage', 'tomorrow at noon', '2026-13-01 12:00:00'])(
  'a slot that is not a date is an invalid field: "%s"',
  async (future_delivery_date) => {
    const reply = await place([FRIES], { future_delivery_date })
    expect(reply.status).toBe(422)
    expect(reply.body.errors).toHaveProperty('future_delivery_date')
  },
)

test('the minimum is shown with the currency sign', async () => {
  const msg = 'Minimum items total must be ₹100.00'
  expect(await place([{ item: '917', unit: 70 }])).toMatchObject({ code: 101, msg })
})

test("somebody else's order does not exist", async () => {
  const ravi = await demo.signIn('9000000002')
  for (const name of ['view_order_details', 'get_order_status', 'check_rating']) {
    expect((await demo.call(name, { order_id: 70001 }, ravi)).code).toBe(101)
  }
})
