import { expect, test } from 'vitest'
import { messengerCookies, showsMessenger } from './messenger'

test.each([
  ['/', true],
  ['/orders', true],
  ['/vendor/green-bowl', false],
  ['/restaurant/MjEwMQ==', false],
])('the chat button on %s shows: %s', (path, shows) => {
  expect(showsMessenger({ chat: { appId: 'abc' } }, path)).toBe(shows)
})

test('a vendor without chat has no button', () => {
  expect(showsMessenger({ chat: null }, '/')).toBe(false)
})

test('the messenger’s cookies are named after its app, if the name is valid', () => {
  expect(messengerCookies({ chat: { appId: 'abc' } })).toEqual([
    'intercom-session-abc',
    'intercom-id-abc',
    'intercom-device-id-abc',
  ])
  for (const chat of [null, { appId: 'a; Domain=x' }]) expect(messengerCookies({ chat })).toEqual([])
})
