import { expect, test } from 'vitest'
import { startCheckedDemo } from '../contract/checked'
import { customers } from '../seed/customers'
import { rowsOf } from '../testing/client'
import { placeOrder } from '../testing/order'
import { useDemo } from '../testing/use-demo'

const demo = useDemo(startCheckedDemo)

const cents = (amount: unknown) => Math.round(Number(amount) * 100)
const sum = (amounts: unknown[]) => amounts.reduce((total: number, amount) => total + cents(amount), 0)

const ordered = customers.filter(({ orders }) => orders.length > 0)

/** The past orders of a customer in full. */
async function pastOrdersOf({ mobile, vendorId, orders }: (typeof customers)[number]) {
  const token = await demo.signIn(mobile, vendorId)
  const own = { vendor_id: vendorId }
  const listed = rowsOf(await demo.call('order_history', own, token))
  expect(listed.map((row) => row.id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
  const details = listed.map(({ id }) => demo.call('view_order_details', { ...own, order_id: id }, token))
  return (await Promise.all(details)).map((reply) => rowsOf(reply)[0] ?? {})
}

test('Asha and Ravi ordered before', () => {
  expect(ordered.map(({ mobile }) => mobile)).toEqual(['9000000001', '9000000002'])
})

test.each(ordered)('the rows of the past orders of $name at $vendorId add up', async (customer) => {
  for (const order of await pastOrdersOf(customer)) {
    const lines = order.restaurant_item_details as Record<string, unknown>[]
    expect(sum(lines.map(({ amount }) => amount))).toBe(cents(order.sub_total))
    const olderRows = [order.sub_total, order.service_fee, order.delivery_fee]
    const newerRows = [order.packaging_charge, order.convenience_charge, order.driver_tip]
    expect(sum([...olderRows, ...newerRows]) - cents(order.discount_price)).toBe(cents(order.total_amount))
    // An older client shows no rows but these.
    expect(sum(olderRows) - cents(order.discount_price)).toBe(cents(order.total_amount))
  }
})

test('a reset gives no new order the number of an earlier one', async () => {
  const orders = async () => placeOrder(demo, await demo.signIn('9000000001', 10001), [{ item: '914', unit: 110 }])
  const before = await orders()
  await demo.control('reset')
  expect(await orders()).toBeGreaterThan(before)
})
