import { expect, test } from 'vitest'
import { Email, FullName, identifyBy } from './identity'

test('no more is read of a copied number or address than can be seen', () => {
  expect(identifyBy('both').parse({ identifier: '\u200e+91 90000 00001\u2069' }).identifier).toBe('+91 90000 00001')
  expect(Email.parse('\u2068Asha@Example.com\u2069')).toBe('asha@example.com')
})

test('a copied number may have any dashes, spaces and slashes, and brackets around its dial code', () => {
  const copied = ['90000\u201100001', '90000\u2013000\u00a001', '(090)/0000-0001', '+91.90000.00001']
  for (const identifier of [...copied, '(+91) 90000 00001', '＋91 90000 00001'])
    expect(identifyBy('phone').safeParse({ identifier }).success, identifier).toBe(true)
  expect(identifyBy('phone').safeParse({ identifier: 'http://90000' }).success).toBe(false)
})

test('a name has no control characters and no signs that turn text around; marks of its own script stay', () => {
  expect(['A\u0000s\u202eha', 'क्\u200dष'].map((name) => FullName.parse(name))).toEqual(['Asha', 'क्\u200dष'])
  expect(FullName.safeParse('\u0000 \u202e').success).toBe(false)
})
