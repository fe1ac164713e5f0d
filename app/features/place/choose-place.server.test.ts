import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Zone } from '~/domain/place/zone'
import { aPlace, aStore, aZone } from '~/domain/test-builders'
import { Connection } from '~/http/shop/connection.server'
import { aShop, leadsTo } from '../../../tests/support/shop-builders'
import { choosePlace, placeInvitation, servedAt } from './choose-place.server'

const place = aPlace()
const zone = aZone({ storeId: '2102' })
const zones = (zoneOf: () => Promise<Zone | null>) => ({
  settings: { usesZones: true },
  vendor: { settings: { zoneOf } },
})
const noStores = 'Service not available in this area. Please change location and try again.'

describe('choosing a place', () => {
  test('stores it, and forgets the store of the previous place', async () => {
    const shop = await aShop({ place: { storeId: '2101', storeName: 'Green Bowl', mode: 'pickup' } })
    expect(await choosePlace(shop, place)).toBe(true)
    expect(shop.device.place).toMatchObject({
      place,
      mode: 'pickup',
      storeId: '',
      storeName: '',
      isSkipped: false,
      isDetected: false,
    })
  })

  test("in a zone sets the zone's store, unless the vendor named another with the choice", async () => {
    const shop = await aShop(zones(async () => zone))
    expect(await choosePlace(shop, place)).toBe(true)
    expect(shop.storeId).toBe('2102')
    await choosePlace(shop, place, { storeId: '2103' })
    expect(shop.storeId).toBe('2103')
  })

  test('outside all zones keeps it with a warning; a vendor that cannot tell serves it', async () => {
    const outside = await aShop(zones(async () => null))
    expect(await choosePlace(outside, place)).toBe(false)
    expect(outside.device.place.place).toEqual(place)
    expect(outside.reply.takeToast()).toEqual({ tone: 'error', text: noStores })
    const silent = await aShop(zones(() => Promise.reject(new Error('gone'))))
    expect(await choosePlace(silent, place)).toBe(true)
    expect(silent.reply.takeToast()).toBeNull()
  })

  test("without zones warns if no store serves it, as home's list or the only store says", async () => {
    const marketplace = async (serving: number) =>
      aShop({ vendor: { lists: { nearby: async () => Array.from({ length: serving }, () => aStore()) } } })
    const none = await marketplace(0)
    expect(await choosePlace(none, place)).toBe(false)
    expect(none.device.place.place).toEqual(place)
    expect(none.reply.takeToast()).toEqual({ tone: 'error', text: noStores })
    expect(await choosePlace(await marketplace(1), place)).toBe(true)
    const single = { isSingleStore: true, singleStoreId: '2201', findsStoreByLocation: false }
    const oneStore = await aShop({ settings: single, vendor: { stores: { seemsInReach: async () => false } } })
    expect(await choosePlace(oneStore, place)).toBe(false)
    const inReach = await aShop({ settings: single, vendor: { stores: { seemsInReach: async () => true } } })
    expect(await choosePlace(inReach, place)).toBe(true)
    // For pickup, or if the store is not known, there is nothing to ask.
    for (const parts of [
      { settings: single, place: { mode: 'pickup' as const } },
      { settings: { ...single, singleStoreId: '' } },
    ])
      expect(await choosePlace(await aShop({ ...parts, vendor: oneStore.vendor }), place)).toBe(true)
    const byLocation = { ...single, findsStoreByLocation: true }
    for (const serving of [[], [aStore()]]) {
      const found = await aShop({ settings: byLocation, vendor: { lists: { serving: async () => serving } } })
      expect(await choosePlace(found, place)).toBe(serving.length > 0)
    }
    const fails = { nearby: () => Promise.reject(new Error('gone')) }
    expect(await choosePlace(await aShop({ vendor: { lists: fails } }), place)).toBe(true)
  })

  test('at a brand that shows one store finds the store for it, unless customers pick stores', async () => {
    const vendor = { lists: { serving: async () => [aStore({ id: '2104' }), aStore()] } }
    const settings = { findsStoreByLocation: true, isSingleStore: true, singleStoreId: '2101' }
    const shop = await aShop({ vendor, settings })
    expect(shop.storeId).toBe('2101')
    await choosePlace(shop, place)
    expect(shop.storeId).toBe('2104')
    for (const other of [{ selectsStoreByHand: true }, { isSingleStore: false }, { findsStoreByLocation: false }]) {
      const notFound = await aShop({ vendor, settings: { ...settings, ...other } })
      await choosePlace(notFound, place)
      expect(notFound.device.place.storeId).toBe('')
    }
    const failing = await aShop({ settings, vendor: { lists: { serving: () => Promise.reject(new Error('gone')) } } })
    await choosePlace(failing, place)
    expect(failing.device.place.storeId).toBe('')
  })
})

test('only a vendor with zones is asked whether it serves a point; without an answer the point is served', async () => {
  expect(await servedAt(await aShop(), place, 'delivery')).toMatchObject({ isServed: true })
  expect(await servedAt(await aShop(zones(async () => null)), place, 'delivery')).toMatchObject({ isServed: false })
  expect(await servedAt(await aShop(zones(() => Promise.reject(new Error('gone')))), place, 'delivery')).toMatchObject({
    isServed: true,
  })
})

const garden = { latitude: 23, longitude: 72, address: 'Law Garden', city: '', state: '' }
// A point of its own: the cache of places is shared with other test files.
const systemLocation = { latitude: 23.0301, longitude: 72.5176 }
const asking = { findsStoreByLocation: false, systemLocation }

beforeEach(() => {
  const reverse = vi.fn(async () => null)
  const maps = { reverse, search: vi.fn(), suggest: vi.fn(), byId: vi.fn() }
  vi.spyOn(Connection.prototype, 'geocoder', 'get').mockReturnValue(maps)
})

test('a brand that finds stores by location asks the device, any other the customer', async () => {
  const invitation = async (settings: object, path = '/') => placeInvitation(await aShop({ settings, path }))
  const byLocation = { ...asking, findsStoreByLocation: true }
  expect(await invitation(byLocation)).toBe('detect')
  expect(await invitation(byLocation, '/?preview=true')).toBe('detect')
  expect(await invitation(asking)).toBe('ask')
  expect(await invitation(asking, '/?preview=1')).toBe('ask')
  expect(await invitation({ ...asking, systemLocation: null }, '/?preview=true')).toBe('ask')
})

test('nobody is invited who has a place, skipped choosing one, or could not order', async () => {
  expect(await placeInvitation(await aShop({ place: { place: garden } }))).toBeNull()
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
