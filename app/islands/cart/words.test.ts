import { expect, test } from 'vitest'
import { words } from '../page.test-support'
import { counted, fill } from './words'

test('placeholders are filled, however often they stand there', () => {
  expect(fill('{{name}}: {{count}} of {{name}}', { name: 'Bowl', count: 2 })).toBe('Bowl: 2 of Bowl')
})

test('a placeholder without a value stays', () => {
  expect(fill('{{count}} items', {})).toBe('{{count}} items')
})

test('a value that looks like a placeholder or a pattern is only text', () => {
  expect(fill('{{name}}!', { name: '{{name}} $& $1' })).toBe('{{name}} $& $1!')
})

test('what counts something is said in the plural form of its number, which is written as the language writes it', () => {
  const forms = { one: '{{count}} Teil', other: '{{count}} Teile' }
  const german = { ...words, locale: 'de', counted: { ...words.counted, 'cart.itemCount': forms } }
  expect([1, 2, 1234].map((count) => counted(german, 'cart.itemCount', count))).toEqual([
    ...['1 Teil', '2 Teile', '1.234 Teile'],
  ])
})
