import { expect, test } from 'vitest'
import { cacheRules, namespaceOf } from './send'

const here = { latitude: 23, longitude: 72 }

test.each([
  ['the vendor’s own place', { latitude: '23.0001', longitude: '72' }, 'catalogue'],
  ['another place', { latitude: '24', longitude: '72' }, 'by-place'],
  ['a city', { cityname: 'Old Town' }, 'by-place'],
  ['no filter', { cuisine_id: '', sort_type: '' }, 'catalogue'],
  ['a filter', { cuisine_id: '3' }, 'by-place'],
  ['a word searched for', { searchtext: 'dal' }, 'by-place'],
])('an answer for %s is cached in the part for its kind', (_, payload, namespace) => {
  expect(namespaceOf(cacheRules.nearby, payload, here)).toBe(namespace)
})
