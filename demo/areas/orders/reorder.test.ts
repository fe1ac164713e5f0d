import { beforeEach, expect, test } from 'vitest'
import { rowsOf, startDemo } from '../../testing/client'
import { anOrder, placeOrder } from '../../testing/order'
import { useDemo } from '../../testing/use-demo'

const TOFU = { item: '903', unit: 240 }

const demo = useDemo(startDemo)
let token: string

beforeEach(async () => {
  token = await demo.signIn()
})

const reorder = (orderId: number | string = 70001) => demo.call('reorder_details', { order_id: orderId }, token)
const change = (value: Record<string, unknown>, kind = 'stock') => demo.control('fault', { kind, value })

test("a past order can be repeated with its choices at today's prices", async () => {
  await change({ item_id: '901', price: 195 }, 'price')
  const reply = await reorder()
  expect(reply).toMatchObject({ code: 200, body: { inactive_item: 0 } })
  expect(reply.body.restaurant_details).toMatchObject({ restaurant_id: 2101, slug: 'green-bowl' })
  expect(rowsOf(reply)).toMatchObject([
    {
      restaurant_id: 2101,
      item_id: '901',
      item_name: 'Quinoa bowl',
      price: 195,
      amount: 235,
      quantity: 2,
      item_type: '0',
      customize_type: [{ option: [{ selection_id: 311, selection_name: 'Large', selection_price: 40, options: [] }] }],
    },
    { item_id: '921', price: 90, amount: 90, quantity: 1, customize_type: [] },
  ])
})

test('the lines of a repeated order are accepted as a new order', async () => {
  const lines = rowsOf(await reorder()).map((line) => ({
    item: String(line.item_id),
    unit: Number(line.amount),
    quantity: Number(line.quantity),
    options: line.item_id === '901' ? '311' : '',
  }))
  expect((await demo.call('place_order', anOrder(lines), token)).code).toBe(200)
})

test('a line is limited to what is left, over all lines of the same item', async () => {
  await change({ item_id: '903', quantity: 10 })
  const lemonade = { item: '921', unit: 90 }
  const orderId = await placeOrder(demo, token, [{ ...TOFU, quantity: 2 }, lemonade, { ...TOFU, quantity: 2 }])
  await change({ item_id: '903', quantity: 3 })
  const quantities = () => reorder(orderId).then((reply) => rowsOf(reply).map((line) => line.quantity))
  expect(await quantities()).toEqual([2, 1, 1])
  expect(rowsOf(await reorder(orderId))[0]?.item_quantitys).toBe(3)
  await change({ item_id: '903', quantity: 2 })
  expect(await quantities()).toEqual([2, 1])
})

test('a removed or sold-out line is left out and counted', async () => {
  await change({ item_id: '921', sold_out: true })
  const reply = await reorder()
  expect(rowsOf(reply).map((line) => line.item_id)).toEqual(['901'])
  expect(reply.body.inactive_item).toBe(1)
})

test('an order with nothing left cannot be repeated', async () => {
  await change({ item_id: '921', quantity: 0 })
  await change({ item_id: '901', inactive: true })
  expect(await reorder()).toMatchObject({ code: 101, body: { Result: [], inactive_item: 2 } })
})

test.each([70002, 99_999, 'abc'])("order %s, which is not the customer's, cannot be reordered", async (orderId) => {
  expect(await reorder(orderId)).toMatchObject({ code: 101, msg: 'This order does not exist' })
})

test('reordering needs a sign-in', async () => {
  expect((await demo.call('reorder_details', { order_id: 70001 })).status).toBe(401)
})
