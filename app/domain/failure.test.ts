import { expect, test } from 'vitest'
import { canRetry, failureOf } from './failure'

test.each([
  [404, true, 'notFound'],
  [404, false, 'noVendor'],
  [504, true, 'slow'],
  [504, false, 'unreachable'],
  [503, false, 'unreachable'],
  [502, false, 'unreachable'],
  [502, true, 'generic'],
  [500, true, 'generic'],
  [500, false, 'generic'],
  [403, true, 'foreign'],
  [405, false, 'method'],
  [429, true, 'tooMany'],
  [429, false, 'tooMany'],
  [400, true, 'badRequest'],
  [418, true, 'generic'],
] as const)('status %d (vendor known: %s) is reported as: %s', (status, hasVendor, failure) => {
  expect(failureOf(status, hasVendor)).toBe(failure)
})

test.each(['noStore', 'noAddress', 'noOrder', 'noSubscription'])(
  'something missing of its own kind has its own message: %s',
  (missing) => {
    expect(failureOf(404, true, missing)).toBe(missing)
    expect(failureOf(404, false, missing)).toBe('noVendor')
  },
)

test('a retry is offered if it can help', () => {
  expect((['slow', 'tooMany', 'unreachable', 'generic', 'late', 'headers'] as const).every(canRetry)).toBe(true)
  const final = [
    'notFound',
    'noStore',
    'noAddress',
    'noOrder',
    'noSubscription',
    'foreign',
    'method',
    'badRequest',
  ] as const
  expect(final.some(canRetry)).toBe(false)
})
