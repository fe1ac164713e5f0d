import { expect, test } from 'vitest'
import { hasEnded } from '~/http/device/ended-sessions.server'
import { aShop, aUser, leadsTo } from '../../../tests/support/shop-builders'
import { completeSignOut } from './complete-sign-out.server'
import { pendingCode, rememberCode } from './pending.server'

const place = { latitude: 23.02, longitude: 72.57, address: 'Shivalik House', city: 'Ahmedabad', state: 'Gujarat' }
const cart = { storeId: '2101', lines: [{ itemId: '905', choiceIds: [], quantity: 2, priceSeen: '150' }] }

/** The cookies that a response leaves; '' for removed ones. */
const cookiesOf = (response: Response) =>
  Object.fromEntries(
    response.headers.getSetCookie().map((cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      return [name, /max-age=0/i.test(cookie) ? '' : value]
    }),
  )

test('signing out ends the session for good and leaves nothing personal in the browser', async () => {
  const shop = await aShop({
    user: aUser(),
    cart,
    place: { place, mode: 'pickup' },
    checkout: { notes: 'Ring twice' },
  })
  const id = shop.session.signedIn?.id ?? ''
  const response = await completeSignOut(shop, '/sign-in')
  expect(leadsTo(response)).toBe('/sign-in')
  expect(await hasEnded(id)).toBe(true)
  expect([shop.user, shop.session.lastUserId, shop.place, shop.cart.lines]).toEqual([null, null, null, []])
  const left = cookiesOf(response)
  expect(left.__session).toBe('')
  expect(Object.keys(left)).toEqual(expect.arrayContaining(['__cart', '__place']))
  const texts = Object.values(left).map((value) => Buffer.from(decodeURIComponent(value), 'base64url').toString())
  expect(texts.join()).not.toMatch(/Asha|5501|Shivalik|Ring twice|905/)
  expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "storage"')
})

test('signing out forgets a pending code', async () => {
  const shop = await aShop({ user: aUser() })
  await rememberCode(shop, {
    why: 'number',
    by: 'own',
    identifier: '9222222222',
    dial: '91',
    country: 'IN',
    sessionId: 'otp_1',
    length: 6,
    resendAt: Date.now(),
  })
  await completeSignOut(shop, '/')
  expect(await pendingCode(shop)).toBeNull()
})

test("signing out removes the messenger's cookies, on every host where its script sets them", async () => {
  const shop = await aShop({
    user: aUser(),
    settings: { chat: { appId: 'abc' } },
    headers: { Host: 'shop.brand.example' },
  })
  const cookies = (await completeSignOut(shop, '/')).headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith('intercom-session'))
  expect(cookies).toEqual([
    'intercom-session-abc=; Path=/; Max-Age=0',
    'intercom-session-abc=; Path=/; Max-Age=0; Domain=shop.brand.example',
    'intercom-session-abc=; Path=/; Max-Age=0; Domain=brand.example',
  ])
})
