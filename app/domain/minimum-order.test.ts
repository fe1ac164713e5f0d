import { expect, test } from 'vitest'
import { checkoutGate, enforcedMinimum } from './minimum-order'

test('a store without a commission minimum insists on its minimum order', () => {
  expect(enforcedMinimum({ minimumOrder: '150', enforcesMinimum: true })).toBe('150')
  expect(enforcedMinimum({ minimumOrder: '150', enforcesMinimum: false })).toBe('0')
})

test('an empty cart does not go on', () => {
  expect(checkoutGate({ count: 0, subtotal: '0', minimum: '0' })).toEqual({ ok: false, reason: 'cart.empty' })
})

test('a total below the minimum is told the minimum', () => {
  expect(checkoutGate({ count: 1, subtotal: '149.99', minimum: '150' })).toEqual({
    ok: false,
    reason: 'cart.belowMinimum',
    minimum: '150',
  })
})

test('a total of the minimum or more goes on to the review', () => {
  expect(checkoutGate({ count: 1, subtotal: '150.00', minimum: '150' })).toEqual({ ok: true })
  expect(checkoutGate({ count: 1, subtotal: '1', minimum: '0' })).toEqual({ ok: true })
})
