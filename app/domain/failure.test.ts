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
] as const)('status %d is told as what it is (store known: %s): %s', (status, hasStore, failure) => {
  expect(failureOf(status, hasStore)).toBe(failure)
})

test('a way to try again is offered where trying again may help', () => {
  expect((['slow', 'tooMany', 'unreachable', 'generic', 'late', 'headers'] as const).every(canRetry)).toBe(true)
  expect((['notFound', 'foreign', 'method', 'badRequest'] as const).some(canRetry)).toBe(false)
})
