import { describe, expect, test, vi } from 'vitest'
import type { ListedOrder } from '~/domain/orders/order'
import { cancelPayment } from '~/features/payments/gateway-redirect.server'
import { aShop, aUser } from '../../../tests/support/shop-builders'
import { orderCards, readList } from './list.server'

const user = aUser()

const anOrder = (id: string, part: Partial<ListedOrder> = {}): ListedOrder => ({
  ...{ id, storeId: '2101', storeName: 'Green Bowl', storeImage: '', total: '492', status: 'delivered' },
  ...{ placedAt: '', madeAt: null, scheduledFor: '', mode: 'delivery', needsRating: false },
  lines: [{ name: 'Lassi', diet: 'veg', quantity: 1, amount: '90', choices: [] }],
  ...part,
})

const aPage = (count: number) => Array.from({ length: count }, (_, at) => anOrder(String(at + 1)))

describe('past orders come in pages', () => {
  async function listAt(path: string, there: number, sent = there) {
    const past = vi.fn(async () => ({ rows: aPage(there), sent }))
    const { pages } = await readList(await aShop({ user, path, vendor: { orders: { past } } }))
    return { ...pages, skipped: past.mock.calls.flat() }
  }

  test('of twenty, and a full one links to older orders', async () => {
    expect(await listAt('/orders?list=past', 20)).toEqual({
      ...{ page: 1, newer: null, older: '/orders?list=past&page=2', skipped: [0] },
    })
  })

  test('which are full if the vendor sent twenty rows, even if some are invalid or repeated', async () => {
    expect(await listAt('/orders?list=past', 18, 20)).toMatchObject({ older: '/orders?list=past&page=2' })
  })

  test('unless the vendor sends all of them at once', async () => {
    expect(await listAt('/orders?list=past', 45)).toMatchObject({ newer: null, older: null })
  })

  test('with a link back to newer orders', async () => {
    const [first, second] = ['/orders?list=past', '/orders?list=past&page=2']
    expect(await listAt(second, 20)).toMatchObject({ newer: first, older: '/orders?list=past&page=3', skipped: [20] })
    expect(await listAt('/orders?list=past&page=3', 4)).toMatchObject({ newer: second, older: null, skipped: [40] })
  })

  test.each(['0', '-3', 'x', '1e99', '2.9', ''])('for any requested page: %j', async (page) => {
    const [skipped = -1] = (await listAt(`/orders?list=past&page=${page}`, 0)).skipped as number[]
    expect(skipped % 20).toBe(0)
    expect(skipped).toBeGreaterThanOrEqual(0)
    expect(skipped).toBeLessThan(10_000)
  })
})

test('orders under way have no pages', async () => {
  const ongoing = async () => aPage(30)
  const { pages } = await readList(await aShop({ user, path: '/orders?page=4', vendor: { orders: { ongoing } } }))
  expect(pages).toEqual({ page: 1, newer: null, older: null })
})

test('orders are dated in the vendor’s time zone, newest first, by whichever of two fields the list has', async () => {
  // Ahmedabad is five and a half hours ahead of UTC.
  const settings = { systemLocation: { latitude: 23.03, longitude: 72.58 } }
  const shop = await aShop({ user, settings })
  const cards = await orderCards(shop, user, [
    anOrder('1', { placedAt: '2024-05-17 13:00:00' }),
    anOrder('2', { madeAt: Date.UTC(2024, 4, 17, 7, 35) }),
    anOrder('3'),
    anOrder('4', { placedAt: '2024-05-17 14:00:00', madeAt: Date.UTC(2024, 4, 17, 1) }),
  ])
  expect(cards.map(({ id }) => id)).toEqual(['4', '2', '1', '3'])
  expect(cards.map(({ time }) => time.replaceAll(/\s/g, ' '))).toEqual([
    'May 17, 2024, 2:00 PM',
    'May 17, 2024, 1:05 PM',
    'May 17, 2024, 1:00 PM',
    '',
  ])
})

test('an order for later shows that time until it comes, then when it was placed', async () => {
  const times = { placedAt: '2024-05-17 13:00:00', scheduledFor: '2024-05-20 10:00:00' }
  const orders = [anOrder('1', { ...times, status: 'scheduled' }), anOrder('2', times)]
  const [ahead, over] = await orderCards(await aShop({ user }), user, orders)
  expect(ahead?.time).toMatch(/^Scheduled for .*20.*10:00/)
  expect(over?.time).toMatch(/^May 17, 2024, 1:00/)
})

test('a card shows what was in its order, and what can be done with it', async () => {
  const shop = await aShop({ user })
  const [card] = await orderCards(shop, user, [anOrder('7', { needsRating: true })])
  const [unnamed] = await orderCards(shop, user, [anOrder('8', { storeName: '' })])
  expect(unnamed?.storeName).toBe('The store')
  const [unreadable] = await orderCards(shop, user, [anOrder('9', { total: '' })])
  expect(unreadable?.total).toBe('')
  expect(card).toMatchObject({ contents: '1\u00a0×\u00a0Lassi', total: '₹492.00', href: '/order-details/7' })
  expect(card?.actions).toEqual([
    { action: 'rate', href: '/rating/7' },
    { action: 'reorder', href: '/reorder/7' },
  ])
})

test('a payment that the customer cancelled is told from one that failed', async () => {
  const details = async () => ({ status: 'payment-pending' }) as never
  const shop = await aShop({ user, vendor: { orders: { details } } })
  await cancelPayment(shop, 'order', '21')
  const failed = { status: 'payment-failed' } as const
  const cards = await orderCards(shop, user, [anOrder('21', failed), anOrder('22', failed)])
  expect(cards.map(({ id, isCancelledHere }) => [id, isCancelledHere])).toEqual([
    ['21', true],
    ['22', false],
  ])
})
