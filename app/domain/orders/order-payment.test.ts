import { describe, expect, test } from 'vitest'
import { isPaymentUnknown, moneyOfCancelled, paidParts, sumLabel } from './order-payment'

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

test('only a payment at a gateway is unknown while the vendor does not say the status', () => {
  const unsaid = { ...order, status: 'unknown', isStatusMissing: true } as const
  expect(isPaymentUnknown(unsaid)).toBe(false)
  expect(isPaymentUnknown({ ...unsaid, paymentMethod: 'Wallet', paymentType: 'wallet' })).toBe(false)
  expect(isPaymentUnknown({ ...unsaid, ...online })).toBe(true)
  expect(isPaymentUnknown({ ...unsaid, ...online, isStatusMissing: false })).toBe(false)
  expect(sumLabel({ ...unsaid, ...online })).toBe('order.sum')
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
