import { beforeEach, expect, test } from 'vitest'
import { useDemo } from '../testing/use-demo'
import { startCheckedDemo } from './checked'
import { aCustomer, fromWallet, stockOf, type Customer } from './customer'

const AT_ONCE = 50

const demo = useDemo(startCheckedDemo)
let asha: Customer
let ravi: Customer
beforeEach(async () => {
  ;[asha, ravi] = await Promise.all([aCustomer(demo), aCustomer(demo, 'ravi')])
})

/** 110 and 5 tax, 20 delivery to Asha, 10 packaging. */
const FRIES = [{ item: '914', unit: 110 }]
const TOTAL = 145.5

/** Makes this many calls at the same time and counts their codes. */
async function atOnce(times: number, make: (turn: number) => Promise<{ code: number }>) {
  const replies = await Promise.all(Array.from({ length: times }, (_, turn) => make(turn)))
  const accepted = replies.filter(({ code }) => code === 200).length
  expect(replies.filter(({ code }) => code === 101)).toHaveLength(times - accepted)
  return accepted
}

test('the last unit is sold once, however many customers order it at the same time', async () => {
  await demo.control('wallet', { user_id: ravi.user_id, amount: 1000 })
  await demo.control('fault', { call: '*', kind: 'stock', value: { item_id: 914, quantity: 1 } })
  const before = [await asha.ledger(), await ravi.ledger()].flat().length
  expect(await atOnce(AT_ONCE, (turn) => (turn % 2 === 0 ? asha : ravi).place(FRIES, fromWallet))).toBe(1)
  expect(await stockOf(demo, '914')).toBe(0)
  const after = [await asha.ledger(), await ravi.ledger()].flat()
  expect(after).toHaveLength(before + 1)
})

test('a wallet pays for as many orders as it covers', async () => {
  await demo.control('wallet', { user_id: asha.user_id, amount: 3 * TOTAL + 10 - 150 })
  const before = (await asha.ledger()).length
  expect(await atOnce(AT_ONCE, () => asha.place(FRIES, fromWallet))).toBe(3)
  expect(await asha.balance()).toBe(10)
  expect(await asha.ledger()).toHaveLength(before + 3)
  expect(await stockOf(demo, '914')).toBe(47)
})

test('a coupon for one use per customer is used once', async () => {
  const withCoupon = (total: number) => ({
    coupon_id: 410,
    coupon_redeem: 'ONCE25',
    discount_price: '25.00',
    total_amount: (total - 25).toFixed(2),
  })
  expect(await atOnce(20, () => asha.place(FRIES, withCoupon))).toBe(1)
  expect(await stockOf(demo, '914')).toBe(49)
  expect((await ravi.place(FRIES, withCoupon)).code).toBe(200)
})

test('a gateway that confirms twice at the same time adds the money once', async () => {
  const recharge = await asha.call('stripe-recharge-wallet', { recharge_amount: '500' })
  const page = new URL(String((recharge.body.Result as { recharge_link: string }).recharge_link))
  const chosen = await fetch(`${page.origin}${page.pathname}/outcome`, {
    method: 'POST',
    body: new URLSearchParams({ ending: 'pay' }),
    redirect: 'manual',
  })
  const callback = new URL(chosen.headers.get('location') ?? '', demo.origin)
  await Promise.all(Array.from({ length: 20 }, () => fetch(callback, { redirect: 'manual' })))
  expect(await asha.balance()).toBe(650)
})

test('an account is made once, however often the form is sent at the same time', async () => {
  const form = { user_name: 'Mina', last_name: 'Rao', user_email: 'mina@example.com', mobile_number: '9000000077' }
  const rest = { country_code: '+91', password: 'demo1234', confirm_password: 'demo1234', terms: 'accepted' }
  expect(await atOnce(20, () => demo.call('registration', { ...form, ...rest }))).toBe(1)
})
