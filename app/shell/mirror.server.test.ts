import { expect, test } from 'vitest'
import { aCart, aLine, aPlace } from '~/domain/test-builders'
import type { SavedCoupon } from '~/http/drafts/draft-schemas'
import { aShop, aUser } from '../../tests/support/shop-builders'
import { mirrorEntries } from './mirror.server'

type Parts = NonNullable<Parameters<typeof aShop>[0]>

/** What a page stores in the browser, without the removed keys. */
async function entriesOf(parts: Parts = {}) {
  const all = Object.entries(JSON.parse(mirrorEntries(await aShop(parts))) as Record<string, string>)
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

const settings = { vendorId: '10001', countryCode: '91', usesZones: true }
const ofVendor = { vnid: 'MTAwMDE=', cntrycode: 'OTE=', is_delivery_zone_available: '1' }

test('for a guest without any choice there is only what is the same for all', async () => {
  expect(await entriesOf({ settings })).toEqual(ofVendor)
  expect(await entriesOf({ settings: { ...settings, usesZones: false } })).toMatchObject({
    is_delivery_zone_available: '0',
  })
})

test('the place has the keys of other clients, with the store in base64 and delivery as 1', async () => {
  const place = aPlace()
  const chosen = {
    ...{ latitude: '23.0262', longitude: '72.5609', city: 'Ahmedabad', state: 'Gujarat' },
    ...{ address: 'Law Garden, Ahmedabad', restaurantId: 'MjEwMQ==', pickupDeliveryFlag: '1' },
  }
  expect(await entriesOf({ settings, place: { place, storeId: '2101' } })).toEqual({ ...ofVendor, ...chosen })
})

test('a place from a device is also where the customer is', async () => {
  expect(await entriesOf({ place: { place: aPlace(), isDetected: true } })).toMatchObject({
    userCurrentlatitude: '23.0262',
    userCurrentlongitude: '72.5609',
  })
})

test('pickup is 0, also before a place is chosen, and missing if the vendor has none', async () => {
  expect(await entriesOf({ settings: { isPickupEnabled: true }, place: { mode: 'pickup' } })).toMatchObject({
    pickupDeliveryFlag: '0',
  })
  const none = await entriesOf({ settings: { isPickupEnabled: false }, place: { mode: 'pickup' } })
  expect(none.pickupDeliveryFlag).toBeUndefined()
})

test("the language is the picked one, not the browser's or an invalid one", async () => {
  expect((await entriesOf({ cookies: 'localelang=fr' })).localelang).toBe('fr')
  expect((await entriesOf({ cookies: 'localelang=%3Cb%3E' })).localelang).toBeUndefined()
})

test('a customer has a tip of 0 until they choose one, a guest has none until then', async () => {
  expect((await entriesOf({ user: aUser() })).driverTip).toBe('0')
  expect((await entriesOf({ checkout: { tip: '20' } })).driverTip).toBe('20')
})

test('an offer has its code and amount, pictures have their ids', async () => {
  const coupon: SavedCoupon = {
    ...{ id: '1', code: 'TASTY20', kind: 'percentage', value: '20', cap: null, minimum: '0' },
    ...{ isAutomatic: false, hash: 'x' },
  }
  const pictures = ['7', '8'].map((id) => ({ id, name: `${id}.jpg`, image: '' }))
  const cart = aCart(aLine({ quantity: 2, priceSeen: '180' }))
  const order = await entriesOf({ user: aUser(), cart, checkout: { coupon, pictures } })
  expect(order).toMatchObject({ promocode: 'TASTY20', promoDiscount: '72', promoCashback: '0' })
  expect(order.orderUploadImages).toBe('["7","8"]')
})

test('a subscription is removed when it is made or given up, and the session is never there', async () => {
  const shop = await aShop({ user: aUser() })
  const all = JSON.parse(mirrorEntries(shop)) as Record<string, string>
  expect(all).toMatchObject({ subscription_products: '', subscription_cart: '' })
  expect(Object.keys(all)).not.toContain('token')
  await shop.drafts.beginSubscription({ storeId: '2101', itemId: '951', choiceIds: [], quantity: 1, priceSeen: '60' })
  expect(Object.keys(JSON.parse(mirrorEntries(shop)) as object)).not.toContain('subscription_products')
})

test.each(['/sign-out', '/profile/delete'])(
  'nothing is stored from %s, because it would come back after it was cleared',
  async (path) => {
    expect(mirrorEntries(await aShop({ user: aUser(), path }))).toBe('{}')
  },
)
