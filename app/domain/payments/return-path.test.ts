import { expect, test } from 'vitest'
import { isGatewayReturn, returnPathTo, type ReturnPath } from './return-path'

const from = (address: string, posted: string) =>
  returnPathTo('/payment', new URLSearchParams(address), new URLSearchParams(posted))

test.each([
  ['', 'success=70012', '/payment?success=70012'],
  ['', 'order=70012&fail=Card+refused', '/payment?order=70012&fail=Card+refused'],
  ['order=70012', 'order=70099&success=1', '/payment?order=70012&success=1'],
  ['success=70012', 'txnid=9&mihpayid=8&status=success', '/payment?success=70012'],
])('a post to ?%s with %s redirects with its claims alone', (address, posted, to) => {
  expect(from(address, posted)).toBe(to)
})

test.each([
  'order=../../evil',
  'order=//evil.test',
  'order=1%0d%0aSet-Cookie:a',
  'method=cash&idempotencyKey=x&wallet=on&token=secret&_data=routes%2Fpayment',
  `order=${'1'.repeat(201)}`,
  'fail=%00',
  '',
])('nothing of %j is passed on, and it still counts as a return', (posted) => {
  expect(from('', posted)).toBe('/payment?success=')
})

test('a recharge comes back by its own id, even with what some vendors append to it', () => {
  const to = (address: string, posted = '') =>
    returnPathTo('/wallet-payment', new URLSearchParams(address), new URLSearchParams(posted))
  expect(to('recharge=ab-1', 'order=7&fail=No')).toBe('/wallet-payment?recharge=ab-1&fail=No')
  expect(to('recharge=ab-1', 'success=pay_1')).toBe('/wallet-payment?recharge=ab-1&success=pay_1')
  expect(to('recharge=ab-1?success=pay_1')).toBe('/wallet-payment?recharge=ab-1%3Fsuccess%3Dpay_1')
  expect(to('', 'order=7')).toBe('/wallet-payment')
})

test('a subscription comes back to its review, or to the address of all payments', () => {
  const to = (path: ReturnPath, posted: string) =>
    returnPathTo(path, new URLSearchParams(), new URLSearchParams(posted))
  expect(to('/review-subscription', 'success=331&order=7')).toBe('/review-subscription?success=331')
  expect(to('/review-subscription', 'subscription=331&fail=No')).toBe('/review-subscription?subscription=331&fail=No')
  expect(to('/payment', 'success=331&type=subscription')).toBe('/payment?success=331&type=subscription')
})

test('no other address is a return address', () => {
  for (const path of ['/payment', '/wallet-payment', '/review-subscription']) expect(isGatewayReturn(path)).toBe(true)
  for (const path of ['/payment/', '/payment-online', '/review-cart', 'constructor', ''])
    expect(isGatewayReturn(path)).toBe(false)
})
