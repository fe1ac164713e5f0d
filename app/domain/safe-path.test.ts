import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path'

describe('where a form may send the customer', () => {
  test.each(['/', '/review-cart', '/vendor/green-bowl?category=2#item-901', '/search?q=a%2Fb', '/%5Cevil.example'])(
    '%s is inside the site',
    (path) => {
      expect(safePath(path, '/')).toBe(path)
    },
  )

  test('a path may have 2,000 characters', () => {
    const path = `/${'a'.repeat(1999)}`
    expect(safePath(path, '/')).toBe(path)
  })

  test('a path is written as browsers read it', () => {
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
  ])('%j is not', (target) => {
    expect(safePath(target, '/home')).toBe('/home')
  })

  test('whatever is given, a browser stays on the site', () => {
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
