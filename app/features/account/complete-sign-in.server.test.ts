import { expect, test } from 'vitest'
import { aCart, aLine, anAddress } from '~/domain/test-builders'
import { hasEnded } from '~/http/device/ended-sessions.server'
import { aShop, aUser, leadsTo, sentBack } from '../../../tests/support/shop-builders'
import { completeSignIn } from './complete-sign-in.server'
import { pendingCode, rememberVerified, pendingProof } from './pending.server'

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

test("a guest keeps cart and place, and a returning customer the place; somebody else's is dropped", async () => {
  for (const [session, address] of [
    [null, 'Here'],
    [(await sessionOf(asha)).cookie, 'Here'],
    [(await sessionOf(ravi)).cookie, undefined],
  ] as const) {
    const shop = await aShop({ session, place, cart: aCart(aLine()), vendor: noAddress })
    await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
    expect(shop.cart).toEqual(aCart(aLine()))
    expect(shop.device.place.place?.address).toBe(address)
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
  await rememberVerified(shop, { kind: 'number', identifier: '9111111111', dial: '91', country: 'IN' })
  await completeSignIn(shop, { token: 'tok_2', user: asha }, '/')
  expect([await pendingCode(shop), await pendingProof(shop, 'number')]).toEqual([null, null])
})

test('the tip is reset to 0; everything else typed for the order stays', async () => {
  const shop = await aShop({ checkout: { tip: '20', notes: 'Ring twice' }, vendor: noAddress })
  await completeSignIn(shop, { token: 'tok_2', user: asha }, '/review-cart')
  expect(shop.drafts.checkout).toMatchObject({ tip: '0', notes: 'Ring twice' })
})
