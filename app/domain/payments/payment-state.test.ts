import { expect, test } from 'vitest'
import { readReturn } from './payment-state'

const read = (query: string) => readReturn(new URLSearchParams(query))

test('a return names its order, or says why there is none', () => {
  expect(read('success=70012')).toEqual({ orderId: '70012', failure: null })
  expect(read('order=70012&fail=Card+refused')).toEqual({ orderId: '70012', failure: 'declined' })
  expect(read('success=70012?status=paid')).toEqual({ orderId: '70012', failure: null })
  expect(read('fail=')).toEqual({ orderId: '', failure: 'other' })
  for (const query of ['razorpay_payment_id=pay_1', 'success=true', 'success=True?status=paid'])
    expect(read(query)).toEqual({ orderId: '', failure: null })
})

test('an invalid order id counts as none', () => {
  for (const id of ['../../orders', '7 0', '<b>', 'x'.repeat(41)])
    expect(read(`success=${encodeURIComponent(id)}`).orderId).toBeNull()
})

test.each([
  ['You cancelled the payment', 'cancelled'],
  ['Vous avez annulé le paiement', 'cancelled'],
  ['لقد ألغيت الدفع', 'cancelled'],
  ['Card declined by the bank', 'declined'],
  ['Insufficient funds', 'funds'],
  ['The session has expired', 'expired'],
  ['Call +1 555 0100 and read your card number to us', 'other'],
  ['', 'other'],
])('the words %j in an address mean %s, and are never shown themselves', (words, failure) => {
  expect(read(`fail=${encodeURIComponent(words)}`).failure).toBe(failure)
})

test('a failure that we redirect with reads back as the same failure', () => {
  for (const failure of ['cancelled', 'declined', 'funds', 'expired', 'other'])
    expect(read(`fail=${failure}`).failure).toBe(failure)
})
