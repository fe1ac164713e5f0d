import { beforeEach, describe, expect, test } from 'vitest'
import { flavours, ownContract } from './support'

const contract = ownContract()

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Two bottles of milk, made directly at the vendor; paid in cash, from two days ahead by default. */
async function subscribes(changes: Record<string, unknown> = {}) {
  const token = await contract.demo.signIn()
  const { body, msg } = await contract.demo.call(
    'subscription',
    {
      ...{ user_id: 5501, restaurant_id: 2101, address_id: 801, item_id: '951', quantity: 2, multiple_selection: '' },
      ...{ frequency_type: 'Everyday', interval_days: '', custom_days: '', start_date: day(2), end_date: '' },
      ...{ delivery_time: '08:00:00', amount: '96.00', sub_total: '96.00', total_amount: '96.00' },
      ...{ payment_method: 'Cash On Delivery', payment_type: 'Cash On Delivery', wallet_amount: 0 },
      ...changes,
    },
    token,
  )
  const id = (body.Item as Record<string, unknown> | undefined)?.subscription_id
  if (!id) throw new Error(msg)
  return String(id)
}

describe.each(flavours)('answers %s', (flavour) => {
  beforeEach(() => contract.prepare(flavour))

  test('a customer without subscriptions has none', async () => {
    const { vendor, user } = await contract.signedIn()
    expect(await vendor.subscriptions.list(user.id)).toMatchObject({ rows: [], hasMore: false })
  })

  test('a subscription is listed and returned completely, for every frequency', async () => {
    const { vendor, user } = await contract.signedIn()
    const custom = { frequency_type: 'Custom', custom_days: 'Monday,Thursday', end_date: day(30) }
    const ids = [
      await subscribes(),
      await subscribes({ frequency_type: 'On Interval', interval_days: 3 }),
      await subscribes(custom),
    ]
    const { rows, hasMore } = await vendor.subscriptions.list(user.id)
    expect([rows.map(({ id }) => id), hasMore]).toEqual([ids.reverse(), false])
    expect(rows.map(({ plan }) => plan)).toMatchObject([
      { frequency: 'custom', weekdays: [1, 4], start: day(2), end: day(30) },
      { frequency: 'interval', intervalDays: 3, end: '' },
      { frequency: 'everyday' },
    ])
    const [id = ''] = ids.reverse()
    const details = await vendor.subscriptions.details(user.id, id)
    expect(details).toMatchObject({
      ...{ id, storeId: '2101', storeName: 'Green Bowl', itemId: '951', itemName: 'Fresh milk, 1 l', quantity: 2 },
      ...{ slotText: '08:00 - 08:30', nextDelivery: day(2), status: 'active', choices: [] },
      ...{ paymentMethod: 'Cash On Delivery', pauseFrom: '', pauseTo: '' },
    })
    expect(details?.address).toMatch(/^4B, Lake View/)
    expect([details?.subtotal, details?.total, details?.discount].map(Number)).toEqual([96, 96, 0])
    expect(details?.deliveries).toHaveLength(10)
    expect(details?.deliveries[0]).toEqual({ date: day(2), quantity: 2, orderId: '', status: 'scheduled' })
  })

  test('a delivery that was made has its order', async () => {
    const { vendor, user } = await contract.signedIn()
    const id = await subscribes()
    await contract.demo.control('clock', { advance_s: 3 * 86_400 })
    const again = await contract.signedIn()
    const made = (await again.vendor.subscriptions.details(user.id, id))?.deliveries[0]
    expect(made).toMatchObject({ date: day(2), quantity: 2, orderId: expect.stringMatching(/^\d+$/) })
    expect(await vendor.orders.details(made?.orderId ?? '')).toMatchObject({ id: made?.orderId })
  })

  test('it is paused, restarted, changed in quantity and cancelled; refusals have messages', async () => {
    const { vendor, user } = await contract.signedIn()
    const { subscriptions } = vendor
    const id = await subscribes()
    const now = () => subscriptions.details(user.id, id)
    await subscriptions.pause(user.id, id, { from: day(4), to: day(5) })
    expect(await now()).toMatchObject({ status: 'active', pauseFrom: day(4), pauseTo: day(5) })
    await subscriptions.restart(user.id, id)
    await subscriptions.pause(user.id, id, { from: '', to: '' })
    expect(await now()).toMatchObject({ status: 'paused', pauseTo: '', nextDelivery: '' })
    await expect(subscriptions.pause(user.id, id, { from: '', to: '' })).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'Only an active subscription can be paused',
    })
    await subscriptions.restart(user.id, id)
    await subscriptions.setQuantity(user.id, id, { quantity: 3, date: '' })
    await subscriptions.setQuantity(user.id, id, { quantity: 5, date: day(3) })
    const changed = await now()
    expect([changed?.quantity, ...(changed?.deliveries ?? []).slice(0, 3).map(({ quantity }) => quantity)]).toEqual([
      3, 3, 5, 3,
    ])
    await expect(subscriptions.setQuantity(user.id, id, { quantity: 5000, date: '' })).rejects.toMatchObject({
      vendorMessage: 'Maximum items reached',
    })
    await subscriptions.cancel(user.id, id, 'Moving')
    expect(await now()).toMatchObject({ status: 'cancelled', nextDelivery: '' })
  })

  test('deliveries that were made have an invoice; without any there is none', async () => {
    const id = await subscribes()
    const { vendor, user } = await contract.signedIn()
    const period = { from: '', to: '' }
    await expect(vendor.subscriptions.invoice(user.id, id, period)).rejects.toMatchObject({
      kind: 'refused',
      vendorMessage: 'There was no delivery to invoice',
    })
    await contract.demo.control('clock', { advance_s: 3 * 86_400 })
    const again = await contract.signedIn()
    const invoice = await again.vendor.subscriptions.invoice(user.id, id, period)
    expect(invoice?.number).toMatch(/^INV-\d+-\d{8}$/)
    expect(await (await fetch(invoice?.url ?? '')).text()).toContain('Fresh milk')
  })

  test('somebody else’s subscription and an unknown one are not found', async () => {
    const id = await subscribes()
    const ravi = contract.clientOf(await contract.demo.signIn('9000000002'))
    expect(await ravi.subscriptions.details('5502', id)).toBeNull()
    expect(await ravi.subscriptions.details('5502', 'x')).toBeNull()
    expect(await ravi.subscriptions.list('5502')).toMatchObject({ rows: [] })
    await expect(ravi.subscriptions.cancel('5502', id, '')).rejects.toMatchObject({ kind: 'refused' })
    const { vendor, user } = await contract.signedIn()
    expect(await vendor.subscriptions.details(user.id, id)).toMatchObject({ status: 'active' })
  })
})
