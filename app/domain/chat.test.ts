import { expect, test } from 'vitest'
import { showsChat } from './chat'

test.each([
  ['/', true],
  ['/orders', true],
  ['/vendor/green-bowl', false],
  ['/restaurant/MjEwMQ==', false],
])('where there is a chat it shows on %s: %s', (path, shows) => {
  expect(showsChat({ chat: { appId: 'abc' } }, path)).toBe(shows)
})

test('without a chat there is none', () => {
  expect(showsChat({ chat: null }, '/')).toBe(false)
})
