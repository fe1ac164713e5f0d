import { describe, expect, test } from 'vitest'
import type { OrderStatus } from './order'
import { inWords, ratingState } from './rating'

describe('an order can be rated', () => {
  test('once it is delivered, and only once', () => {
    expect(ratingState('delivered', false)).toBe('open')
    expect(ratingState('delivered', true)).toBe('rated')
  })

  test.each<OrderStatus>(['placed', 'scheduled', 'in-kitchen', 'ready', 'on-the-way', 'arrived', 'unknown'])(
    'not yet while it is %s',
    (status) => expect(ratingState(status, false)).toBe('early'),
  )

  test.each<OrderStatus>(['cancelled', 'payment-failed'])('never if it is %s', (status) => {
    expect([ratingState(status, false), ratingState(status, true)]).toEqual(['never', 'never'])
  })
})

test('tags and text are sent as one text, without separators for missing parts', () => {
  expect(inWords('Tasty, Fresh', 'Thank you!')).toBe('Tasty, Fresh. Thank you!')
  expect([inWords('Tasty', ''), inWords('', 'Thank you!'), inWords('', '')]).toEqual(['Tasty', 'Thank you!', ''])
})
