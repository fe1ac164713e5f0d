import { beforeEach, expect, test } from 'vitest'
import { resultOf, rowsOf } from '../testing/client'
import { useDemo } from '../testing/use-demo'
import { startCheckedDemo } from './checked'
import { aCustomer, endPayment, fromWallet, online, orderIdOf, stockOf, type Customer } from './customer'

const demo = useDemo(startCheckedDemo)
let asha: Customer
beforeEach(async () => {
  asha = await aCustomer(demo)
})

/** 110 and 5.50 tax, 20 delivery, 10 packaging. */
const FRIES = [{ item: '914', unit: 110 }]
const TOTAL = 145.5
/** 300 and 15 tax, 20 delivery, 10 packaging. */
const TWO_DALS = [{ item: '905', unit: 150, quantity: 2 }]

const advance = (seconds: number) => demo.control('clock', { advance_s: seconds })
const topUp = (amount: number) => demo.control('wallet', { user_id: asha.user_id, amount })
const withCoupon = (coupon_id: number, discount: number, cashback: number) => (total: number) => ({
  coupon_id,
  discount_price: discount.toFixed(2),
  cashback: cashback.toFixed(2),
  total_amount: (total - discount).toFixed(2),
})

/** Stock of the fries, balance, and the movements since the opening, newest first. */
async function books() {
  const entries = await asha.ledger()
  const movements = entries.slice(0, -1).map(({ kind, amount }) => `${kind} ${amount}`)
  return { stock: await stockOf(demo, '914'), balance: await asha.balance(), movements }
}

test('cash, part of the wallet, all of it: an order takes its stock and exactly its part of the wallet', async () => {
  expect((await asha.place(FRIES)).code).toBe(200)
  expect(await books()).toEqual({ stock: 49, balance: 150, movements: [] })

  expect((await asha.place(FRIES, () => ({ wallet_amount: '100.00', remaining_amount: '45.50' }))).code).toBe(200)
  expect(await books()).toEqual({ stock: 48, balance: 50, movements: ['spent -100'] })

  expect((await asha.place(FRIES, fromWallet)).code).toBe(101)
  expect(await books()).toEqual({ stock: 48, balance: 50, movements: ['spent -100'] })

  await topUp(100)
  expect((await asha.place(FRIES, fromWallet)).code).toBe(200)
  const movements = ['spent -145.5', 'recharge 100', 'spent -100']
  expect(await books()).toEqual({ stock: 47, balance: 4.5, movements })
  expect(rowsOf(await asha.call('ongoing_orders'))).toHaveLength(3)
})

test('an online order waits for its gateway and starts once it is paid', async () => {
  const placed = await asha.place(FRIES, online(100))
  const orderId = orderIdOf(placed)
  expect(await asha.statusOf(orderId)).toBe('PaymentPending')
  expect(await books()).toEqual({ stock: 49, balance: 50, movements: ['spent -100'] })

  await advance(120)
  expect(await asha.statusOf(orderId)).toBe('PaymentPending')
  const back = await endPayment(demo, placed.body.webpayurl, 'pay')
  expect(back.searchParams.get('success')).toBe(orderId)
  expect(await asha.statusOf(orderId)).toBe('Placed')
  expect(await books()).toEqual({ stock: 49, balance: 50, movements: ['spent -100'] })

  await advance(600)
  expect(await asha.statusOf(orderId)).toBe('Delivered')
  expect((await asha.call('add_rating', { order_id: orderId, rating: 5 })).code).toBe(200)
})

test('an online order that fails gives back stock, wallet and coupon, and the same can be ordered again', async () => {
  const once = withCoupon(410, 25, 0)
  const placed = await asha.place(FRIES, (total) => ({ ...online(100)(total - 25), ...once(total) }))
  expect(await books()).toEqual({ stock: 49, balance: 50, movements: ['spent -100'] })
  expect((await asha.place(FRIES, once)).code).toBe(101)

  const back = await endPayment(demo, placed.body.webpayurl, 'fail')
  expect(back.searchParams.get('fail')).not.toBe('')
  expect(await asha.statusOf(orderIdOf(placed))).toBe('PaymentFailure')
  expect(await books()).toEqual({ stock: 50, balance: 150, movements: ['refund 100', 'spent -100'] })

  expect((await asha.place(FRIES, once)).code).toBe(200)
  expect((await asha.place(FRIES, once)).code).toBe(101)
  expect((await books()).stock).toBe(49)
})

test('a cancelled order gives everything back once, pays no cashback, and is not rated', async () => {
  await topUp(500)
  const orderId = orderIdOf(
    await asha.place(TWO_DALS, (total) => ({ ...withCoupon(403, 0, 40)(total), ...fromWallet(total) })),
  )
  expect(await asha.balance()).toBe(305)
  expect(await stockOf(demo, '905')).toBe(48)

  await advance(200)
  expect((await demo.control('order', { order_id: orderId, status: 'Cancelled', reason: 'No lentils' })).status).toBe(
    200,
  )
  expect((await demo.control('order', { order_id: orderId, status: 'Cancelled' })).status).toBe(422)
  await advance(3600)
  expect(await asha.statusOf(orderId)).toBe('Cancelled')
  expect(rowsOf(await asha.call('view_order_details', { order_id: orderId }))[0]?.cancelled_desc).toBe('No lentils')
  expect((await books()).movements).toEqual(['refund 345', 'spent -345', 'recharge 500'])
  expect(await stockOf(demo, '905')).toBe(50)
  expect((await asha.call('add_rating', { order_id: orderId, rating: 1 })).code).toBe(101)
  expect(resultOf(await asha.call('check_rating', { order_id: orderId })).status).toBe('false')
})

test('cashback is paid into the wallet once, on delivery', async () => {
  const orderId = orderIdOf(await asha.place(TWO_DALS, withCoupon(403, 0, 40)))
  await advance(599)
  expect((await books()).movements).toEqual([])
  await advance(1)
  expect(await asha.statusOf(orderId)).toBe('Delivered')
  await advance(86_400)
  expect(await books()).toMatchObject({ balance: 190, movements: ['cashback 40'] })
})

test('a delivered order can be rated once; the store shows it, and the home page stops asking', async () => {
  const orderId = orderIdOf(await asha.place(FRIES))
  const rating = { order_id: orderId, rating: 4, description: 'Crisp', rating_driver: 5, description_driver: '' }
  const asksFor = async () => rowsOf(await asha.call('current_orders_withratings')).map(({ id }) => String(id))
  expect((await asha.call('add_rating', rating)).code).toBe(101)

  await advance(600)
  expect(await asksFor()).toContain(orderId)
  expect(resultOf(await asha.call('check_rating', { order_id: orderId })).status).toBe('false')
  expect((await asha.call('add_rating', rating)).code).toBe(200)
  expect((await asha.call('add_rating', { ...rating, rating: 1 })).code).toBe(101)
  expect(resultOf(await asha.call('check_rating', { order_id: orderId })).status).toBe('true')
  expect(await asksFor()).not.toContain(orderId)
  const [review] = rowsOf(await demo.call('get_restaurant_rating', { restaurant_id: 2101 }))
  expect(review).toMatchObject({
    rating: 4,
    user_name: expect.stringContaining('Asha') as string,
    description: 'Crisp',
  })
})

test("a past order is repeated at today's prices", async () => {
  await demo.control('fault', { call: '*', kind: 'price', value: { item_id: 921, price: 95 } })
  await demo.control('fault', { call: '*', kind: 'stock', value: { item_id: 901, quantity: 1 } })
  const again = await asha.call('reorder_details', { order_id: 70001 })
  const lines = rowsOf(again).map((line) => ({
    item: String(line.item_id),
    unit: Number(line.amount),
    quantity: Number(line.quantity),
    options: (line.customize_type as { option: { selection_id: number }[] }[])
      .flatMap(({ option }) => option.map((chosen) => chosen.selection_id))
      .join(','),
  }))
  expect(lines).toEqual([
    { item: '901', unit: 220, quantity: 1, options: '311' },
    { item: '921', unit: 95, quantity: 1, options: '' },
  ])
  const atOldPrice = lines.map((line) => (line.item === '921' ? { ...line, unit: 90 } : line))
  expect((await asha.place(atOldPrice)).code).toBe(101)
  expect((await asha.place(lines)).code).toBe(200)
  expect([await stockOf(demo, '901'), await stockOf(demo, '921')]).toEqual([0, 49])
  expect((await asha.call('reorder_details', { order_id: 70001 })).body).toMatchObject({ inactive_item: 1 })
})

test('the wallet gets the money that a gateway confirms, not the money that it refuses, and can pay', async () => {
  const recharge = async (gateway: string) =>
    resultOf(await asha.call(`${gateway}-recharge-wallet`, { recharge_amount: '200', isweb: 1 })).recharge_link
  await endPayment(demo, await recharge('stripe'), 'fail')
  await endPayment(demo, await recharge('paypal'), 'cancel')
  await recharge('flow')
  await advance(3600)
  expect(await books()).toMatchObject({ balance: 150, movements: [] })

  const back = await endPayment(demo, await recharge('phonepe'), 'pay')
  expect(back.searchParams.has('success')).toBe(true)
  expect((await asha.place(FRIES, fromWallet)).code).toBe(200)
  expect(await books()).toEqual({ stock: 49, balance: 350 - TOTAL, movements: [`spent -${TOTAL}`, 'recharge 200'] })
})
