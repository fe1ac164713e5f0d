import { expect, test } from 'vitest'
import { hasFailed, mayBeDone, VendorError, type VendorErrorKind } from './errors'

test.each<[VendorErrorKind, number | null, boolean]>([
  ['server', 500, true],
  ['server', 400, true],
  ['server', 404, true],
  ['server', 429, true],
  ['server', 301, false],
  ['server', 408, false],
  ['server', 501, false],
  ['server', 502, false],
  ['server', 503, false],
  ['server', 504, false],
  ['timeout', null, false],
  ['network', null, false],
  ['shape', 200, false],
  ['shape', 400, false],
])('a vendor that answers %s with status %s has stopped working on the call: %s', (kind, status, is) => {
  expect(hasFailed(new VendorError(kind, 'place_order', { status }))).toBe(is)
})

test("anything that is not the vendor's answer says nothing about it", () => {
  expect(hasFailed(new Error('not sent'))).toBe(false)
})

test('whatever the vendor has not refused may be done', () => {
  const kinds = ['network', 'timeout', 'unauthorized', 'invalid', 'server', 'refused', 'shape'] as const
  const undone = kinds.filter((kind) => !mayBeDone(new VendorError(kind, 'place_order')))
  expect(undone).toEqual(['invalid', 'refused'])
  expect(mayBeDone(new Error('not sent'))).toBe(false)
})
