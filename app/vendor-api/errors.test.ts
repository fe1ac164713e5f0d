import { expect, test } from 'vitest'
import { hasFailed, VendorError, type VendorErrorKind } from './errors'

test.each<[VendorErrorKind, number | null, boolean]>([
  ['server', 500, true],
  ['server', 404, true],
  ['server', 429, true],
  ['server', 408, false],
  ['server', 502, false],
  ['server', 503, false],
  ['server', 504, false],
  ['timeout', null, false],
  ['network', null, false],
  ['shape', 200, false],
])('a vendor that answers %s with status %s has stopped working on what was asked: %s', (kind, status, is) => {
  expect(hasFailed(new VendorError(kind, 'place_order', { status }))).toBe(is)
})

test('what is no answer of the vendor says nothing of it', () => {
  expect(hasFailed(new Error('not sent'))).toBe(false)
})
