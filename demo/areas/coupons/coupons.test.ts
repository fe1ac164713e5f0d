import { beforeEach, describe, expect, test } from 'vitest'
import { resultOf, rowsOf, startDemo, type Reply } from '../../testing/client'
import { anOrder, type Line } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'
import { PAYMENT_LIFE_S } from '../payments/payments'

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const redeem = (code: string, change: Record<string, unknown> = {}) =>
  demo.call(
    'coupon_redeem',
    { user_id: 5501, restaurant_id: 2101, original_price: '440.00', coupon_code: code, ...change },
    token,
  )

const BOWLS = { item: '901', unit: 220, options: '311', quantity: 2 }
const total = (off: number, subTotal = 440) => (subTotal * 1.05 + 30 - off).toFixed(2)
const place = (change: Record<string, unknown>, lines: Line[] = [BOWLS]) =>
  demo.call('place_order', anOrder(lines, change), token)
const placedWith = (code: string, discount: number, cashback = 0): Promise<Reply> =>
  place({ coupon_id: '1', coupon_redeem: code, discount_price: discount, cashback, total_amount: total(discount) })

test('offers depend on the mode and are in the language of the call', async () => {
  const delivery = rowsOf(await demo.call('couponlisting', { coupon_type: 'Delivery', is_langauge: 'fr' }))
  expect(delivery[0]).toMatchObject({ id: 401, coupon_code: 'WELCOME50', coupon_name: '50 de remise' })
  const codes = delivery.map((coupon) => coupon.coupon_code)
  expect(codes).not.toContain('WALKIN30')
  expect(codes).not.toContain('FIRSTTWO')
  const pickup = rowsOf(await demo.call('couponlisting', { coupon_type: 'Pickup' }))
  expect(pickup.map((coupon) => coupon.coupon_code)).toContain('WALKIN30')
})

test('a signed-in customer is not offered what they have used up', async () => {
  const offered = async (as?: string) =>
    rowsOf(await demo.call('couponlisting', { coupon_type: 'Delivery' }, as)).map((coupon) => coupon.coupon_code)
  expect(await offered(token)).toContain('ONCE25')
  await placedWith('ONCE25', 25)
  expect(await offered(token)).not.toContain('ONCE25')
  expect(await offered(token)).not.toContain('FIRSTBITE')
  expect(await offered()).toEqual(expect.arrayContaining(['ONCE25', 'FIRSTBITE']))
})

test('without offers the list answers 101', async () => {
  expect(await demo.call('couponlisting', { vendor_id: 10005, coupon_type: 'Delivery' })).toMatchObject({
    code: 101,
    msg: 'No Offers Available',
  })
})

test('a code is found in upper or lower case and answered in full', async () => {
  expect(resultOf(await redeem('welcome50 '))).toEqual({
    id: 401,
    coupon_code: 'WELCOME50',
    promo_code_type: '2',
    flat_discount: 50,
    discount_percentage: 0,
    maximum_discount_amount: 100,
    minimum_order_amount: 200,
  })
})

describe('what a coupon is worth', () => {
  const automatic = async () => {
    const fields = { user_id: 5501, restaurant_id: 2101, original_price: '800.00' }
    return resultOf(await demo.call('auto_apply_coupon_redeem', fields, token))
  }

  test.each(['WELCOME50', 'TASTY20', 'BACK40', 'BACK10', 'FREEBITE', 'GREEN15', 'ONCE25'])(
    'is a number for %s, for clients that compare it without conversion',
    async (code) => {
      const { id, coupon_code: couponCode, promo_code_type: type, ...amounts } = resultOf(await redeem(code))
      expect([typeof id, couponCode, typeof type]).toEqual(['number', code, 'string'])
      expect(Object.values(amounts).map((amount) => typeof amount)).toEqual(Array(4).fill('number'))
    },
  )

  test('has a cap larger than any discount when the coupon has no cap', async () => {
    for (const coupon of [await automatic(), resultOf(await redeem('GREEN15')), resultOf(await redeem('BACK40'))])
      expect(Math.min(1e6, coupon.maximum_discount_amount as number)).toBe(1e6)
  })

  test.each([
    ['null', null],
    ['blank', ''],
    ['absent', undefined],
  ])('says %s for no cap where what is empty is spelt so', async (empty, spelt) => {
    await demo.control('flavour', { empty })
    expect((await automatic()).maximum_discount_amount).toBe(spelt)
    expect(resultOf(await redeem('TASTY20')).maximum_discount_amount).toBe(100)
  })

  test('is text in the spelling with numbers as text', async () => {
    await demo.control('flavour', { numbers: 'text' })
    expect(await automatic()).toMatchObject({ discount_percentage: '12', maximum_discount_amount: '9999999' })
  })
})

test.each([
  ['no code at all', '', 'Please Enter Promocode'],
  ['a code nobody knows', 'NOTHING', 'This coupon is not valid for this order'],
  ['one whose time is over', 'DIWALI2020', 'This coupon is not valid for this order'],
  ['one for subscriptions', 'MILK10', 'This coupon is not valid for this order'],
  ['one for first orders', 'FIRSTBITE', 'This coupon has been used up'],
])('%s is refused', async (_why, code, msg) => {
  expect(await redeem(code)).toMatchObject({ code: 101, msg })
})

test('a coupon of one store or one mode is refused elsewhere', async () => {
  expect((await redeem('GREEN15')).code).toBe(200)
  expect((await redeem('GREEN15', { restaurant_id: 2102 })).code).toBe(101)
  expect((await redeem('WALKIN30', { coupon_type: 'Pickup' })).code).toBe(200)
  expect((await redeem('WALKIN30', { coupon_type: 'Delivery' })).code).toBe(101)
})

test('the best automatic coupon is offered from its minimum on', async () => {
  const offered = (original_price: number) =>
    demo.call('auto_apply_coupon_redeem', { user_id: 5501, restaurant_id: 2101, original_price }, token)
  expect((await offered(799)).code).toBe(101)
  expect(resultOf(await offered(800)).coupon_code).toBe('BIGTABLE')
})

test.each([
  ['a percentage of the items, up to its cap', 'TASTY20', 88, 0],
  ['an amount', 'WELCOME50', 50, 0],
  ['an amount that comes back', 'BACK40', 0, 40],
  ['a percentage that comes back', 'BACK10', 0, 44],
  ['one item, up to its cap', 'FREEBITE', 120, 0],
])('a coupon takes off %s', async (_what, code, discount, cashback) => {
  expect(await placedWith(code, discount, cashback)).toMatchObject({ code: 200 })
  expect(await placedWith(code, discount + 1, cashback)).toMatchObject({ code: 101 })
})

test('a coupon is refused below its minimum, and the answer names the minimum', async () => {
  const fries = { item: '914', unit: 110 }
  const change = { coupon_redeem: 'WELCOME50', discount_price: 50, total_amount: total(50, 110) }
  expect(await place(change, [fries])).toMatchObject({
    code: 101,
    msg: 'This coupon holds for orders from ₹200.00 on',
  })
})

test('cashback is paid when the order is delivered, not when it is cancelled', async () => {
  const balance = async () => (await demo.get('/api/v1/get_user_wallet_amount', token)).body.wallet_amount
  await placedWith('BACK40', 0, 40)
  await demo.control('clock', { advance_s: 599 })
  expect(await balance()).toBe(150)
  await demo.control('clock', { advance_s: 1 })
  expect(await balance()).toBe(190)
  const { orderid } = (await placedWith('BACK40', 0, 40)).body.Item as { orderid: number }
  await demo.control('order', { order_id: orderid, status: 'Cancelled' })
  await demo.control('clock', { advance_s: 3600 })
  expect(await balance()).toBe(190)
})

test('an order uses up a coupon for one use, and gives it back when it is cancelled', async () => {
  const { orderid } = (await placedWith('ONCE25', 25)).body.Item as { orderid: number }
  expect(await redeem('ONCE25')).toMatchObject({ code: 101, msg: 'This coupon has been used up' })
  expect((await placedWith('ONCE25', 25)).code).toBe(101)
  await demo.control('order', { order_id: orderid, status: 'Cancelled' })
  expect((await redeem('ONCE25')).code).toBe(200)
})

test('a coupon for first orders is available again when the payment of the first order failed', async () => {
  const person = {
    user_name: 'Nia',
    last_name: '',
    user_email: 'nia@example.com',
    mobile_number: '',
    country_code: '91',
  }
  const form = { ...person, password: 'demo1234', confirm_password: 'demo1234', terms: 'accepted' }
  token = String(((await demo.call('registration', form)).body.user_details as { token: string }).token)
  const pickup = { user_id: '', address_id: '', delivery_type: 0, delivery_pickup_types: 'Pickup', delivery_fee: 0 }
  const discount = { coupon_redeem: 'FIRSTBITE', discount_price: 100, total_amount: '372.00' }
  const online = { payment_method: 'Online', payment_type: 'stripe' }
  expect((await place({ ...pickup, ...discount, ...online })).code).toBe(200)
  expect((await redeem('FIRSTBITE', { user_id: '' })).code).toBe(101)
  await demo.control('clock', { advance_s: PAYMENT_LIFE_S })
  expect((await redeem('FIRSTBITE', { user_id: '' })).code).toBe(200)
})

test('a coupon with a limit for all customers can be used up by any of them', async () => {
  expect((await placedWith('FIRSTTWO', 220)).code).toBe(200)
  expect((await placedWith('FIRSTTWO', 220)).code).toBe(200)
  expect((await placedWith('FIRSTTWO', 220)).code).toBe(101)
})
