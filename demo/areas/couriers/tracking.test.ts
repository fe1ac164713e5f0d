import { beforeEach, expect, test } from 'vitest'
import { kilometres, type Point } from '../../core/geo'
import { resultOf, rowsOf, startDemo, type Reply } from '../../testing/client'
import { anOrder, placeOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const FRIES = { item: '914', unit: 110 }
const PICKUP = {
  address_id: '',
  delivery_type: 0,
  delivery_pickup_types: 'Pickup',
  delivery_fee: 0,
  total_amount: '125.50',
}

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const track = (orderId: number | string, change: Record<string, unknown> = {}) =>
  demo.call('track_of_driver_customer', { order_id: orderId, ...change })

function pointOf(reply: Reply, prefix = ''): Point {
  const result = resultOf(reply)
  return { lat: Number(result[`${prefix}latitude`]), lng: Number(result[`${prefix}longitude`]) }
}

test('there is no courier before the order leaves the store', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  await demo.control('clock', { advance_s: 290 })
  expect(await track(orderId)).toMatchObject({ code: 101, msg: 'No courier is on the way yet' })
})

test('everybody can follow the courier from the store to the door', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  const distances: number[] = []
  for (const seconds of [300, 60, 60, 60, 61]) {
    await demo.control('clock', { advance_s: seconds })
    const reply = await track(orderId)
    distances.push(kilometres(pointOf(reply, 'driver_'), pointOf(reply)))
  }
  const last = await track(orderId)
  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  expect(distances[0]).toBeCloseTo(kilometres(pointOf(last, 'restaurant_'), pointOf(last)), 1)
  expect(distances.at(-1)).toBeCloseTo(0, 3)
  expect(resultOf(last)).toMatchObject({
    order_id: orderId,
    order_status: 'Arrived',
    latitude: '23.0258',
    longitude: '72.559',
    delivery_time: '1',
    tracking_url: '',
  })
})

test('all calls show the same courier, with a name, a number and a picture that exists', async () => {
  const orderId = await placeOrder(demo, token, [FRIES])
  const details = async () => rowsOf(await demo.call('view_order_details', { order_id: orderId }, token))[0]
  expect((await details())?.driver_id).toBeNull()
  await demo.control('clock', { advance_s: 310 })
  const { driver_id, driver_name, driver_mobile_number, driver_image } = resultOf(await track(orderId))
  const courier = { driver_id, driver_name, driver_mobile_number }
  expect(driver_id).toBeGreaterThan(0)
  expect(await details()).toMatchObject({ driver_id })
  expect(resultOf(await demo.call('get_order_status', { order_id: orderId }, token))).toMatchObject(courier)
  expect((await fetch(String(driver_image))).headers.get('content-type')).toContain('image/webp')
})

test('there are several couriers', async () => {
  const orders = [await placeOrder(demo, token, [FRIES]), await placeOrder(demo, token, [FRIES])]
  await demo.control('clock', { advance_s: 310 })
  const couriers = await Promise.all(orders.map(async (orderId) => resultOf(await track(orderId)).driver_id))
  expect(new Set(couriers).size).toBe(2)
})

test('a pickup order has no courier', async () => {
  const orderId = await placeOrder(demo, token, [FRIES], PICKUP)
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

/** An order for a store from which a company of couriers delivers. */
async function orderByCompany(restaurant_id: number): Promise<number> {
  const [section] = rowsOf(await demo.call('restaurantcategorymenus', { restaurant_id }))
  const [item] = section?.menu_item_detail as Record<string, unknown>[]
  const unit = Number(item?.price)
  const point = { latitude: 23.0258, longitude: 72.559 }
  const fee = Number(resultOf(await demo.call('get-order-distance', { restaurant_id, ...point })).delivery_charges)
  const order = anOrder([{ item: String(item?.item_id), unit, quantity: 2 }], { restaurant_id })
  const amounts = { packaging_charge: 0, delivery_fee: fee, total_amount: (unit * 2 * 1.05 + fee).toFixed(2) }
  const reply = await demo.call('place_order', { ...order, ...amounts }, token)
  expect(reply.msg).toBe('Your order is placed')
  return Number((reply.body.Item as Record<string, unknown>).orderid)
}

const pageAt = async (address: string) => {
  const response = await fetch(new URL(address, demo.origin))
  return { status: response.status, text: await response.text() }
}

test.each([
  [2115, 'dunzo', 'Dunzo'],
  [2123, 'porter', 'Porter'],
])('the company that delivers for store %i has a page of its own about the order', async (store, company, name) => {
  const orderId = await orderByCompany(store)
  await demo.control('clock', { advance_s: 310 })
  const url = String(resultOf(await track(orderId, { is_langauge: 'fr' })).tracking_url)
  expect(url).toBe(`${demo.origin}/rides/${company}/${orderId}?lang=fr`)
  const { status, text } = await pageAt(url)
  expect(status).toBe(200)
  expect(text).toContain('<html lang="fr" dir="ltr">')
  expect(text).toContain(`<h1>${name} : commande ${orderId}</h1>`)
  expect(text).toContain('En route')
  expect(text).toMatch(/Encore \d+,\d.km/)
  for (const secret of ['Asha', 'Lake View', 'CG Road', '9000000001', '<script']) expect(text).not.toContain(secret)
})

test('the page of a company says where the order is, and how far while it is on its way', async () => {
  const orderId = await orderByCompany(2115)
  const texts: string[] = []
  for (const seconds of [0, 60, 120, 120, 240, 60]) {
    await demo.control('clock', { advance_s: seconds })
    const { text } = await pageAt(`/rides/dunzo/${orderId}`)
    const [, words = ''] = /class="status">([^<]*)/.exec(text) ?? []
    texts.push(text.includes('to go') ? `${words}, to go` : words)
  }
  expect(texts).toEqual([
    'The store has the order',
    'Being prepared',
    'Ready to be picked up',
    'On the way, to go',
    'The courier is at the door',
    'Delivered',
  ])
  expect((await pageAt(`/rides/dunzo/${orderId}?lang=ar`)).text).toContain('<html lang="ar" dir="rtl">')
})

test('a company has no page for an order that it does not deliver', async () => {
  const [own, sent] = [await placeOrder(demo, token, [FRIES]), await orderByCompany(2115)]
  for (const path of [
    `dunzo/${own}`,
    `porter/${sent}`,
    `dunzo/${sent}x`,
    'dunzo/99999999999999999999',
    'elsewhere/1',
  ]) {
    expect((await pageAt(`/rides/${path}`)).status).toBe(404)
  }
})
