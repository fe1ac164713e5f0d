import { describe, expect, test } from 'vitest'
import { cartGoal } from './cart-goal'

const goal = (subtotal: string, minimum: string, freeDeliveryFrom: string | null) =>
  cartGoal({ subtotal, minimum, freeDeliveryFrom })

describe('the next goal of a cart', () => {
  test('is the minimum until it is reached, to the cent', () => {
    expect(goal('70', '100', '300')).toEqual({ kind: 'minimum', missing: '30', of: '100' })
    expect(goal('99.99', '100', null)).toEqual({ kind: 'minimum', missing: '0.01', of: '100' })
    expect(goal('100', '100', null)).toBeNull()
  })

  test('is free delivery once the cart can be ordered', () => {
    expect(goal('100', '100', '300')).toEqual({ kind: 'free-delivery', missing: '200', of: '300' })
    expect(goal('300', '100', '300')).toBeNull()
    expect(goal('500', '0', null)).toBeNull()
  })

  test('is not a free delivery that cannot be reached', () => {
    expect(goal('25', '0', '100')?.missing).toBe('75')
    expect(goal('24.99', '0', '100')).toBeNull()
  })

  test('is nothing for an empty cart', () => {
    expect(goal('0', '100', '300')).toBeNull()
  })
})
