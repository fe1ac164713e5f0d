import { expect, test } from 'vitest'
import { startCheckedDemo } from '../../contract/checked'
import { rowsOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { inCash, useSubscriber } from './test-support'

const DAY_S = 86_400

const demo = useDemo(startCheckedDemo)
const {
  day,
  wait,
  ask,
  subscribed,
  setStock,
  asha,
  detailsOf,
  deliveriesOf,
  madeOf,
  comingOf,
  orderOf,
  balance,
  stock,
} = useSubscriber(demo)

test('the order is made and paid at the hour of delivery, not before', async () => {
  const id = await subscribed()
  expect([await balance(), await stock()]).toEqual([150, 50])
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([54, 48])
  const [delivery] = await madeOf(id)
  expect(delivery).toMatchObject({ date: day(0), quantity: 2, order_status: 'Placed' })
  const order = await orderOf(delivery)
  expect(order).toMatchObject({
    order_date: expect.stringContaining(`${day(0)} 08:00:0`) as string,
    total_amount: '96.00',
    wallet_amount: '96.00',
    delivery_address: '4B, Lake View, CG Road, Navrangpura, Ahmedabad',
    restaurant_item_details: [{ quantity: 2 }],
  })
  await wait(600)
  expect((await madeOf(id))[0]).toMatchObject({ order_status: 'Delivered' })
  expect((await detailsOf(id)).next_delivery_date).toBe(day(1))
})

test('an empty wallet pauses the subscription, and it can be restarted after a recharge', async () => {
  const id = await subscribed()
  await wait(DAY_S * 3)
  expect(await balance()).toBe(54)
  expect(await detailsOf(id)).toMatchObject({ status: 'Paused', pause_from: day(1), next_delivery_date: '' })
  expect(await deliveriesOf(id)).toMatchObject([
    { date: day(0), quantity: 2 },
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

test('a clock that leaps ten days makes ten orders, one for each day in turn', async () => {
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

test('a leap of a hundred days sells only what was in stock', async () => {
  const id = await subscribed(inCash)
  await wait(DAY_S * 100)
  asha.token = await demo.signIn()
  expect([await stock(), (await madeOf(id)).length]).toEqual([0, 25])
  expect(await detailsOf(id)).toMatchObject({ status: 'Active', next_delivery_date: day(100) })
})

test('a day with too little stock is skipped, and the next day is delivered', async () => {
  const id = await subscribed()
  await setStock(1)
  await wait(3600)
  expect([await balance(), await stock()]).toEqual([150, 1])
  expect((await deliveriesOf(id))[0]).toEqual({ date: day(0), quantity: 0, order_id: null, order_status: 'Cancelled' })
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
  expect((await madeOf(id)).map(({ date }) => date)).toEqual([day(0), day(1), day(2)])
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

test('a pause without an end stops deliveries until the restart', async () => {
  const id = await subscribed(inCash)
  const paused = await ask('subscription_pause_restart', { subscription_id: id, status: 'pause', pause_from: '' })
  expect(paused).toMatchObject({ code: 200, msg: 'Your subscription is paused' })
  expect(await detailsOf(id)).toMatchObject({ status: 'Paused', pause_from: day(0), pause_to: '', deliveries: [] })
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

test('a pause with dates leaves out only those days', async () => {
  const id = await subscribed(inCash)
  const away = { status: 'pause', pause_from: day(1), pause_to: day(3) }
  expect((await ask('subscription_pause_restart', { subscription_id: id, ...away })).code).toBe(200)
  expect((await comingOf(id)).slice(0, 2).map(({ date }) => date)).toEqual([day(0), day(4)])
  expect((await detailsOf(id)).status).toBe('Active')
  await wait(DAY_S * 2)
  expect((await detailsOf(id)).status).toBe('Paused')
  await wait(DAY_S * 3)
  expect((await detailsOf(id)).status).toBe('Active')
  expect((await madeOf(id)).map(({ date }) => date)).toEqual([day(0), day(4)])
})

test('a planned pause can be cancelled', async () => {
  const id = await subscribed(inCash)
  await ask('subscription_pause_restart', { subscription_id: id, status: 'pause', pause_from: day(2) })
  expect((await comingOf(id)).map(({ date }) => date)).toEqual([day(0), day(1)])
  await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })
  expect(await comingOf(id)).toHaveLength(10)
})

test('a pause must end after it begins and needs a valid action and valid dates', async () => {
  const id = await subscribed(inCash)
  const pause = (fields: Record<string, unknown>) =>
    ask('subscription_pause_restart', { subscription_id: id, status: 'pause', ...fields })
  expect((await pause({ pause_from: day(3), pause_to: day(2) })).code).toBe(101)
  expect((await pause({ pause_to: day(-1) })).code).toBe(101)
  expect((await pause({ pause_from: 'soon' })).body).toHaveProperty('errors.pause_from')
  expect((await pause({ status: 'sleep' })).body).toHaveProperty('errors.status')
})

test('a cancelled subscription delivers nothing more, except what is under way', async () => {
  const id = await subscribed()
  await wait(3600)
  const cancelled = await ask('subscription_cancel', { subscription_id: id, reason: 'Moving' })
  expect(cancelled).toMatchObject({ code: 200, msg: 'Your subscription is cancelled' })
  await wait(DAY_S * 3)
  expect([await balance(), await stock()]).toEqual([54, 48])
  expect(await detailsOf(id)).toMatchObject({
    status: 'Cancelled',
    next_delivery_date: '',
    deliveries: [{ date: day(0), order_status: 'Delivered' }],
  })
  expect((await ask('subscription_cancel', { subscription_id: id })).code).toBe(101)
  expect((await ask('subscription_pause_restart', { subscription_id: id, status: 'restart' })).code).toBe(101)
})

test('another quantity is valid from the next delivery on, with its amounts', async () => {
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

test('another quantity for one day is valid for that day only', async () => {
  const id = await subscribed()
  const change = { subscription_id: id, quantity: 1, date: day(0) }
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

test('the quantity must be in stock, and its day must be in the future', async () => {
  const id = await subscribed({ ...inCash, end_date: day(5) })
  const change = (fields: Record<string, unknown>) =>
    ask('update_subscription_quantity', { subscription_id: id, quantity: 1, ...fields })
  expect((await change({ quantity: 0 })).msg).toBe('The quantity must be at least 1')
  expect((await change({ quantity: 1.5 })).code).toBe(101)
  expect((await change({ quantity: 51 })).msg).toBe('Maximum items reached')
  expect((await change({ date: day(6) })).code).toBe(101)
  await wait(3600)
  expect((await change({ date: day(0) })).code).toBe(101)
  expect((await change({ date: 'x' })).status).toBe(422)
  await ask('subscription_pause_restart', { subscription_id: id, status: 'pause' })
  expect((await change({ date: day(1) })).code).toBe(101)
})
