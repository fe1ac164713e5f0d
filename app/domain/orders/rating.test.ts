import { describe, expect, test } from 'vitest'
import type { OrderStatus } from './order'
import { inWords, ratingState } from './rating'

describe('an order is rated', () => {
  test('once it is delivered, and once', () => {
    expect(ratingState('delivered', false)).toBe('open')
    expect(ratingState('delivered', true)).toBe('rated')
  })

  test.each<OrderStatus>(['placed', 'scheduled', 'in-kitchen', 'ready', 'on-the-way', 'arrived', 'unknown'])(
    'not yet while it is %s',
    (status) => expect(ratingState(status, false)).toBe('early'),
  )

  test.each<OrderStatus>(['cancelled', 'payment-failed'])('never when it is %s', (status) => {
    expect([ratingState(status, false), ratingState(status, true)]).toEqual(['never', 'never'])
  })
})

test('tags and own words go out as one text, without signs around what is missing', () => {
  expect(inWords('Tasty, Fresh', 'Thank you!')).toBe('Tasty, Fresh. Thank you!')
  expect([inWords('Tasty', ''), inWords('', 'Thank you!'), inWords('', '')]).toEqual(['Tasty', 'Thank you!', ''])
})
