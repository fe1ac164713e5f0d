import { describe, expect, test } from 'vitest'
import { afterList, afterLook, orderToShow, type OrderUnderWay } from './under-way'

const now = Date.UTC(2026, 10, 20, 12)

const anOrder = (part: Partial<OrderUnderWay> = {}): OrderUnderWay => ({
  id: '70001',
  status: 'in-kitchen',
  mode: 'delivery',
  storeName: 'Green Bowl',
  scheduledFor: '',
  expectedAt: now + 600_000,
  seenAt: now,
  ...part,
})

const ids = (orders: OrderUnderWay[]) => orders.map(({ id }) => id)

describe('after a look at one order', () => {
  test('it comes first, once', () => {
    const known = [anOrder({ id: '1' }), anOrder({ id: '2' })]
    const left = afterLook(known, anOrder({ id: '2', status: 'on-the-way' }))
    expect(left.map(({ id, status }) => [id, status])).toEqual([
      ['2', 'on-the-way'],
      ['1', 'in-kitchen'],
    ])
  })

  test.each(['delivered', 'cancelled', 'payment-failed'] as const)('one that is %s is no longer shown', (status) => {
    const known = afterLook([anOrder({ id: '1' }), anOrder({ id: '2' })], anOrder({ id: '1', status }))
    expect(orderToShow(known, now)?.id).toBe('2')
  })

  test.each(['delivered', 'cancelled'] as const)('one that is %s stays so, whatever an older answer says', (status) => {
    const known = [anOrder({ status })]
    expect(orderToShow(afterLook(known, anOrder()), now)).toBeNull()
    expect(orderToShow(afterList(known, [anOrder()]), now)).toBeNull()
    expect(orderToShow(afterLook(afterList(known, []), anOrder()), now)).toBeNull()
  })

  test('one whose payment failed is shown again once it is paid', () => {
    expect(orderToShow(afterLook([anOrder({ status: 'payment-failed' })], anOrder()), now)?.id).toBe('70001')
  })

  test('orders that are over never replace one that is under way', () => {
    const looks = Array.from({ length: 20 }, (_, at) => anOrder({ id: `${at}`, status: 'delivered' }))
    const known = looks.reduce(afterLook, [anOrder()])
    expect(known).toHaveLength(8)
    expect(orderToShow(known, now)?.id).toBe('70001')
  })
})

test('after a look at all orders those under way are known, and no others', () => {
  const listed = [anOrder({ id: '2' }), anOrder({ id: '3', status: 'delivered' })]
  expect(ids(afterList([anOrder({ id: '1' })], listed))).toEqual(['2'])
})

test('the time that an order is expected stays, where it is not said again, until its stage is another one', () => {
  const seen = anOrder({ expectedAt: null })
  for (const known of [afterList([anOrder()], [seen]), afterLook([anOrder()], seen)])
    expect(known[0]?.expectedAt).toBe(now + 600_000)
  expect(afterList([anOrder({ status: 'placed' })], [seen])[0]?.expectedAt).toBeNull()
  expect(afterList([anOrder({ id: '2' })], [seen])[0]?.expectedAt).toBeNull()
  expect(afterLook([anOrder({ expectedAt: now })], anOrder())[0]?.expectedAt).toBe(now + 600_000)
})

describe('pages tell of', () => {
  test('the order that was looked at last', () => {
    expect(orderToShow([anOrder({ id: '1' }), anOrder({ id: '2' })], now)?.id).toBe('1')
    expect(orderToShow([], now)).toBeNull()
  })

  test('no order that nobody has looked at for two hours', () => {
    const old = anOrder({ id: '1', seenAt: now - 2 * 3600_000 })
    expect(orderToShow([old], now)).toBeNull()
    expect(orderToShow([old, anOrder({ id: '2' })], now)?.id).toBe('2')
  })

  test('no time that has passed', () => {
    expect(orderToShow([anOrder()], now)?.expectedAt).toBe(now + 600_000)
    expect(orderToShow([anOrder()], now + 600_000)?.expectedAt).toBeNull()
  })
})
