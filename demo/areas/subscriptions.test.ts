import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { cancelOrder } from '../actions/orders'
import { createDemo } from '../app'
import { startCheckedDemo } from '../contract/checked'
import { momentOf, wallTime } from '../core/clock'
import { addDays } from '../rules/subscription-days'
import { clientOf, resultOf, rowsOf, type Reply } from '../testing/client'
import { useDemo } from '../testing/use-demo'

const ZONE = 'Asia/Kolkata'
const DAY_S = 86_400

const demo = useDemo(startCheckedDemo)
let token: string
/** The first day of a test, which begins at seven in the morning of the brand. */
let today: string

const day = (ahead: number) => addDays(today, ahead)
const wait = (seconds: number) => demo.control('clock', { advance_s: seconds })

beforeEach(async () => {
  today = addDays(wallTime(Date.now(), ZONE).slice(0, 10), 1)
  await wait(((momentOf(`${today} 07:00:00`, ZONE) ?? 0) - Date.now()) / 1000)
  token = await demo.signIn()
})

/** Two bottles of milk every day at eight, from Asha's wallet of 150. */
const milk = (change: Record<string, unknown> = {}) => ({
  user_id: 5501,
  restaurant_id: 2101,
  address_id: 801,
  item_id: '951',
  quantity: 2,
  multiple_selection: '',
  amount: '96.00',
  frequency_type: 'Everyday',
  interval_days: '',
  custom_days: '',
  start_date: today,
  end_date: '',
  delivery_time: '08:00:00',
  sub_total: '96.00',
  service_fee: '0.00',
  delivery_fee: '0.00',
  discount_price: 0,
  total_amount: '96.00',
  payment_method: 'Wallet',
  payment_type: 'wallet',
  wallet_amount: '96.00',
  ...change,
})
const inCash = { payment_method: 'Cash On Delivery', payment_type: 'Cash On Delivery', wallet_amount: 0 }
const online = { payment_method: 'Online', payment_type: 'stripe', wallet_amount: 0 }

const ask = (name: string, fields: Record<string, unknown>, as = token) => demo.call(name, fields, as)
const subscribe = (change: Record<string, unknown> = {}, as = token) => ask('subscription', milk(change), as)

async function subscribed(change: Record<string, unknown> = {}): Promise<number> {
  const reply = await subscribe(change)
  expect(reply.msg).toBe('Your subscription is set up')
  return Number((reply.body.Item as Record<string, unknown>).subscription_id)
}

const detailsOf = async (id: number) => resultOf(await ask('subscription_details', { subscription_id: id }))
const balance = async () => Number((await demo.get('/api/v1/get_user_wallet_amount', token)).body.wallet_amount)
async function stock(itemId = '951'): Promise<unknown> {
  return rowsOf(await demo.call('restaurant_menus_details', { restaurant_id: 2101, item_id: itemId }))[0]?.quantity
}
const setStock = (quantity: number) => demo.control('fault', { kind: 'stock', value: { item_id: 951, quantity } })

interface Delivery {
  date: string
  quantity: number
  order_id: number | null
  order_status: string
}
/** The order of a delivery; its answer is no concern of these tests, so it is not compared with the contract. */
async function orderOf(delivery: Delivery | undefined): Promise<unknown> {
  const fields = { order_id: delivery?.order_id, user_id: 5501 }
  return rowsOf(await clientOf(demo.origin).call('view_order_details', fields, token))[0]
}
const deliveriesOf = async (id: number) => (await detailsOf(id)).deliveries as Delivery[]
const madeOf = async (id: number) => (await deliveriesOf(id)).filter((delivery) => delivery.order_id !== null)
const comingOf = async (id: number) => (await deliveriesOf(id)).filter(({ order_status: s }) => s === 'Scheduled')

test('the subscription of the example is made, and shown with its coming days', async () => {
  const id = await subscribed({ delivery_time: '08:00:00' })
  expect(await detailsOf(id)).toMatchObject({
    subscription_id: id,
    restaurant_name: 'Green Bowl',
    item_id: '951',
    item_name: 'Fresh milk, 1 l',
    quantity: 2,
    amount: '96.00',
    frequency_type: 'Everyday',
    start_date: today,
    delivery_time: '08:00 - 08:30',
    next_delivery_date: today,
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

test('nothing is taken before the hour of delivery, and then an order is made and paid', async () => {
  const id = await subscribed()
  expect([await balance(), await stock()]).toEqual([150, 50])
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([54, 48])
  const [delivery] = await madeOf(id)
  expect(delivery).toMatchObject({ date: today, quantity: 2, order_status: 'Placed' })
  const order = await orderOf(delivery)
  expect(order).toMatchObject({
    order_date: expect.stringContaining(`${today} 08:00:0`) as string,
    total_amount: '96.00',
    wallet_amount: '96.00',
    delivery_address: '4B, Lake View, CG Road, Navrangpura, Ahmedabad',
    restaurant_item_details: [{ quantity: 2 }],
  })
  await wait(600)
  expect((await madeOf(id))[0]).toMatchObject({ order_status: 'Delivered' })
  expect((await detailsOf(id)).next_delivery_date).toBe(day(1))
})

test('a wallet that runs dry pauses the subscription, and a restart after a recharge goes on', async () => {
  const id = await subscribed()
  await wait(DAY_S * 3)
  expect(await balance()).toBe(54)
  expect(await detailsOf(id)).toMatchObject({ status: 'Paused', pause_from: day(1), next_delivery_date: '' })
  expect(await deliveriesOf(id)).toMatchObject([
    { date: today, quantity: 2 },
    { date: day(1), quantity: 0, order_id: null, order_status: 'Cancelled' },
  ])
  await ask('update_subscription_quantity', { subscription_id: id, quantity: 1 })
  expect((await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })).code).toBe(200)
  expect(await detailsOf(id)).toMatchObject({ status: 'Active', next_delivery_date: day(3), amount: '48.00' })
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([6, 47])
})

test('a subscription in cash leaves the wallet alone, and its orders are paid at the door', async () => {
  const id = await subscribed(inCash)
  await wait(DAY_S)
  expect([await balance(), await stock()]).toEqual([150, 48])
  const [delivery] = await madeOf(id)
  const order = await orderOf(delivery)
  expect(order).toMatchObject({ payment_method: 'Cash On Delivery', remaining_amount: '96.00' })
})

test('the wallet may pay a part of every delivery, and cash the rest', async () => {
  const id = await subscribed({ ...inCash, wallet_amount: '50.00', remaining_amount: '46.00' })
  await wait(DAY_S * 4)
  expect([await balance(), (await madeOf(id)).length]).toEqual([0, 3])
  expect((await detailsOf(id)).status).toBe('Paused')
})

test('ten days in one leap make ten orders, one a day, in their order', async () => {
  const id = await subscribed(inCash)
  await wait(DAY_S * 10)
  const made = await madeOf(id)
  expect(made.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(day))
  const orderIds = made.map(({ order_id: orderId }) => Number(orderId))
  expect(orderIds).toEqual(orderIds.toSorted((a, b) => a - b))
  expect(new Set(orderIds).size).toBe(10)
  expect(await stock()).toBe(30)
  const history = rowsOf(await ask('order_history', { skip: 0, totalrecord: 100 }))
  expect(history.filter((order) => orderIds.includes(Number(order.id)))).toHaveLength(10)
  expect(await detailsOf(id)).toMatchObject({ next_delivery_date: day(10), status: 'Active' })
})

test('a leap of a hundred days sells only what there was', async () => {
  const id = await subscribed(inCash)
  await wait(DAY_S * 100)
  token = await demo.signIn()
  expect([await stock(), (await madeOf(id)).length]).toEqual([0, 25])
  expect(await detailsOf(id)).toMatchObject({ status: 'Active', next_delivery_date: day(100) })
})

test('a day with too little in stock is skipped, and the next one comes again', async () => {
  const id = await subscribed()
  await setStock(1)
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([150, 1])
  expect((await deliveriesOf(id))[0]).toEqual({ date: today, quantity: 0, order_id: null, order_status: 'Cancelled' })
  await setStock(2)
  await wait(DAY_S)
  expect([await balance(), await stock()]).toEqual([54, 0])
})

test('a subscription with an end is completed after its last day', async () => {
  const id = await subscribed({ ...inCash, end_date: day(2) })
  await wait(DAY_S)
  expect((await detailsOf(id)).status).toBe('Active')
  await wait(DAY_S * 9)
  expect(await detailsOf(id)).toMatchObject({ status: 'Completed', next_delivery_date: '', end_date: day(2) })
  expect((await madeOf(id)).map(({ date }) => date)).toEqual([today, day(1), day(2)])
  for (const [name, fields] of [
    ['subscription_cancel', {}],
    ['subscription_pause_restart', { status: 'pause' }],
    ['subscription_pause_restart', { status: 'restart' }],
    ['update_subscription_quantity', { quantity: 1 }],
  ] as const) {
    expect((await ask(name, { subscription_id: id, ...fields })).code).toBe(101)
  }
})

test('a paused subscription is completed at its end as well', async () => {
  const id = await subscribed({ ...inCash, end_date: day(2) })
  await ask('subscription_pause_restart', { subscription_id: id, status: 'pause' })
  await wait(DAY_S * 3)
  expect(await detailsOf(id)).toMatchObject({ status: 'Completed', deliveries: [] })
})

test('paused until further notice, nothing comes; restarted, the next day does', async () => {
  const id = await subscribed(inCash)
  const paused = await ask('subscription_pause_restart', { subscription_id: id, status: 'pause', pause_from: '' })
  expect(paused).toMatchObject({ code: 200, msg: 'Your subscription is paused' })
  expect(await detailsOf(id)).toMatchObject({ status: 'Paused', pause_from: today, pause_to: '', deliveries: [] })
  expect((await ask('subscription_pause_restart', { subscription_id: id, status: 'Pause' })).code).toBe(101)
  await wait(DAY_S * 5)
  expect([await stock(), (await madeOf(id)).length]).toEqual([50, 0])
  const restarted = await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })
  expect(restarted).toMatchObject({ code: 200, msg: 'Your subscription is resumed' })
  expect(await detailsOf(id)).toMatchObject({ status: 'Active', pause_from: '', next_delivery_date: day(5) })
  expect((await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })).code).toBe(101)
  await wait(3600)
  expect((await madeOf(id)).map(({ date }) => date)).toEqual([day(5)])
})

test('a pause with dates leaves those days out and nothing else', async () => {
  const id = await subscribed(inCash)
  const away = { status: 'pause', pause_from: day(1), pause_to: day(3) }
  expect((await ask('subscription_pause_restart', { subscription_id: id, ...away })).code).toBe(200)
  expect((await comingOf(id)).slice(0, 2).map(({ date }) => date)).toEqual([today, day(4)])
  expect((await detailsOf(id)).status).toBe('Active')
  await wait(DAY_S * 2)
  expect((await detailsOf(id)).status).toBe('Paused')
  await wait(DAY_S * 3)
  expect((await detailsOf(id)).status).toBe('Active')
  expect((await madeOf(id)).map(({ date }) => date)).toEqual([today, day(4)])
})

test('a planned pause can be taken back', async () => {
  const id = await subscribed(inCash)
  await ask('subscription_pause_restart', { subscription_id: id, status: 'pause', pause_from: day(2) })
  expect((await comingOf(id)).map(({ date }) => date)).toEqual([today, day(1)])
  await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })
  expect(await comingOf(id)).toHaveLength(10)
})

test('a pause has to end after it begins, and its word and dates have to be some', async () => {
  const id = await subscribed(inCash)
  const pause = (fields: Record<string, unknown>) =>
    ask('subscription_pause_restart', { subscription_id: id, status: 'pause', ...fields })
  expect((await pause({ pause_from: day(3), pause_to: day(2) })).code).toBe(101)
  expect((await pause({ pause_to: day(-1) })).code).toBe(101)
  expect((await pause({ pause_from: 'soon' })).body).toHaveProperty('errors.pause_from')
  expect((await pause({ status: 'sleep' })).body).toHaveProperty('errors.status')
})

test('cancelled is final: nothing comes any more, and what is under way still arrives', async () => {
  const id = await subscribed()
  await wait(3600)
  const cancelled = await ask('subscription_cancel', { subscription_id: id, reason: 'Moving' })
  expect(cancelled).toMatchObject({ code: 200, msg: 'Your subscription is cancelled' })
  await wait(DAY_S * 3)
  expect([await balance(), await stock()]).toEqual([54, 48])
  expect(await detailsOf(id)).toMatchObject({
    status: 'Cancelled',
    next_delivery_date: '',
    deliveries: [{ date: today, order_status: 'Delivered' }],
  })
  expect((await ask('subscription_cancel', { subscription_id: id })).code).toBe(101)
  expect((await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })).code).toBe(101)
})

test('another quantity holds from the next delivery on, with its amounts', async () => {
  const id = await subscribed({ quantity: 1, amount: 48, sub_total: 48, delivery_fee: 20, total_amount: 68, ...inCash })
  expect((await ask('update_subscription_quantity', { subscription_id: id, quantity: '3', date: '' })).code).toBe(200)
  expect(await detailsOf(id)).toMatchObject({
    quantity: 3,
    sub_total: '144.00',
    delivery_fee: '20.00',
    amount: '164.00',
  })
  await wait(3600)
  const [made] = await madeOf(id)
  expect(made?.quantity).toBe(3)
  expect(await stock()).toBe(47)
})

test('another quantity for one day holds for that day only', async () => {
  const id = await subscribed()
  const change = { subscription_id: id, quantity: 1, date: today }
  expect((await ask('update_subscription_quantity', change)).code).toBe(200)
  expect((await comingOf(id)).map(({ quantity }) => quantity).slice(0, 3)).toEqual([1, 2, 2])
  expect((await detailsOf(id)).quantity).toBe(2)
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([102, 49])
  await wait(DAY_S)
  expect([await balance(), await stock()]).toEqual([6, 47])
})

test('another quantity for all days replaces those of single days', async () => {
  const id = await subscribed(inCash)
  await ask('update_subscription_quantity', { subscription_id: id, quantity: 5, date: day(1) })
  await ask('update_subscription_quantity', { subscription_id: id, quantity: 3 })
  expect((await comingOf(id)).slice(0, 2).map(({ quantity }) => quantity)).toEqual([3, 3])
})

test('only a quantity the store has, for a day that is to come, can be chosen', async () => {
  const id = await subscribed({ ...inCash, end_date: day(5) })
  const change = (fields: Record<string, unknown>) =>
    ask('update_subscription_quantity', { subscription_id: id, quantity: 1, ...fields })
  expect((await change({ quantity: 0 })).msg).toBe('The quantity must be at least 1')
  expect((await change({ quantity: 1.5 })).code).toBe(101)
  expect((await change({ quantity: 51 })).msg).toBe('Maximum items reached')
  expect((await change({ date: day(6) })).code).toBe(101)
  await wait(3600)
  expect((await change({ date: today })).code).toBe(101)
  expect((await change({ date: 'x' })).status).toBe(422)
  await ask('subscription_pause_restart', { subscription_id: id, status: 'pause' })
  expect((await change({ date: day(1) })).code).toBe(101)
})

describe('what is to come', () => {
  const next = async (change: Record<string, unknown>) =>
    (await comingOf(await subscribed({ ...inCash, ...change }))).slice(0, 3).map(({ date }) => date)

  test('at an interval', async () => {
    expect(await next({ frequency_type: 'On Interval', interval_days: '3' })).toEqual([today, day(3), day(6)])
  })

  test('on certain weekdays, in any spelling', async () => {
    const dates = await next({ frequency_type: 'custom', custom_days: 'MONDAY,thu' })
    expect(dates.map((date) => new Date(date).getUTCDay()).toSorted()).toContain(1)
    expect(new Set(dates.map((date) => new Date(date).getUTCDay()))).toEqual(new Set([1, 4]))
  })

  test('from tomorrow on when the start is over, as in the old example', async () => {
    expect((await next({ start_date: '2024-05-20' }))[0]).toBe(day(1))
  })

  test("from tomorrow on when today's hour is over", async () => {
    expect((await next({ delivery_time: '06:00' }))[0]).toBe(day(1))
    expect((await next({ delivery_time: '' }))[0]).toBe(today)
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

test('the wallet has to cover the first delivery', async () => {
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

test('a coupon for subscriptions takes its share off every delivery, whatever the quantity', async () => {
  const check = (fields: Record<string, unknown>) =>
    ask('check_subscription_item_promocode', {
      ...{ user_id: 5501, restaurant_id: 2101, item_id: '951', quantity: 2, original_price: '96.00' },
      ...fields,
    })
  expect(resultOf(await check({ coupon_code: 'milk10' }))).toMatchObject({
    id: 413,
    promo_code_type: '1',
    discount_percentage: '10',
  })
  expect((await check({ coupon_code: '' })).msg).toBe('Please Enter Promocode')
  for (const refused of [{ coupon_code: 'NOTHING' }, { coupon_code: 'GREEN15' }]) {
    expect((await check(refused)).code).toBe(101)
  }
  expect((await check({ coupon_code: 'MILK10', item_id: '914' })).code).toBe(101)
  expect((await check({ coupon_code: 'MILK10', restaurant_id: 1 })).code).toBe(101)

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

  test('it waits for the payment, and then delivers without asking again', async () => {
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

  test('a payment that comes to nothing leaves no subscription', async () => {
    const reply = await subscribe(online)
    await end(reply, 'cancel')
    expect(await states()).toEqual([])
    await wait(DAY_S * 2)
    expect(await stock()).toBe(50)
    expect((await detailsOf(idOf(reply))).status).toBe('PaymentFailure')
  })

  test('cancelled before the first delivery, the payment goes to the wallet; after it, it was used', async () => {
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

  test('when not one delivery could be made until the end, the payment goes to the wallet', async () => {
    await end(await subscribe({ ...online, end_date: day(1) }), 'pay')
    await setStock(0)
    await wait(DAY_S * 3)
    expect([await states(), await balance()]).toEqual([['Completed'], 246])
  })
})

test('the list is newest first, by status and in pages', async () => {
  expect((await ask('subscription_list', {})).code).toBe(101)
  const ids = [await subscribed(inCash), await subscribed(inCash), await subscribed(inCash)]
  await ask('subscription_cancel', { subscription_id: ids[0] })
  await ask('subscription_pause_restart', { subscription_id: ids[1], status: 'pause' })
  const list = async (fields: Record<string, unknown>) => {
    const reply = await ask('subscription_list', fields)
    return rowsOf(reply).map((row) => row.subscription_id)
  }
  expect(await list({ status: '', skip: 0, total_record: 50 })).toEqual(ids.toReversed())
  expect(await list({ skip: '1', total_record: '1' })).toEqual([ids[1]])
  expect(await list({ status: 'Active' })).toEqual([ids[2]])
  expect(await list({ status: 'paused' })).toEqual([ids[1]])
  expect(await list({ status: 'Cancelled' })).toEqual([ids[0]])
  expect(await list({ status: 'Completed' })).toEqual([])
})

const ONE: readonly [string, Record<string, unknown>][] = [
  ['subscription_details', {}],
  ['subscription_pause_restart', { status: 'pause' }],
  ['subscription_cancel', {}],
  ['update_subscription_quantity', { quantity: 3 }],
  ['generate_subscription_invoice', {}],
]

test("somebody else's subscription does not exist", async () => {
  const id = await subscribed(inCash)
  await wait(3600)
  const ravi = await demo.signIn('9000000002')
  for (const [name, fields] of ONE) {
    const reply = await ask(name, { subscription_id: id, user_id: 5501, ...fields }, ravi)
    expect(reply).toMatchObject({ code: 101, msg: 'This subscription does not exist' })
  }
  expect((await ask('subscription_list', { user_id: 5501 }, ravi)).code).toBe(101)
  expect(await detailsOf(id)).toMatchObject({ status: 'Active', quantity: 2 })
})

test('all of it is for customers who are signed in', async () => {
  const names = ['subscription', 'subscription_list', 'check_subscription_item_promocode', ...ONE.map(([name]) => name)]
  for (const name of names) expect((await demo.call(name, milk({ subscription_id: 1 }))).status).toBe(401)
})

describe('an invoice', () => {
  const invoice = (id: number, fields: Record<string, unknown> = {}) =>
    ask('generate_subscription_invoice', { subscription_id: id, from_date: '', to_date: '', ...fields })
  const pageOf = async (url: unknown) => {
    const response = await fetch(String(url))
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }

  test('there is none before the first delivery, nor for a time without any', async () => {
    const id = await subscribed(inCash)
    expect(await invoice(id)).toMatchObject({ code: 101, msg: 'There was no delivery to invoice' })
    await wait(3600)
    expect((await invoice(id, { from_date: day(1) })).code).toBe(101)
    expect((await invoice(id, { from_date: 'x' })).status).toBe(422)
  })

  test('it lists the deliveries of its time with their sum, in the language of the call', async () => {
    const id = await subscribed(inCash)
    await ask('update_subscription_quantity', { subscription_id: id, quantity: 1, date: day(1) })
    await wait(DAY_S * 3)
    const made = resultOf(await invoice(id, { to_date: day(1) }))
    expect(made.invoice_number).toBe(`INV-${id}-${day(1).replaceAll('-', '')}`)
    const page = await pageOf(made.invoice_url)
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    for (const text of [today, day(1), 'Fresh milk, 1 l', 'Asha Patel', '96.00', '48.00', '144.00', '&#x20B9;']) {
      expect(page.text).toContain(text)
    }
    expect(page.text).not.toContain(day(2))
    const french = await pageOf(resultOf(await invoice(id, { is_langauge: 'fr' })).invoice_url)
    expect(french.text).toContain('Lait frais')
    expect(french.text).toContain('Facture')
  })

  test('what the customer wrote is shown as text', async () => {
    await ask('update_profile', {
      user_name: '<b>Asha</b>',
      user_email: 'asha@example.com',
      mobile_number: '9000000001',
    })
    const id = await subscribed(inCash)
    await wait(3600)
    const { text } = await pageOf(resultOf(await invoice(id)).invoice_url)
    expect(text).not.toContain('<b>')
  })

  test('its address cannot be guessed, nor changed into that of another', async () => {
    const id = await subscribed(inCash)
    await wait(DAY_S)
    const url = String(resultOf(await invoice(id)).invoice_url)
    expect((await pageOf(url)).status).toBe(200)
    for (const wrong of [
      `${url}x`,
      url.replace(`INV-${id}-`, `INV-${id + 1}-`),
      url.replace('.en.', '.fr.'),
      url.slice(0, url.lastIndexOf('.')),
      `${demo.origin}/invoices/x/y`,
    ]) {
      expect((await pageOf(wrong)).status).toBe(404)
    }
  })

  test('a delivery that was cancelled is not on it, and is paid back', async () => {
    const { app, demo: inner } = createDemo()
    const server = createServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const other = clientOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const asha = await other.signIn()
    const reply = await other.call('subscription', milk({ delivery_time: '00:00:00' }), asha)
    const { subscription_id: id } = reply.body.Item as Record<string, unknown>
    await other.control('clock', { advance_s: DAY_S * 2 })
    const details = resultOf(await other.call('subscription_details', { subscription_id: id }, asha))
    const [delivery] = details.deliveries as Delivery[]
    inner.db.transaction((tx) => cancelOrder(tx, inner, String(delivery?.order_id), inner.clock.now()))
    expect((await other.call('generate_subscription_invoice', { subscription_id: id }, asha)).code).toBe(101)
    expect((await other.get('/api/v1/get_user_wallet_amount', asha)).body.wallet_amount).toBe('150.00')
    server.close().closeAllConnections()
  })
})
