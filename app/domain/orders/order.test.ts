import { describe, expect, test } from 'vitest'
import { type OrderStatus, canCallStore, isOngoing, orderSteps, sumLabel, moneyOfCancelled, paidParts } from './order'
import type { Mode } from '~/domain/place/place'

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

describe("the label of an order's sum", () => {
  test.each([
    ['placed', 'Cash On Delivery', 'bill.total'],
    ['on-the-way', 'Cash On Delivery', 'bill.total'],
    ['on-the-way', 'COD', 'bill.total'],
    ['delivered', 'Cash On Delivery', 'order.paid'],
    ['placed', 'Wallet', 'order.paid'],
    ['payment-pending', 'Online', 'bill.total'],
    ['payment-failed', 'Online', 'order.sum'],
    ['cancelled', 'Cash On Delivery', 'order.sum'],
  ] as const)('%s, paid by %s, is %s', (status, paymentMethod, label) => {
    const payment = { status, paymentMethod, paymentType: '', total: '100', remaining: '100' }
    expect(sumLabel({ ...payment, wallet: '0' })).toBe(label)
  })

  test('is neither to pay nor paid while the wallet has paid a part of it', () => {
    const order = { total: '100', wallet: '60', remaining: '40', paymentType: '' }
    expect(sumLabel({ ...order, status: 'placed', paymentMethod: 'Cash On Delivery' })).toBe('order.sum')
    expect(sumLabel({ ...order, status: 'payment-pending', paymentMethod: 'Online' })).toBe('order.sum')
  })
})

const order: Parameters<typeof paidParts>[0] = {
  status: 'placed',
  ...{ total: '492', wallet: '0', remaining: '492' },
  ...{ paymentMethod: 'Cash On Delivery', paymentType: 'Cash On Delivery' },
}
const online = { paymentMethod: 'Online', paymentType: 'stripe' }
const half = { wallet: '100', remaining: '392' }

const inWords = (parts: Partial<Parameters<typeof paidParts>[0]>) =>
  paidParts({ ...order, ...parts }).map(({ method, code, amount }) => [method, code, amount].filter(Boolean).join(' '))

describe('an order is paid', () => {
  test.each([
    ['in cash', {}, ['cash 492']],
    ['in cash by another word', { paymentMethod: 'Cash', paymentType: 'cash' }, ['cash 492']],
    ['in cash with underscores', { paymentMethod: 'cash_on_delivery', paymentType: '' }, ['cash 492']],
    [
      'by a gateway that begins with cash',
      { paymentMethod: 'Online', paymentType: 'cashfree' },
      ['other cashfree 492'],
    ],
    ['in cash that only its type names so', { paymentMethod: 'Espèces' }, ['cash 492']],
    ['online', online, ['other stripe 492']],
    ['by a method that only its own word names', { paymentMethod: 'Voucher', paymentType: '' }, ['other Voucher 492']],
    ['by the wallet', { paymentMethod: 'Wallet', paymentType: 'wallet', remaining: '0' }, ['wallet 492']],
    ['by wallet and cash', half, ['wallet 100', 'cash 392']],
    ['by wallet and gateway', { ...online, ...half }, ['wallet 100', 'other stripe 392']],
    ['by a wallet that is not named as its method', { wallet: '492', remaining: '0' }, ['wallet 492']],
  ])('%s', (_, parts, words) => {
    expect(inWords(parts)).toEqual(words)
  })
})

describe('the money of a cancelled order', () => {
  const moneyOf = (parts: Partial<Parameters<typeof paidParts>[0]>) =>
    moneyOfCancelled({ ...order, status: 'cancelled', ...parts })

  test('was never taken if it was to be paid in cash', () => {
    expect(moneyOf({})).toBe('nothing')
  })

  test('may have been taken by a gateway or the wallet', () => {
    expect([moneyOf(online), moneyOf(half), moneyOf({ paymentMethod: 'Wallet' })]).toEqual(['asks', 'asks', 'asks'])
  })

  test('is not mentioned for any other order', () => {
    expect(moneyOfCancelled({ ...order, ...online, status: 'delivered' })).toBeNull()
    expect(moneyOfCancelled({ ...order, ...online, status: 'payment-failed' })).toBeNull()
  })

  test("is asked about too if a payment failed after the wallet's part was taken", () => {
    expect(moneyOfCancelled({ ...order, ...online, ...half, status: 'payment-failed' })).toBe('asks')
  })
})
