import { beforeEach, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { gateways } from '../../gateways/gateways'
import { resultOf, rowsOf } from '../../testing/client'
import { gatewayVisitor } from '../../testing/gateway'
import { anOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const demo = useDemo(startCheckedDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const recharge = (fields: Record<string, unknown>, gateway = 'stripe') =>
  demo.call(`${gateway}-recharge-wallet`, { user_id: 5501, isweb: 1, ...fields }, token)
const history = (fields: Record<string, unknown> = {}, as = token) =>
  demo.call('get_user_wallet_history', { user_id: 5501, ...fields }, as)

test('the wallet begins with its opening balance', async () => {
  expect(await demo.get('/api/v1/get_user_wallet_amount', token)).toMatchObject({
    code: 200,
    body: { wallet_amount: 150 },
  })
  const { code, body } = await history()
  expect({ code, body }).toMatchObject({
    code: 200,
    body: {
      wallet_amount: 150,
      Result: [
        { order_id: expect.stringMatching(/^T-5\d{3}$/), type: 'recharge', amount: '150.00', user_order_id: null },
      ],
    },
  })
})

test('movements come newest first, with positive amounts, their order and the time of the vendor', async () => {
  const visitor = gatewayVisitor(demo)
  const page = await visitor.pageOf(resultOf(await recharge({ recharge_amount: 500.5 })))
  await visitor.leave(page, 'pay')
  await demo.control('clock', { advance_s: 60 })
  const order = anOrder([{ item: '901', unit: 220, quantity: 2, options: '311' }], {
    payment_method: 'Wallet',
    payment_type: 'wallet',
    wallet_amount: '492.00',
    remaining_amount: 0,
  })
  const placed = await demo.call('place_order', order, token)
  const { orderid } = placed.body.Item as Record<string, unknown>
  const rows = rowsOf(await history())
  expect(rows).toMatchObject([
    { type: 'spent', amount: '492.00', user_order_id: orderid },
    { type: 'recharge', amount: '500.50' },
    { type: 'recharge', amount: '150.00' },
  ])
  for (const row of rows) expect(row.order_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect((await history()).body.wallet_amount).toBe(158.5)
})

test('a wallet without movements has a balance of 0', async () => {
  const form = { user_name: 'Nina', last_name: 'Rao', user_email: 'nina@example.com', mobile_number: '9000000077' }
  const secret = { country_code: '+91', password: 'secret1', confirm_password: 'secret1', terms: 'accepted' }
  const { body } = await demo.call('registration', { ...form, ...secret })
  const nina = body.user_details as Record<string, unknown>
  const answer = await history({ user_id: nina.user_id }, String(nina.token))
  expect(answer).toMatchObject({ code: 101, body: { Result: [], wallet_amount: 0 } })
})

test('the wallet of another customer is neither shown nor filled', async () => {
  expect(await history({ user_id: 5502 })).toMatchObject({ code: 101, body: { Result: [] } })
  expect((await recharge({ user_id: 5502, recharge_amount: '500' })).code).toBe(101)
})

test.each(gateways.map(({ code }) => code))('%s takes amounts above nothing and below the limit', async (gateway) => {
  for (const nothing of ['0', 0, -5, '', 'much', 0.001]) {
    const answer = await recharge({ recharge_amount: nothing }, gateway)
    expect(answer).toMatchObject({ code: 101, msg: 'Please Add Amount!' })
  }
  const limit = await recharge({ recharge_amount: '10000' }, gateway)
  expect(limit).toMatchObject({ code: 101, msg: 'Wallet Recharge Limit exceeded' })
  for (const amount of ['500', 500, '9999.99', 500.5]) {
    expect((await recharge({ recharge_amount: amount }, gateway)).code).toBe(200)
  }
  expect((await demo.call(`${gateway}-recharge-wallet`, { user_id: 5501, recharge_amount: '500' })).status).toBe(401)
  expect((await recharge({}, gateway)).status).toBe(422)
})

test('the older name of the call for Stripe still works', async () => {
  const answer = await demo.call(
    'stripe-rechargewallet',
    { user_id: '5501', recharge_amount: '500', isweb: '1' },
    token,
  )
  expect(resultOf(answer).recharge_link).toContain('/pay/stripe/')
})

test('a gateway that the brand does not offer is refused', async () => {
  const grocer = await demo.signIn('9000000001', 10002)
  const fields = { vendor_id: 10002, user_id: 5503, recharge_amount: '20', isweb: 1 }
  expect((await demo.call('razorpay-recharge-wallet', fields, grocer)).code).toBe(101)
  expect((await demo.call('klarna-recharge-wallet', fields, grocer)).code).toBe(200)
})

test('settings offer the gateways of the brand, in its stores too', async () => {
  const settings = (host: string) => demo.call('get-vendor-settings', { order_web: host })
  const offered = async (host: string) =>
    ((await settings(host)).body.settings as Record<string, unknown>).payment_gateway_new
  expect(await offered('localhost')).toEqual(gateways.map(({ code }) => code))
  expect(await offered('arabia.localhost')).toEqual(['hyperpay', 'hyperpay-mada', 'stripe'])
  const shop = await demo.call('get-restaurant-settings', { vendor_id: 10002, restaurant_id: 2201 })
  expect(resultOf(shop).payment_gateway_new).toEqual(await offered('grocery.localhost'))
})

test('a brand without wallets says so everywhere', async () => {
  const { body } = await demo.call('get-vendor-settings', { order_web: 'closed.localhost' })
  expect(body.settings).toMatchObject({
    wallet_status: 'inactive',
    client_wallet_status: 'inactive',
    customer_wallet_recharge: 'inactive',
  })
  const member = await demo.signIn('9000000001', 10005)
  const fields = { vendor_id: 10005, user_id: 5509, recharge_amount: '500', isweb: 1 }
  expect((await demo.get('/api/v1/get_user_wallet_amount', member)).code).toBe(101)
  expect((await demo.call('get_user_wallet_history', fields, member)).code).toBe(101)
  expect((await demo.call('stripe-recharge-wallet', fields, member)).code).toBe(101)
})

test('the wallet is for signed-in customers', async () => {
  expect((await demo.get('/api/v1/get_user_wallet_amount')).status).toBe(401)
  expect((await demo.call('get_user_wallet_history', { user_id: 5501 })).status).toBe(401)
})
