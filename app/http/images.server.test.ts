import { expect, test } from 'vitest'
import { imageOrigins, pictureUrl } from './images.server'

test('pictures come from the vendor’s own origin', () => {
  expect(imageOrigins()).toEqual(['http://vendor.test'])
  expect(pictureUrl('http://vendor.test/uploads/901.webp')).toBe('http://vendor.test/uploads/901.webp')
})

test('or from this site', () => {
  expect(pictureUrl('/icons/bowl.svg')).toBe('/icons/bowl.svg')
})

test.each([
  'http://elsewhere.test/1.png',
  '//elsewhere.test/1.png',
  'http://name@vendor.test/1.png',
  'http://:password@vendor.test/1.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'bowl.png',
  '',
])('%j is not an allowed picture', (source) => {
  expect(pictureUrl(source)).toBe('')
})
