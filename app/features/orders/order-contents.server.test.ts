import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListedOrder, OrderLine } from '~/domain/orders/order'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { orderContents } from './order-contents.server'

const user = aUser()
const bowl: OrderLine = { name: 'Quinoa bowl', diet: 'veg', quantity: 2, amount: '440', choices: [] }

let last = 70_000

/** New past orders that no other test has read. */
const someOrders = (count: number, part: Partial<ListedOrder> = {}) =>
  Array.from({ length: count }, (): ListedOrder => ({
    ...{
      id: String(++last),
      storeId: '2101',
      storeName: 'Green Bowl',
      storeImage: '',
      total: '492',
      status: 'delivered',
    },
    ...{ placedAt: '', madeAt: null, scheduledFor: '', mode: 'delivery', needsRating: false, lines: [] },
    ...part,
  }))

const contents = vi.fn<(id: string) => Promise<OrderLine[]>>()
beforeEach(() => void contents.mockReset().mockResolvedValue([bowl]))

const contentsOf = async (orders: ListedOrder[], who = user) =>
  orderContents(await aShop({ user: who, vendor: { orders: { contents } } }), who, orders)

describe('the items of listed orders', () => {
  test('are read only if the list lacks them, and only once', async () => {
    const [withLines, withoutLines] = [someOrders(1, { lines: [bowl] }), someOrders(1)]
    for (let look = 0; look < 2; look++) expect((await contentsOf([...withLines, ...withoutLines])).size).toBe(2)
    expect(contents.mock.calls).toEqual([[withoutLines[0]?.id]])
  })

  test('are read again for another customer, whatever the order', async () => {
    const orders = someOrders(1)
    await contentsOf(orders)
    await contentsOf(orders, aUser({ id: '5502' }))
    expect(contents).toHaveBeenCalledTimes(2)
  })

  test('are read for five orders at a time', async () => {
    let [now, most] = [0, 0]
    contents.mockImplementation(async () => {
      most = Math.max(most, ++now)
      await Promise.resolve()
      now--
      return [bowl]
    })
    expect((await contentsOf(someOrders(20))).size).toBe(20)
    expect(most).toBe(5)
  })

  test('are left out if the vendor fails, which is then not asked for the rest', async () => {
    contents.mockRejectedValue(new VendorError('timeout', 'view_order_details'))
    expect((await contentsOf(someOrders(20))).size).toBe(0)
    expect(contents).toHaveBeenCalledTimes(5)
  })
})
