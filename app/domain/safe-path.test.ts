import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path'

describe('where a form may redirect the customer', () => {
  test.each(['/', '/review-cart', '/vendor/green-bowl?category=2#item-901', '/search?q=a%2Fb', '/%5Cevil.example'])(
    '%s is inside the site',
    (path) => {
      expect(safePath(path, '/')).toBe(path)
    },
  )

  test('a path may have up to 2,000 characters', () => {
    const path = `/${'a'.repeat(1999)}`
    expect(safePath(path, '/')).toBe(path)
  })

  test('a path is normalised the way browsers do', () => {
    expect(safePath('/orders/../address', '/')).toBe('/address')
    expect(safePath('/search?q=green bowl', '/')).toBe('/search?q=green%20bowl')
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/orders\u0000',
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/%2e%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'orders',
    '?q=1',
    ' /orders',
    '',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
    42,
    ['/orders'],
  ])('%j is not inside the site', (target) => {
    expect(safePath(target, '/home')).toBe('/home')
  })

  test('no input makes a browser leave the site', () => {
    const target = fc
      .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '@', ':', 'http:', '\t', '?', '#', 'evil.example'))
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(target, (text) => {
        expect(new URL(safePath(text, '/'), 'https://shop.example/a/b').origin).toBe('https://shop.example')
      }),
    )
  })
})
