import { expect, test } from 'vitest'
import { aCart, aLine, anAddress } from '~/domain/test-builders'
import { hasEnded } from '~/http/device/stored-sessions.server'
import { VendorError } from '~/vendor-api/errors'
import { aShop, aUser, leadsTo, sentBack } from '../../../tests/support/shop-builders'
import { completeSignIn, completeSignOut, saveProfile } from './account.server'
import { pendingCode, pendingProof, rememberCode, rememberVerified } from './pending.server'

const asha = aUser()
const ravi = aUser({ id: '5502', name: 'Ravi Shah', mobile: '9000000002' })
const noAddress = { addresses: { primary: async () => null } }
const place = { place: { latitude: 1, longitude: 2, address: 'Here', city: '', state: '' }, mode: 'delivery' as const }

/** The session cookie of a signed-in browser. */
async function sessionOf(user = asha) {
  const shop = await aShop({ user })
  return { id: shop.session.claimedSession?.id ?? '', cookie: sentBack([shop.session.header() ?? '']) }
}

test("signing in starts a new session and redirects; the browser's old session is worthless", async () => {
  const planted = await sessionOf()
  const shop = await aShop({ session: planted.cookie, vendor: noAddress })
  const response = await completeSignIn(shop, { token: 'tok_2', user: asha }, '/review-cart')
  expect(leadsTo(response)).toBe('/review-cart')
  expect(shop.session.signedIn).toMatchObject({ token: 'tok_2', user: asha })
  expect(shop.session.signedIn?.id).not.toBe(planted.id)
  expect(await hasEnded(planted.id)).toBe(true)
  expect(await hasEnded(shop.session.signedIn?.id ?? '')).toBe(false)
})

test('a browser without any cookie returns to sign-in, which leads on or says that cookies are needed', async () => {
  const shop = await aShop({ cart: null, vendor: noAddress })
  const response = await completeSignIn(shop, { token: 'tok_2', user: asha }, '/orders')
  expect(leadsTo(response)).toBe('/sign-in?redirectTo=%2Forders&needs=cookies')
})

test('a guest keeps cart and place, and a returning customer the place; of somebody else place, pages and storage are dropped', async () => {
  for (const [session, address, dropped] of [
    [null, 'Here', null],
    [(await sessionOf(asha)).cookie, 'Here', null],
    [(await sessionOf(ravi)).cookie, undefined, '"cache", "storage"'],
  ] as const) {
    const shop = await aShop({ session, place, cart: aCart(aLine()), vendor: noAddress })
    const response = await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
    expect(shop.cart).toEqual(aCart(aLine()))
    expect(shop.device.place.place?.address).toBe(address)
    expect(response.headers.get('Clear-Site-Data')).toBe(dropped)
  }
})

test('the primary address becomes the place, and a failing vendor does not stop the sign-in', async () => {
  const home = anAddress()
  const shop = await aShop({ place, vendor: { addresses: { primary: async () => home } } })
  await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
  expect(shop.device.place.place).toMatchObject({ latitude: home.latitude, longitude: home.longitude })
  expect(shop.reply.takeToast()?.text).toBe('Delivering to your saved address now, not to Here.')
  const failing = await aShop({ place, vendor: { addresses: { primary: () => Promise.reject(new Error()) } } })
  expect(leadsTo(await completeSignIn(failing, { token: 'tok_2', user: asha }, '/orders'))).toBe('/orders')
  expect(failing.device.place.place?.address).toBe('Here')
})

test('nothing is said of a place that stays the same, or of one that a pickup does not need', async () => {
  const home = anAddress()
  const vendor = { addresses: { primary: async () => home } }
  const same = { ...place.place, latitude: home.latitude, longitude: home.longitude }
  for (const before of [{ place: same }, { ...place, mode: 'pickup' as const }, {}]) {
    const shop = await aShop({ place: before, vendor })
    await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
    expect(shop.reply.takeToast()).toBeNull()
  }
})

test('signing in ends every pending sign-up', async () => {
  const shop = await aShop({ vendor: noAddress })
  rememberVerified(shop, { kind: 'number', identifier: '9111111111', dial: '91', country: 'IN' })
  await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
  expect([pendingCode(shop), pendingProof(shop, 'number')]).toEqual([null, null])
})

test('the tip is reset to 0; everything else typed for the order stays', async () => {
  const shop = await aShop({ checkout: { tip: '20', notes: 'Ring twice' }, vendor: noAddress })
  await completeSignIn(shop, { token: 'tok_2', user: asha }, '/review-cart')
  expect(shop.drafts.checkout).toMatchObject({ tip: '0', notes: 'Ring twice' })
})

const house = { latitude: 23.02, longitude: 72.57, address: 'Shivalik House', city: 'Ahmedabad', state: 'Gujarat' }
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
    place: { place: house, mode: 'pickup' },
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
  rememberCode(shop, {
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
  expect(pendingCode(shop)).toBeNull()
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

test.each([
  ['the answer is lost but the vendor has saved it', 'network', 'Asha Rao', 'saved'],
  ['the answer is lost and the vendor has not saved it', 'network', asha.name, 'failed'],
  ['the vendor refuses, because another press has saved it', 'refused', 'Asha Rao', 'saved'],
  ['the vendor refuses', 'refused', asha.name, 'failed'],
] as const)('a profile is saved or not as the vendor has it: %s', async (_, kind, nameNow, outcome) => {
  const shop = await aShop({
    user: asha,
    vendor: {
      account: { update: () => Promise.reject(new VendorError(kind, 'update_profile')) },
      auth: { userDetails: async () => ({ ...asha, name: nameNow }) },
    },
  })
  const saving = saveProfile(shop, asha, { name: 'Asha Rao' })
  expect(
    await saving.then(
      () => 'saved',
      () => 'failed',
    ),
  ).toBe(outcome)
  expect(shop.user?.name).toBe(outcome === 'saved' ? 'Asha Rao' : asha.name)
})
