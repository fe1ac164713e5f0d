import { beforeEach, expect, test, vi } from 'vitest'
import { Shop } from '~/http/shop/shop.server'
import { aShop, leadsTo } from '../../../tests/support/shop-builders'
import { placeInvitation, whenUnplaced } from './invitation.server'

const place = { latitude: 23, longitude: 72, address: 'Law Garden', city: '', state: '' }
const systemLocation = { latitude: 23.0225, longitude: 72.5714 }
const asking = { findsStoreByLocation: false, systemLocation }

beforeEach(() => {
  const reverse = vi.fn(async () => null)
  const maps = { reverse, search: vi.fn(), suggest: vi.fn(), byId: vi.fn() }
  vi.spyOn(Shop.prototype, 'geocoder', 'get').mockReturnValue(maps)
})

test('a brand that finds stores by location asks the device, any other the customer', async () => {
  expect(await placeInvitation(await aShop({ settings: { findsStoreByLocation: true } }))).toBe('detect')
  expect(await placeInvitation(await aShop({ settings: asking }))).toBe('ask')
})

test('nobody is invited who has a place, skipped choosing one, or could not order', async () => {
  expect(await placeInvitation(await aShop({ place: { place } }))).toBeNull()
  expect(await placeInvitation(await aShop({ place: { isSkipped: true } }))).toBeNull()
  expect(await placeInvitation(await aShop({ settings: { isSystemAvailable: false } }))).toBeNull()
})

test("a preview takes the vendor's own place once, without staying in the address", async () => {
  const shop = await aShop({ settings: asking, path: '/?preview=true&page=2' })
  const answer = await placeInvitation(shop).catch((thrown: unknown) => thrown as Response)
  expect(leadsTo(answer as Response)).toBe('/?page=2')
  expect(shop.device.place).toMatchObject({ place: systemLocation, isSkipped: true })
  expect(await placeInvitation(shop)).toBeNull()
})

const somewhere = { latitude: 23, longitude: 72 }

test.each([
  ['a brand that finds its store by location asks the device', true, somewhere, '', 'detect'],
  ['… before it shows a preview', true, somewhere, 'preview=true', 'detect'],
  ['any other one shows a preview of its own place when asked to', false, somewhere, 'preview=true', 'preview'],
  ['… which needs a place', false, null, 'preview=true', 'ask'],
  ['… and else invites', false, somewhere, '', 'ask'],
  ['… also for a preview that nobody means', false, somewhere, 'preview=1', 'ask'],
])('%s', (_, findsStoreByLocation, systemLocation, query, what) => {
  expect(whenUnplaced({ findsStoreByLocation, systemLocation }, new URLSearchParams(query))).toBe(what)
})
