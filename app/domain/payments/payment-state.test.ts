import { expect, test } from 'vitest'
import { paymentState, readReturn } from './payment-state'

test('an order waits for its payment, was not paid, is over, or needs none any more', () => {
  expect(paymentState('payment-pending')).toBe('pending')
  expect(paymentState('payment-failed')).toBe('failed')
  expect(paymentState('cancelled')).toBe('over')
  for (const status of ['placed', 'scheduled', 'in-kitchen', 'delivered', 'unknown'] as const)
    expect(paymentState(status)).toBe('settled')
})

const read = (query: string) => readReturn(new URLSearchParams(query))

test('a way back names its order, or says why there is none', () => {
  expect(read('success=70012')).toEqual({ orderId: '70012', failure: null })
  expect(read('order=70012&fail=Card+refused')).toEqual({ orderId: '70012', failure: 'Card refused' })
  expect(read('fail=')).toEqual({ orderId: '', failure: '' })
  expect(read('razorpay_payment_id=pay_1')).toEqual({ orderId: '', failure: null })
})

test('what cannot be an order is none', () => {
  for (const id of ['../../orders', '7 0', '<b>', 'x'.repeat(41)])
    expect(read(`success=${encodeURIComponent(id)}`).orderId).toBeNull()
})

test('the words of a failure are a line of text, and not a long one', () => {
  expect(read(`fail=${encodeURIComponent(' two\n\u202elines\u0000 ')}`).failure).toBe('two lines')
  const long = read(`fail=${'x'.repeat(5000)}`).failure ?? ''
  expect([long.length, long.endsWith('…')]).toEqual([200, true])
})
