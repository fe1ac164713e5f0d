import { expect, test, vi } from 'vitest'
import { PAYMENT_LIFE_S } from '../areas/payments/payments'
import { rowsOf, startDemo } from '../testing/client'
import { anOrder } from '../testing/order'
import { useDemo } from '../testing/use-demo'

const demo = useDemo(startDemo)

const cuisines = () => demo.call('get_cuisinelist')
const item = (itemId: string) => demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: itemId })

test('reset forgets tokens, faults, the clock and the recorded calls', async () => {
  const token = await demo.signIn()
  await demo.control('fault', { call: '*', kind: 'status', value: 500, times: 9 })
  await demo.control('clock', { advance_s: 86_400 })
  await demo.control('reset')
  expect(Date.parse(String((await demo.get('/_control/clock')).body.now))).toBeLessThan(Date.now() + 1000)
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

test('a call fails as often as asked', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'status', value: 422, times: 2 })
  expect((await demo.call('get_banner')).status).toBe(200)
  expect((await cuisines()).body).toHaveProperty('errors')
  expect((await cuisines()).status).toBe(422)
  expect((await cuisines()).status).toBe(200)
})

test('a call can be late, answer HTML, or a code of its own', async () => {
  await demo.control('fault', { call: 'get_cuisinelist', kind: 'delay', value: 500 })
  const late = cuisines().then(() => 'late')
  const next = demo.call('get_banner').then(() => 'next')
  expect(await Promise.race([late, next])).toBe('next')
  await late

  await demo.control('fault', { call: '*', kind: 'html' })
  const page = await fetch(`${demo.origin}/api/v1/get_cuisinelist`, { method: 'POST' })
  expect(page.headers.get('content-type')).toContain('text/html')

  await demo.control('fault', { call: '*', kind: 'code', value: { code: 101, msg: 'Not today' } })
  expect(await cuisines()).toMatchObject({ code: 101, msg: 'Not today' })
})

test('wrong types are swapped at every depth', async () => {
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

test('a change for a number of calls is undone after them', async () => {
  await demo.control('fault', {
    call: 'restaurant_menus_details',
    kind: 'stock',
    value: { item_id: 921, sold_out: true },
    times: 1,
  })
  expect(rowsOf(await item('921'))[0]?.is_sold_out).toBe('1')
  expect(rowsOf(await item('921'))[0]?.is_sold_out).toBe('0')
})

test('an unknown fault is refused', async () => {
  expect((await demo.control('fault', { call: 'login', kind: 'fire' })).status).toBe(422)
  expect((await demo.control('fault', { kind: 'price', value: { item_id: 1, price: 2 } })).status).toBe(404)
})

const look = async (path: string) => (await (await fetch(`${demo.origin}/_control/${path}`)).json()) as unknown

const readSettings = () => demo.call('get-vendor-settings', { order_web: 'localhost' })

test('the spelling of answers can be switched until the reset, one side at a time', async () => {
  expect(await look('flavour')).toEqual({ numbers: 'mixed', empty: 'mixed' })
  await demo.control('flavour', { numbers: 'text' })
  const { body } = await demo.control('flavour', { empty: 'null' })
  expect(body).toEqual({ numbers: 'text', empty: 'null' })
  expect((await readSettings()).body.code).toBe('200')
  expect((await demo.control('flavour', { numbers: 'roman' })).status).toBe(422)
  await demo.control('reset')
  expect(await look('flavour')).toEqual({ numbers: 'mixed', empty: 'mixed' })
})

test('settings of a brand can be changed until the reset, each key by itself', async () => {
  const settings = async (order_web: string) =>
    (await demo.call('get-vendor-settings', { order_web })).body.settings as Record<string, unknown>
  const seeded = await settings('localhost')
  await demo.control('settings', { host: 'localhost', settings: { decimal: 0, app_name: null } })
  await demo.control('settings', { host: 'localhost', settings: { decimal: 3, web_settings: { title: 'Changed' } } })
  const web = seeded.web_settings as Record<string, unknown>
  expect(await settings('localhost')).toEqual({
    ...seeded,
    decimal: 3,
    app_name: null,
    web_settings: { ...web, title: 'Changed' },
  })
  expect((await settings('grocery.localhost')).decimal).toBe(2)
  expect((await demo.control('settings', { host: 'nobody.test', settings: {} })).status).toBe(404)
  expect((await demo.control('settings', { host: 'localhost', settings: [] })).status).toBe(422)
  await demo.control('reset')
  expect(await settings('localhost')).toEqual(seeded)
})

test('the clock goes to a moment, forward or back, but not out of reach', async () => {
  await demo.control('clock', { to: '2026-11-21T10:00:00Z' })
  expect(await look('clock')).toMatchObject({ now: expect.stringMatching(/^2026-11-21T10:00:0/) as string })
  await demo.control('clock', { to: '2026-11-20T12:00:00+02:00' })
  expect(await look('clock')).toMatchObject({ now: expect.stringMatching(/^2026-11-20T10:00:0/) as string })
  for (const move of [
    {},
    { to: 'tomorrow' },
    { to: '9999-01-01T00:00:00Z' },
    { advance_s: 1e300 },
    { advance_s: '60' },
  ])
    expect((await demo.control('clock', move)).status).toBe(422)
})

test('an order under way is cancelled and paid back, any other one is not', async () => {
  const token = await demo.signIn()
  const order = anOrder([{ item: '905', unit: 150 }])
  const placed = await demo.call('place_order', order, token)
  const order_id = String((placed.body.Item as Record<string, unknown>).orderid)
  const cancel = (fields: object) => demo.control('order', { order_id, status: 'Cancelled', ...fields })
  expect((await cancel({ status: 'Delivered' })).status).toBe(422)
  expect((await cancel({ reason: 'The oven broke' })).status).toBe(200)
  const [details] = rowsOf(await demo.call('view_order_details', { order_id }, token))
  expect(details).toMatchObject({ order_status: 'Cancelled', cancelled_desc: 'The oven broke' })
  expect((await cancel({})).status).toBe(422)
  for (const unknown of ['1', 'abc', 1e400, '']) expect((await cancel({ order_id: unknown })).status).not.toBe(200)
  expect((await cancel({ order_id: 1 })).status).toBe(404)
})

test('a wallet can be filled and emptied, and the ledger shows every movement', async () => {
  expect((await demo.control('wallet', { user_id: 5501, amount: 500.5 })).body.balance).toBe(650.5)
  expect((await demo.control('wallet', { user_id: '5501', amount: -50 })).body.balance).toBe(600.5)
  expect(await look('ledger?user_id=5501')).toMatchObject({
    balance: 600.5,
    entries: [
      { kind: 'spent', amount: -50 },
      { kind: 'recharge', amount: 500.5 },
      { kind: 'opening', amount: 150 },
    ],
  })
  expect((await demo.control('wallet', { user_id: 5501, amount: 1e300 })).status).toBe(422)
  expect((await demo.control('wallet', { user_id: 1, amount: 5 })).status).toBe(404)
  expect((await demo.get('/_control/ledger?user_id=abc')).status).toBe(404)
})

test('due jobs run before wallets and stock are read', async () => {
  const token = await demo.signIn()
  const wish = { payment_method: 'Online', payment_type: 'stripe', wallet_amount: 100 }
  await demo.call('place_order', anOrder([{ item: '914', unit: 110 }], wish), token)
  const stockAndLedger = async () => [await look('stock?item_id=914'), await look('ledger?user_id=5501')]
  expect(await stockAndLedger()).toMatchObject([{ quantity: 49 }, { balance: 50 }])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + PAYMENT_LIFE_S * 1000)
  expect(await stockAndLedger()).toMatchObject([{ quantity: 50 }, { balance: 150 }])
})

test('price and stock of an item can be looked at', async () => {
  expect(await look('stock?item_id=921')).toMatchObject({ price: 90, quantity: 50, sold_out: false, inactive: false })
  await demo.control('fault', { kind: 'stock', value: { item_id: 921, quantity: 2 } })
  expect(await look('stock?item_id=921')).toMatchObject({ quantity: 2 })
  expect((await demo.get('/_control/stock?item_id=1')).status).toBe(404)
  expect((await demo.get('/_control/stock')).status).toBe(422)
})

test('messages to customers can be read, newest first', async () => {
  expect(await look('outbox')).toEqual([])
  for (const mobile_number of ['9000000001', '9000000002'])
    await demo.call('customer_forgot_password', { mobile_number, country_code: '+91' })
  expect(await look('outbox')).toMatchObject([{ to: '9000000002' }, { to: '9000000001' }])
})

test('no odd field makes a control call fail', async () => {
  const odd = [null, '', 'x', -1, 1e308, [], {}, [[1]], { a: 1 }]
  for (const name of ['fault', 'faults/reset', 'clock', 'flavour', 'pictures', 'settings', 'order', 'wallet'])
    for (const value of odd) {
      const fields = ['call', 'kind', 'value', 'times', 'numbers', 'advance_s', 'to', 'order_id', 'user_id', 'amount']
      const body = Object.fromEntries(fields.map((field) => [field, value]))
      expect((await demo.control(name, { status: 'Cancelled', ...body })).status).toBeLessThan(500)
    }
})
