import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rowsOf, startDemo, type RunningDemo } from './testing/client'

let demo: RunningDemo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())
beforeEach(() => demo.control('reset'))

const cuisines = () => demo.call('get_cuisinelist')
const item = (itemId: string) => demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: itemId })

test('reset is quick and forgets tokens, faults, the clock and the recorded calls', async () => {
  const token = await demo.signIn()
  await demo.control('fault', { call: '*', kind: 'status', value: 500, times: 9 })
  const before = performance.now()
  await demo.control('reset')
  expect(performance.now() - before).toBeLessThan(150)
  expect((await demo.call('get_user_details_web', {}, token)).status).toBe(401)
  const requests = (await (await fetch(`${demo.origin}/_control/requests`)).json()) as unknown[]
  expect(requests).toHaveLength(1)
})

test('received calls are recorded', async () => {
  await demo.call('get_cuisinelist', { is_langauge: 'fr' }, 'some-token')
  const requests = (await (await fetch(`${demo.origin}/_control/requests`)).json()) as unknown[]
  expect(requests).toMatchObject([
    {
      call: 'get_cuisinelist',
      method: 'POST',
      body: { vendor_id: 10001, is_langauge: 'fr' },
      headers: { authorization: true },
    },
  ])
})

test('a call fails as often as it is told to', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'status', value: 422, times: 2 })
  expect((await demo.call('get_banner')).status).toBe(200)
  expect((await cuisines()).body).toHaveProperty('errors')
  expect((await cuisines()).status).toBe(422)
  expect((await cuisines()).status).toBe(200)
})

test('a call can be late, answer HTML, or a code of its own', async () => {
  await demo.control('fault', { call: '*', kind: 'delay', value: 60 })
  const before = performance.now()
  await cuisines()
  expect(performance.now() - before).toBeGreaterThan(55)

  await demo.control('fault', { call: '*', kind: 'html' })
  const page = await fetch(`${demo.origin}/api/v1/get_cuisinelist`, { method: 'POST' })
  expect(page.headers.get('content-type')).toContain('text/html')

  await demo.control('fault', { call: '*', kind: 'code', value: { code: 101, msg: 'Not today' } })
  expect(await cuisines()).toMatchObject({ code: 101, msg: 'Not today' })
})

test('wrong types are swapped all the way down', async () => {
  await demo.control('fault', { call: 'restaurant_menus_details', kind: 'types' })
  const reply = await item('901')
  expect(reply.body.code).toBe('200')
  expect(rowsOf(reply)[0]).toMatchObject({
    item_id: 901,
    restaurant_menu_item_id: '901',
    price: '180',
    time_slot: null,
  })
})

test('a price or stock change stays until the reset', async () => {
  await demo.control('fault', { call: '*', kind: 'price', value: { item_id: '921', price: 95 } })
  await demo.control('fault', { call: '*', kind: 'stock', value: { item_id: 921, quantity: 2 } })
  for (let times = 0; times < 3; times += 1)
    expect(rowsOf(await item('921'))[0]).toMatchObject({ price: 95, quantity: 2 })
  await demo.control('fault', { call: '*', kind: 'stock', value: { item_id: 921, inactive: true } })
  expect((await item('921')).code).toBe(101)
  await demo.control('reset')
  expect(rowsOf(await item('921'))[0]).toMatchObject({ price: 90, quantity: 50 })
})

test('a change with a number of times is undone after them', async () => {
  await demo.control('fault', {
    call: 'restaurant_menus_details',
    kind: 'stock',
    value: { item_id: 921, sold_out: true },
    times: 1,
  })
  expect(rowsOf(await item('921'))[0]?.is_sold_out).toBe('1')
  expect(rowsOf(await item('921'))[0]?.is_sold_out).toBe('0')
})

test('a fault nobody knows is refused', async () => {
  expect((await demo.control('fault', { call: 'login', kind: 'fire' })).status).toBe(422)
  expect((await demo.control('fault', { kind: 'price', value: { item_id: 1, price: 2 } })).status).toBe(404)
})
