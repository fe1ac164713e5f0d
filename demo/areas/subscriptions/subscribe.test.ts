import { describe, expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { resultOf, type Reply } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { inCash, online, useSubscriber } from './test-support'

const DAY_S = 86_400

const demo = useDemo(startCheckedDemo)
const { day, wait, ask, subscribe, subscribed, setStock, detailsOf, deliveriesOf, madeOf, comingOf, balance, stock } =
  useSubscriber(demo)

test('the subscription of the example is made and shown with its next days', async () => {
  const id = await subscribed({ delivery_time: '08:00:00' })
  expect(await detailsOf(id)).toMatchObject({
    subscription_id: id,
    restaurant_name: 'Green Bowl',
    item_id: '951',
    item_name: 'Fresh milk, 1 l',
    quantity: 2,
    amount: '96.00',
    frequency_type: 'Everyday',
    start_date: day(0),
    delivery_time: '08:00 - 08:30',
    next_delivery_date: day(0),
    status: 'Active',
    delivery_address: '4B, Lake View, CG Road, Navrangpura, Ahmedabad',
    total_amount: '96.00',
  })
  expect(await deliveriesOf(id)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((ahead) => ({
      date: day(ahead),
      quantity: 2,
      order_id: null,
      order_status: 'Scheduled',
    })),
  )
})

describe('what is to come', () => {
  const next = async (change: Record<string, unknown>) =>
    (await comingOf(await subscribed({ ...inCash, ...change }))).slice(0, 3).map(({ date }) => date)

  test('at an interval', async () => {
    expect(await next({ frequency_type: 'On Interval', interval_days: '3' })).toEqual([day(0), day(3), day(6)])
  })

  test('on certain weekdays, in any spelling', async () => {
    const dates = await next({ frequency_type: 'custom', custom_days: 'MONDAY,thu' })
    expect(dates.map((date) => new Date(date).getUTCDay()).toSorted()).toContain(1)
    expect(new Set(dates.map((date) => new Date(date).getUTCDay()))).toEqual(new Set([1, 4]))
  })

  test('from tomorrow when the start is in the past, as in the old example', async () => {
    expect((await next({ start_date: '2024-05-20' }))[0]).toBe(day(1))
  })

  test("from tomorrow on when day(0)'s hour is over", async () => {
    expect((await next({ delivery_time: '06:00' }))[0]).toBe(day(1))
    expect((await next({ delivery_time: '' }))[0]).toBe(day(0))
  })
})

test.each([
  ['an address that is not theirs', { address_id: 803 }],
  ["somebody else's name", { user_id: 5502 }],
  ['a store nobody knows', { restaurant_id: 99 }],
  ['a closed store', { restaurant_id: 2128, item_id: '2128001' }],
  ['an item nobody knows', { item_id: '999' }],
  ['an item that is not for it', { item_id: '914', amount: 220, sub_total: 220, total_amount: 220 }],
  ['a sold-out item', { item_id: '908', amount: 320, sub_total: 320, total_amount: 320 }],
  ['an option of another item', { multiple_selection: '311' }],
  ['no units', { quantity: 0, amount: 0, sub_total: 0, total_amount: 0 }],
  ['more than there is', { quantity: 51, amount: 2448, sub_total: 2448, total_amount: 2448, ...inCash }],
  ['another price', { amount: '90.00' }],
  ['another subtotal', { sub_total: '90.00' }],
  ['a total that does not add up', { total_amount: '90.00' }],
  ['a tax of its own', { service_fee: '1.00', total_amount: '97.00' }],
  ['a delivery fee of its own', { delivery_fee: '1.00', total_amount: '97.00' }],
  ['a discount without a coupon', { discount_price: 10, total_amount: '86.00' }],
  ['a coupon for orders', { coupon_redeem: 'GREEN15', discount_price: 14.4, total_amount: '81.60' }],
  ['a discount the coupon is not worth', { coupon_redeem: 'MILK10', discount_price: 20, total_amount: '76.00' }],
  ['no interval', { frequency_type: 'On Interval', interval_days: '' }],
  ['half a day between', { frequency_type: 'On Interval', interval_days: 0.5 }],
  ['no weekday', { frequency_type: 'Custom', custom_days: '' }],
  ['an end before its start', { start_date: '2030-01-02', end_date: '2030-01-01' }],
  ['an end that is over', { start_date: '2024-05-20', end_date: '2024-05-22' }],
  ['a payment nobody takes', { ...online, payment_type: 'barter' }],
])('a subscription with %s is refused', async (_why, change) => {
  const reply = await subscribe(change)
  expect([reply.status, reply.code]).toEqual([200, 101])
  expect((await ask('subscription_list', {})).code).toBe(101)
})

test('a brand without subscriptions takes none', async () => {
  const asha = await demo.signIn('9000000001', 10005)
  const reply = await subscribe({ vendor_id: 10005, user_id: 5509 }, asha)
  expect(reply).toMatchObject({ code: 101, msg: 'Subscriptions are not available here' })
})

test('the wallet must cover the first delivery', async () => {
  const reply = await subscribe({ quantity: 4, amount: 192, sub_total: 192, total_amount: 192, wallet_amount: 192 })
  expect(reply).toMatchObject({ code: 101, msg: 'Insufficient wallet amount please recharge your wallet' })
})

test.each([
  ['frequency_type', { frequency_type: 'Sometimes' }],
  ['custom_days', { frequency_type: 'Custom', custom_days: 'Funday' }],
  ['start_date', { start_date: 'tomorrow' }],
  ['end_date', { end_date: '2026-02-30' }],
  ['delivery_time', { delivery_time: '25:00:00' }],
])('words that mean nothing are refused by their field: %s', async (field, change) => {
  const reply = await subscribe(change)
  expect(reply.status).toBe(422)
  expect(reply.body).toHaveProperty(`errors.${field}`)
})

test('a coupon for subscriptions reduces every delivery, whatever the quantity', async () => {
  const check = (fields: Record<string, unknown>) =>
    ask('check_subscription_item_promocode', {
      ...{ user_id: 5501, restaurant_id: 2101, item_id: '951', quantity: 2, original_price: '96.00' },
      ...fields,
    })
  expect(resultOf(await check({ coupon_code: 'milk10' }))).toMatchObject({
    id: 413,
    promo_code_type: '1',
    discount_percentage: 10,
    maximum_discount_amount: 9_999_999,
    minimum_order_amount: 0,
  })
  expect((await check({ coupon_code: '' })).msg).toBe('Please Enter Promocode')
  for (const refused of [{ coupon_code: 'NOTHING' }, { coupon_code: 'GREEN15' }]) {
    expect((await check(refused)).code).toBe(101)
  }
  expect((await check({ coupon_code: 'MILK10', item_id: '914' })).code).toBe(101)
  expect((await check({ coupon_code: 'MILK10', restaurant_id: 1 })).code).toBe(101)

  expect(await detailsOf(await subscribed(inCash))).toMatchObject({ discount_price: '' })
  const coupon = { coupon_id: 413, coupon_redeem: 'MILK10', discount_price: '9.60' }
  const id = await subscribed({ ...coupon, total_amount: '86.40', wallet_amount: '86.40' })
  await wait(3600)
  expect(await balance()).toBe(63.6)
  await ask('update_subscription_quantity', { subscription_id: id, quantity: 1 })
  expect(await detailsOf(id)).toMatchObject({ discount_price: '4.80', total_amount: '43.20' })
})

describe('paid online', () => {
  /** Follows the customer to the gateway and back to the vendor. */
  async function end(reply: Reply, ending: 'pay' | 'cancel'): Promise<void> {
    const page = new URL(String(reply.body.webpayurl))
    const outcome = await fetch(`${demo.origin}${page.pathname}/outcome`, {
      method: 'POST',
      body: new URLSearchParams({ ending }),
      redirect: 'manual',
    })
    await fetch(new URL(outcome.headers.get('location') ?? '', demo.origin), { redirect: 'manual' })
  }
  const idOf = (reply: Reply) => Number(resultOf(reply).subscription_id)
  const states = async () =>
    ((await ask('subscription_list', {})).body.Result as Record<string, unknown>[]).map(({ status }) => status)

  test('it waits for the payment and then delivers without another payment', async () => {
    const reply = await subscribe(online)
    expect(reply.code).toBe(200)
    expect(reply.body.webpayurl).toContain('/pay/stripe/')
    expect(await states()).toEqual(['PaymentPending'])
    expect((await ask('subscription_cancel', { subscription_id: idOf(reply) })).code).toBe(101)
    await end(reply, 'pay')
    expect(await states()).toEqual(['Active'])
    await wait(DAY_S * 2)
    expect([await balance(), await stock(), (await madeOf(idOf(reply))).length]).toEqual([150, 46, 2])
  })

  test('a failed payment leaves no subscription', async () => {
    const reply = await subscribe(online)
    await end(reply, 'cancel')
    expect(await states()).toEqual([])
    await wait(DAY_S * 2)
    expect(await stock()).toBe(50)
    expect((await detailsOf(idOf(reply))).status).toBe('PaymentFailure')
  })

  test('the payment goes to the wallet if it is cancelled before the first delivery, not after it', async () => {
    const first = await subscribe(online)
    await end(first, 'pay')
    await ask('subscription_cancel', { subscription_id: idOf(first) })
    expect(await balance()).toBe(246)
    const second = await subscribe(online)
    await end(second, 'pay')
    await wait(3600)
    await ask('subscription_cancel', { subscription_id: idOf(second) })
    expect(await balance()).toBe(246)
  })

  test('the payment goes to the wallet if it ends without a delivery', async () => {
    await end(await subscribe({ ...online, end_date: day(1) }), 'pay')
    await setStock(0)
    await wait(DAY_S * 3)
    expect([await states(), await balance()]).toEqual([['Completed'], 246])
  })
})
