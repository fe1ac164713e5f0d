import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createDemo } from '../../app'
import { startCheckedDemo } from '../../contract/checked'
import { clientOf, resultOf, rowsOf } from '../../testing/client'
import { useDemo } from '../../testing/use-demo'
import { cancelOrder } from '../orders/orders'
import { inCash, useSubscriber, type Delivery } from './test-support'

const DAY_S = 86_400

const demo = useDemo(startCheckedDemo)
const { day, wait, ask, subscribed, milk, detailsOf } = useSubscriber(demo)

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

test('all calls need a sign-in', async () => {
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

  test('does not exist before the first delivery, or for a time without deliveries', async () => {
    const id = await subscribed(inCash)
    expect(await invoice(id)).toMatchObject({ code: 101, msg: 'There was no delivery to invoice' })
    await wait(3600)
    expect((await invoice(id, { from_date: day(1) })).code).toBe(101)
    expect((await invoice(id, { from_date: 'x' })).status).toBe(422)
  })

  test('lists the deliveries of its time with their sum, in the language of the call', async () => {
    const id = await subscribed(inCash)
    await ask('update_subscription_quantity', { subscription_id: id, quantity: 1, date: day(1) })
    await wait(DAY_S * 3)
    const result = resultOf(await invoice(id, { to_date: day(1) }))
    expect(result.invoice_number).toBe(`INV-${id}-${day(1).replaceAll('-', '')}`)
    const page = await pageOf(result.invoice_url)
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    for (const text of [day(0), day(1), 'Fresh milk, 1 l', 'Asha Patel', '96.00', '48.00', '₹144.00']) {
      expect(page.text).toContain(text)
    }
    expect(page.text).not.toContain(day(2))
    const french = await pageOf(resultOf(await invoice(id, { is_langauge: 'fr' })).invoice_url)
    expect(french.text).toContain('Lait frais')
    expect(french.text).toContain('Facture')
  })

  test('shows what the customer wrote as text', async () => {
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

  test('has an address that cannot be guessed or changed into another one', async () => {
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

  test('leaves out cancelled deliveries, which are paid back', async () => {
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
    expect((await other.get('/api/v1/get_user_wallet_amount', asha)).body.wallet_amount).toBe(150)
    server.close().closeAllConnections()
  })
})
