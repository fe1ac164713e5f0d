import { expect, test } from 'vitest'
import { contactsOf, messengerCookies, showsMessenger } from './contact'

const links = (part: object) =>
  contactsOf({ phone: '', whatsapp: '', email: '', ...part }, '91').map(({ href }) => href)

test('support shows phone, messenger and e-mail, as far as the vendor has them', () => {
  const whole = { phone: '1800 123-456', whatsapp: '90000 00099', email: 'help@shop.test' }
  expect(links(whole)).toEqual(['tel:1800123456', 'https://wa.me/919000000099', 'mailto:help@shop.test'])
  expect(links({ email: 'help@shop.test' })).toEqual(['mailto:help@shop.test'])
  expect(contactsOf(null, '91')).toEqual([])
})

test.each([
  ['9000000099', 'https://wa.me/919000000099'],
  ['09000000099', 'https://wa.me/919000000099'],
  ['+44 7700 900000', 'https://wa.me/447700900000'],
  ['(+44) 7700 900000', 'https://wa.me/447700900000'],
  ['0044 7700 900000', 'https://wa.me/447700900000'],
])('the messenger number %s links to %s', (whatsapp, href) => expect(links({ whatsapp })).toEqual([href]))

test('an invalid number or address has no link', () => {
  expect(links({ phone: 'none', whatsapp: '-', email: 'javascript:alert(1)' })).toEqual([])
})

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
