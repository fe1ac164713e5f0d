import { beforeEach, expect, test } from 'vitest'
import { resultOf, rowsOf } from '../testing/client'
import { useDemo } from '../testing/use-demo'
import { startCheckedDemo } from './checked'
import { aCustomer, customerOf, stockOf } from './customer'
import { everyDay } from './setups/setup'

const demo = useDemo(startCheckedDemo)
beforeEach(async () => {
  // A Monday, half past eleven in the brand's zone, so that the next milk comes tomorrow.
  await demo.control('clock', { to: '2030-03-04T06:00:00Z' })
})

const advanceDays = (days: number) => demo.control('clock', { advance_s: days * 86_400 })

test('a subscription delivers the wanted quantity every day except in its pause, until it is cancelled', async () => {
  const asha = await aCustomer(demo)
  await demo.control('wallet', { user_id: asha.user_id, amount: 850 })
  const created = await asha.call('subscription', everyDay)
  const own = { subscription_id: (created.body.Item as { subscription_id: number }).subscription_id }
  const books = async () => {
    await asha.ledger()
    const history = await asha.call('order_history')
    return [await asha.balance(), await stockOf(demo, '951'), rowsOf(history).length]
  }
  const [balance, stock, past] = [1000, 50, 1]
  expect(await books()).toEqual([balance, stock, past])

  await advanceDays(2)
  expect(await books()).toEqual([balance - 2 * 96, stock - 4, past + 2])
  expect((await asha.call('subscription_pause_restart', { ...own, status: 'pause' })).code).toBe(200)
  expect((await asha.call('subscription_pause_restart', { ...own, status: 'pause' })).code).toBe(101)
  await advanceDays(3)
  expect(await books()).toEqual([balance - 2 * 96, stock - 4, past + 2])

  expect((await asha.call('subscription_pause_restart', { ...own, status: 'restart' })).code).toBe(200)
  expect((await asha.call('update_subscription_quantity', { ...own, quantity: 3 })).code).toBe(200)
  await advanceDays(1)
  expect(await books()).toEqual([balance - 2 * 96 - 144, stock - 7, past + 3])

  expect((await asha.call('subscription_cancel', { ...own, reason: 'Moving' })).code).toBe(200)
  expect((await asha.call('subscription_cancel', own)).code).toBe(101)
  await advanceDays(5)
  expect(await books()).toEqual([balance - 2 * 96 - 144, stock - 7, past + 3])
  expect(resultOf(await asha.call('generate_subscription_invoice', own)).invoice_url).toMatch(/^http/)
})

test('an empty wallet pauses the subscription, which continues after a recharge', async () => {
  const asha = await aCustomer(demo)
  const created = await asha.call('subscription', everyDay)
  const own = { subscription_id: (created.body.Item as { subscription_id: number }).subscription_id }
  const status = async () => resultOf(await asha.call('subscription_details', own)).status
  await advanceDays(1)
  expect([await status(), await asha.balance()]).toEqual(['Active', 54])
  await advanceDays(2)
  expect([await status(), await asha.balance()]).toEqual(['Paused', 54])
  await demo.control('wallet', { user_id: asha.user_id, amount: 100 })
  expect((await asha.call('subscription_pause_restart', { ...own, status: 'restart' })).code).toBe(200)
  await advanceDays(1)
  expect([await status(), await asha.balance()]).toEqual(['Active', 58])
  expect(await asha.ledger()).toHaveLength(4)
})

test('a new customer signs up, saves an address, gets the welcome of new customers once, and leaves', async () => {
  const person = { user_name: 'Mina', last_name: 'Rao', user_email: 'mina@example.com', mobile_number: '9000000077' }
  const form = { ...person, country_code: '+91', password: 'secret1', confirm_password: 'secret1', terms: 'accepted' }
  const signedUp = await demo.call('registration', form)
  const { token, user_id } = signedUp.body.user_details as { token: string; user_id: number }
  const place = { address: 'CG Road, Navrangpura', latitude: '23.0258', longitude: '72.559' }
  const saved = resultOf(await demo.call('add_shiping_address', place, token))
  const mina = customerOf(demo, token, { user_id, address_id: Number(saved.shiping_id), fee: 20 })
  expect((await mina.call('set_primary_address')).code).toBe(200)
  expect(await mina.balance()).toBe(0)

  const welcome = (total: number) => ({
    coupon_id: 409,
    discount_price: '100.00',
    total_amount: (total - 100).toFixed(2),
  })
  const order = () => mina.place([{ item: '905', unit: 150, quantity: 2 }], welcome)
  expect((await order()).code).toBe(200)
  expect((await order()).code).toBe(101)

  expect((await mina.call('delete_account')).code).toBe(101)
  await advanceDays(1)
  expect((await mina.call('delete_account')).code).toBe(200)
  expect((await mina.call('ongoing_orders')).status).toBe(401)
  expect((await demo.call('check_user_details', person)).code).toBe(101)
  expect((await demo.call('registration', form)).code).toBe(200)
})
