import { expect, test } from 'vitest'
import { messengerCookies, showsChat } from './chat'

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

test('the messenger’s cookies are named by its app, and by nothing that is no name', () => {
  expect(messengerCookies({ chat: { appId: 'abc' } })).toEqual([
    'intercom-session-abc',
    'intercom-id-abc',
    'intercom-device-id-abc',
  ])
  for (const chat of [null, { appId: 'a; Domain=x' }]) expect(messengerCookies({ chat })).toEqual([])
})
