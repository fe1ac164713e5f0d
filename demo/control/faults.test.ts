import { beforeEach, expect, test } from 'vitest'
import { rowsOf, startDemo } from '../testing/client'
import { anOrder } from '../testing/order'
import { useDemo } from '../testing/use-demo'

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const lines = [{ item: '905', unit: 150 }]
const placeOrder = () => demo.call('place_order', anOrder(lines), token)
const orders = async () => (await demo.call('ongoing_orders', {}, token)).body.Result as unknown[]
const cuisines = () => fetch(`${demo.origin}/api/v1/get_cuisinelist`, { method: 'POST', body: '{"vendor_id":10001}' })

test('a truncated answer is a complete HTTP answer with half of its JSON', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'truncated', after: true })
  const response = await cuisines()
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('json')
  expect(text).toMatch(/^\{"code":200/)
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect((await (await cuisines()).json()) as unknown).toMatchObject({ code: 200 })
})

test('a connection is closed without an answer', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'reset' })
  await expect(cuisines()).rejects.toThrow()
  expect((await cuisines()).status).toBe(200)
})

test('a connection is closed in the middle of an answer', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'reset', after: 'headers' })
  const response = await cuisines()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test.each([
  { kind: 'status', value: 500 },
  { kind: 'html' },
  { kind: 'truncated' },
  { kind: 'reset' },
  { kind: 'code', value: { code: 101 } },
])('$kind keeps the call from doing its work, or only loses its answer', async (fault) => {
  await demo.control('fault', { call: 'place_order', ...fault })
  await placeOrder().catch(() => null)
  expect(await orders()).toEqual([])
  await demo.control('fault', { call: 'place_order', ...fault, after: true })
  await placeOrder().catch(() => null)
  expect(await orders()).toHaveLength(1)
})

test('a call did its work when half of its answer arrives', async () => {
  await demo.control('fault', { call: 'place_order', kind: 'reset', after: 'headers' })
  await expect(placeOrder()).rejects.toThrow()
  expect(await orders()).toHaveLength(1)
})

test('an HTTP 422 names the given fields, as lists or plain texts', async () => {
  const errors = { mobile_number: ['Taken.', 'Too short.'], email: 'Odd.' }
  await demo.control('fault', { kind: 'status', value: 422, errors })
  expect(await demo.call('login')).toMatchObject({ status: 422, body: { errors } })
})

test('a code needs no message', async () => {
  await demo.control('fault', { kind: 'code', value: { code: 401 } })
  expect(await demo.call('get_cuisinelist')).toMatchObject({ status: 200, body: { code: 401, msg: '', Result: [] } })
})

test('a delay can be combined with another fault', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'delay', value: 1 })
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'status', value: 503 })
  expect((await cuisines()).status).toBe(503)
  expect((await cuisines()).status).toBe(200)
})

test('the maps service fails like any call', async () => {
  for (const [call, path] of [
    ['geocode', 'geocode/json'],
    ['place-autocomplete', 'place/autocomplete/json'],
    ['place-details', 'place/details/json'],
  ]) {
    await demo.control('fault', { call, kind: 'status', value: 503 })
    expect((await demo.get(`/maps/api/${path}?key=any`)).status).toBe(503)
    expect((await demo.get(`/maps/api/${path}?key=any`)).status).toBe(200)
  }
})

test('faults are switched off, of one call or all, and the data stays', async () => {
  await placeOrder()
  for (const call of ['get_cuisinelist', 'get_banner', '*'])
    await demo.control('fault', { call, kind: 'status', value: 500, times: 1_000_000 })
  await demo.control('faults/reset', { call: '*' })
  await demo.control('faults/reset', { call: 'get_cuisinelist' })
  expect((await cuisines()).status).toBe(200)
  expect((await demo.call('get_banner')).status).toBe(500)
  await demo.control('faults/reset')
  expect((await demo.call('get_banner')).status).toBe(200)
  expect(await orders()).toHaveLength(1)
})

test('switching off a limited change undoes it', async () => {
  const item = async () => rowsOf(await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: '921' }))
  for (const price of [95, 99])
    await demo.control('fault', { call: 'login', kind: 'price', value: { item_id: 921, price }, times: 3 })
  expect(await item()).toMatchObject([{ price: 99 }])
  await demo.control('faults/reset')
  expect(await item()).toMatchObject([{ price: 90 }])
})
