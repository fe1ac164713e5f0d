import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLd } from './structured-data'

test('no name can close the script element, and every name reads back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '/', 'script', '>', '!--', '"', '\\', 'a') }), (name) => {
      const text = jsonLd([{ '@type': 'Thing', name }])
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name })
    }),
  )
})

test('several objects share one graph', () => {
  const things = [{ '@type': 'Restaurant' }, { '@type': 'BreadcrumbList' }]
  expect(JSON.parse(jsonLd(things))).toEqual({ '@context': 'https://schema.org', '@graph': things })
})
