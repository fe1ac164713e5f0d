import { beforeEach, expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo } from '../../testing/client'
import { gatewayVisitor } from '../../testing/gateway'
import { anOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'
import { PAYMENT_LIFE_S } from './payments'

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

/** Fries: 110 and 5 tax, 20 delivery, 10 packaging. */
const TOTAL = '145.50'
const FRIES = [{ item: '914', unit: 110 }]
const place = (change: Record<string, unknown>) => demo.call('place_order', anOrder(FRIES, change), token)
const online = (change: Record<string, unknown> = {}) =>
  place({ payment_method: 'Online', payment_type: 'stripe', ...change })
const balance = async () => Number((await demo.get('/api/v1/get_user_wallet_amount', token)).body.wallet_amount)
const fries = async () => {
  const reply = await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: '914' })
  return rowsOf(reply)[0]?.quantity
}
const statusOf = async (orderId: unknown) =>
  resultOf(await demo.call('get_order_status', { order_id: orderId }, token)).order_status

test('an order paid from the wallet takes its total from the wallet', async () => {
  const reply = await place({ payment_method: 'Wallet', payment_type: 'wallet', wallet_amount: TOTAL })
  expect(reply.code).toBe(200)
  expect(await balance()).toBe(4.5)
})

test('the wallet may pay a part, and cash the rest', async () => {
  const reply = await place({ wallet_amount: '100.00', remaining_amount: '45.50' })
  expect(reply.code).toBe(200)
  expect(await balance()).toBe(50)
})

test.each([
  ['more than the wallet holds', { wallet_amount: '145.50' }, [{ item: '901', unit: 220, options: '311' }]],
  [
    'only a part, though it is to pay all',
    { payment_method: 'Wallet', payment_type: 'wallet', wallet_amount: 10 },
    FRIES,
  ],
])('a wallet cannot pay %s', async (_what, change, lines) => {
  await demo.call('place_order', anOrder(FRIES, { wallet_amount: 100 }), token)
  const reply = await demo.call('place_order', anOrder(lines, change), token)
  expect(reply).toMatchObject({ code: 101, msg: 'Insufficient wallet amount please recharge your wallet' })
  expect(await balance()).toBe(50)
})

test('the wallet pays neither a negative amount nor more than the total', async () => {
  expect((await place({ wallet_amount: -50 })).code).toBe(101)
  expect((await place({ wallet_amount: 146 })).code).toBe(101)
  expect(await balance()).toBe(150)
})

test('the wallet counts in hundredths, whatever a client computes', async () => {
  const all = { payment_method: 'Wallet', payment_type: 'wallet' }
  expect((await place({ ...all, wallet_amount: '145.49' })).code).toBe(101)
  expect((await place({ wallet_amount: '4.50' })).code).toBe(200)
  expect((await place({ ...all, wallet_amount: 145.50000000000003 })).code).toBe(200)
  expect(await balance()).toBe(0)
})

test('a cancelled order that the wallet paid except for a hundredth pays back no more than the wallet paid', async () => {
  const { orderid } = (await place({ wallet_amount: '145.49' })).body.Item as { orderid: number }
  await demo.control('order', { order_id: orderid, status: 'Cancelled' })
  expect(await balance()).toBe(150)
})

test('an online order waits for its payment and shows where to pay', async () => {
  const reply = await online()
  expect(reply).toMatchObject({ code: 200 })
  expect(reply.body.webpayurl).toContain(`${demo.origin}/pay/stripe/`)
  expect(await statusOf(resultOf(reply).orderid)).toBe('PaymentPending')
})

test('after the payment the browser goes to the address that the client names, or to the calling shop', async () => {
  const returnUrl = async (headers: Record<string, string>, change: Record<string, unknown> = {}) => {
    const order = anOrder(FRIES, { vendor_id: 10001, payment_method: 'Online', payment_type: 'stripe', ...change })
    const reply = await demo.send('/api/v1/place_order', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(order),
    })
    const visitor = gatewayVisitor(demo)
    return visitor.leave(String(reply.body.webpayurl), 'cancel')
  }
  expect(await returnUrl({})).toMatch(/^http:\/\/localhost:3000\/payment\?fail=/)
  expect(await returnUrl({ origin: 'http://127.0.0.1:5173' })).toMatch(/^http:\/\/127\.0\.0\.1:5173\/payment\?fail=/)
  const withReturnUrl = { return_url: 'https://shop.example/payment?step=2' }
  expect(await returnUrl({}, withReturnUrl)).toMatch(/^https:\/\/shop\.example\/payment\?step=2&fail=/)
})

test('a form gateway gets a form, a script gateway its parameters', async () => {
  expect((await online({ payment_type: 'payu' })).body).toMatchObject({ form_method: 'POST' })
  expect((await online({ payment_type: 'cashfree' })).body).toMatchObject({ sdk: 'cashfree' })
})

test('an online order that is not paid in time fails and gives everything back', async () => {
  const orderId = resultOf(await online({ wallet_amount: '100.00', remaining_amount: '45.50' })).orderid
  expect([await fries(), await balance()]).toEqual([49, 50])
  await demo.control('clock', { advance_s: PAYMENT_LIFE_S })
  expect(await statusOf(orderId)).toBe('PaymentFailure')
  expect([await fries(), await balance()]).toEqual([50, 150])
})

test('a cancelled order gives back stock and what was paid, but not cash that was never taken', async () => {
  const cash = (await place({ wallet_amount: 100 })).body.Item as { orderid: number }
  expect([await fries(), await balance()]).toEqual([49, 50])
  await demo.control('order', { order_id: cash.orderid, status: 'Cancelled', reason: 'No more potatoes' })
  expect(await statusOf(cash.orderid)).toBe('Cancelled')
  expect([await fries(), await balance()]).toEqual([50, 150])
})

test('an unreliable store cancels two minutes later, with a reason', async () => {
  const burger = await demo.call('restaurantcategorymenus', { restaurant_id: 2121 })
  const [section] = rowsOf(burger) as { menu_item_detail: { item_id: string; price: number }[] }[]
  const item = section?.menu_item_detail[0] ?? { item_id: '', price: 0 }
  const change = { restaurant_id: 2121, delivery_fee: 0, packaging_charge: 0, delivery_type: 0, address_id: '' }
  const pickup = { ...change, delivery_pickup_types: 'Pickup', total_amount: (item.price * 1.05).toFixed(2) }
  const order = anOrder([{ item: item.item_id, unit: item.price }], pickup)
  const { orderid } = (await demo.call('place_order', order, token)).body.Item as { orderid: number }
  await demo.control('clock', { advance_s: 120 })
  const [detail] = rowsOf(await demo.call('view_order_details', { order_id: orderid }, token))
  expect(detail).toMatchObject({ order_status: 'Cancelled', cancelled_desc: expect.stringMatching(/\S/) as string })
})
