import { expect, test } from 'vitest'
import type { OrderStatus } from './order'
import { contentsText, newestFirst, orderActions } from './order-list'

test('orders come newest first, and those without a time last', () => {
  const orders = ['2024-05-17 13:05:00', '', '2024-05-18 00:00:00', '2024-05-17 13:05:01'].map((at) => ({ at }))
  expect(newestFirst(orders).map(({ at }) => at)).toEqual([
    '2024-05-18 00:00:00',
    '2024-05-17 13:05:01',
    '2024-05-17 13:05:00',
    '',
  ])
})

test('the items of an order have their quantities, and unnamed ones are left out', () => {
  const lines = [
    { name: 'Quinoa bowl', quantity: 2 },
    { name: '', quantity: 1 },
    { name: 'Lassi', quantity: 1200 },
  ]
  expect(contentsText(lines, 'de')).toBe('2\u00a0×\u00a0Quinoa bowl, 1.200\u00a0×\u00a0Lassi')
})

test.each<[OrderStatus, boolean, string]>([
  ['placed', false, 'track, details'],
  ['unknown', false, 'track, details'],
  ['delivered', true, 'rate, reorder'],
  ['delivered', false, 'reorder, details'],
  ['cancelled', false, 'reorder, details'],
  ['payment-failed', false, 'reorder, details'],
])('an order that is %s, waiting for a rating: %j, links to %s', (status, needsRating, actions) => {
  expect(orderActions({ status, needsRating }, { canPay: false }).join(', ')).toBe(actions)
})

test('an order that waits for its payment links there only while it can be paid', () => {
  const order = { status: 'payment-pending', needsRating: false } as const
  expect(orderActions(order, { canPay: true })).toEqual(['pay', 'details'])
  expect(orderActions(order, { canPay: false })).toEqual(['details'])
})
