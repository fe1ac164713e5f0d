import { describe, expect, test } from 'vitest'
import type { Mode } from '~/domain/place/place'
import { canCallStore, isOngoing, orderSteps, type OrderStatus } from './order'

const progressOf = (status: OrderStatus, mode: Mode) => {
  const { steps, headline } = orderSteps(status, mode)
  return { done: steps.map(({ state }) => ({ done: 'x', current: '>', todo: '.' })[state]).join(''), headline }
}

describe('the progress of an order', () => {
  test('has five steps for delivery and four for pickup', () => {
    expect(orderSteps('placed', 'delivery').steps.map(({ key }) => key)).toEqual([
      'placed',
      'confirmed',
      'on-the-way',
      'arrived',
      'delivered',
    ])
    expect(orderSteps('placed', 'pickup').steps.map(({ key }) => key)).toEqual([
      'placed',
      'confirmed',
      'ready',
      'collected',
    ])
  })

  test.each([
    ['placed', '>....', 'orderStatus.placed'],
    ['scheduled', '>....', 'orderStatus.placed'],
    ['in-kitchen', 'x>...', 'orderStatus.confirmed'],
    ['ready', 'x>...', 'orderStatus.confirmed'],
    ['on-the-way', 'xx>..', 'orderStatus.on-the-way'],
    ['arrived', 'xxx>.', 'orderStatus.arrived'],
    ['delivered', 'xxxxx', 'orderStatus.delivered'],
    ['cancelled', '.....', 'orderStatus.cancelled'],
    ['payment-failed', '.....', 'orderStatus.payment-failed'],
    ['payment-pending', '.....', 'orderStatus.payment-pending'],
    ['unknown', '.....', 'orderStatus.waiting'],
  ] as const)('for delivery, %s is %s', (status, done, headline) => {
    expect(progressOf(status, 'delivery')).toEqual({ done, headline })
  })

  test.each([
    ['placed', '>...', 'orderStatus.placed'],
    ['in-kitchen', 'x>..', 'orderStatus.confirmed'],
    ['ready', 'xx>.', 'orderStatus.ready'],
    ['arrived', 'xx>.', 'orderStatus.ready'],
    ['delivered', 'xxxx', 'orderStatus.collected'],
    ['on-the-way', '....', 'orderStatus.waiting'],
    ['cancelled', '....', 'orderStatus.cancelled'],
  ] as const)('for pickup, %s is %s', (status, done, headline) => {
    expect(progressOf(status, 'pickup')).toEqual({ done, headline })
  })
})

test('an order is ongoing until it is delivered, cancelled or not paid', () => {
  const ended: OrderStatus[] = ['delivered', 'cancelled', 'payment-failed']
  const ongoing: OrderStatus[] = [
    'placed',
    'in-kitchen',
    'ready',
    'on-the-way',
    'arrived',
    'scheduled',
    'payment-pending',
    'unknown',
  ]
  expect(ended.some(isOngoing)).toBe(false)
  expect(ongoing.every(isOngoing)).toBe(true)
})

test('the store can be called from when it has the order until the order is over', () => {
  expect((['placed', 'scheduled', 'on-the-way', 'arrived', 'unknown'] as const).every(canCallStore)).toBe(true)
  const senseless = ['payment-pending', 'payment-failed', 'delivered', 'cancelled'] as const
  expect(senseless.some(canCallStore)).toBe(false)
})
