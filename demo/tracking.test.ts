import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kilometres, type Point } from './core/geo'
import { resultOf, rowsOf, startDemo, type Reply, type RunningDemo } from './testing/client'
import { placed } from './testing/order'

const FRIES = { item: '914', unit: 110 }
const PICKUP = {
  address_id: '',
  delivery_type: 0,
  delivery_pickup_types: 'Pickup',
  delivery_fee: 0,
  total_amount: '125.50',
}

let demo: RunningDemo
let token: string

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(async () => {
  await demo.control('reset')
  token = await demo.signIn()
})

const track = (orderId: number | string, change: Record<string, unknown> = {}) =>
  demo.call('track_of_driver_customer', { order_id: orderId, ...change })

function pointOf(reply: Reply, prefix = ''): Point {
  const result = resultOf(reply)
  return { lat: Number(result[`${prefix}latitude`]), lng: Number(result[`${prefix}longitude`]) }
}

test('nobody is on the way before the order leaves the store', async () => {
  const orderId = await placed(demo, token, [FRIES])
  await demo.control('clock', { advance_s: 290 })
  expect(await track(orderId)).toMatchObject({ code: 101, msg: 'No courier is on the way yet' })
})

test('anybody may follow the courier from the store to the door', async () => {
  const orderId = await placed(demo, token, [FRIES])
  const left: number[] = []
  for (const seconds of [300, 60, 60, 60, 61]) {
    await demo.control('clock', { advance_s: seconds })
    const reply = await track(orderId)
    left.push(kilometres(pointOf(reply, 'driver_'), pointOf(reply)))
  }
  const last = await track(orderId)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(left[0]).toBeCloseTo(kilometres(pointOf(last, 'restaurant_'), pointOf(last)), 1)
  expect(left.at(-1)).toBeCloseTo(0, 3)
  expect(resultOf(last)).toMatchObject({
    order_id: orderId,
    order_status: 'Arrived',
    latitude: '23.0258',
    longitude: '72.559',
    delivery_time: '1',
    tracking_url: '',
  })
})

test('the courier is the same one in all calls, with a name, a number and a picture that is there', async () => {
  const orderId = await placed(demo, token, [FRIES])
  const details = async () => rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))[0]
  expect((await details())?.driver_id).toBeNull()
  await demo.control('clock', { advance_s: 310 })
  const { driver_id, driver_name, driver_mobile_number, driver_image } = resultOf(await track(orderId))
  const named = { driver_id, driver_name, driver_mobile_number }
  expect(driver_id).toBeGreaterThan(0)
  expect(await details()).toMatchObject({ driver_id })
  expect(resultOf(await demo.call('get_order_status', { order_id: orderId }, token))).toMatchObject(named)
  expect((await fetch(String(driver_image))).headers.get('content-type')).toContain('image/svg+xml')
})

test('several couriers are about', async () => {
  const orders = [await placed(demo, token, [FRIES]), await placed(demo, token, [FRIES])]
  await demo.control('clock', { advance_s: 310 })
  const couriers = await Promise.all(orders.map(async (orderId) => resultOf(await track(orderId)).driver_id))
  expect(new Set(couriers).size).toBe(2)
})

test('an order that is fetched has no courier', async () => {
  const orderId = await placed(demo, token, [FRIES], PICKUP)
  await demo.control('clock', { advance_s: 400 })
  expect((await track(orderId)).code).toBe(101)
})

test.each([
  ['an unknown order', 99_999, {}],
  ['what is no order number', 'abc', {}],
  ['an order of another brand', 70001, { vendor_id: 10002 }],
])('%s cannot be followed', async (_what, orderId, change) => {
  expect(await track(orderId, change)).toMatchObject({ code: 101, msg: 'This order does not exist' })
})
