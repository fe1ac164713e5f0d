import { expect, test } from 'vitest'
import { fill } from './words'

test('placeholders are filled, however often they stand there', () => {
  expect(fill('{{name}}: {{count}} of {{name}}', { name: 'Bowl', count: 2 })).toBe('Bowl: 2 of Bowl')
})

test('a placeholder without a value stays', () => {
  expect(fill('{{count}} items', {})).toBe('{{count}} items')
})

test('a value that looks like a placeholder or a pattern is only text', () => {
  expect(fill('{{name}}!', { name: '{{name}} $& $1' })).toBe('{{name}} $& $1!')
})
