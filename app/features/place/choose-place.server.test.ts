import { describe, expect, test } from 'vitest'
import { aPlace, aStore, aZone } from '~/domain/test-builders'
import type { Zone } from '~/domain/place/zone'
import { aShop } from '../../../tests/support/shop-builders'
import { choosePlace, servedAt } from './choose-place.server'

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
    expect(await choosePlace(shop, place)).toEqual({ zone: null, isServed: true, storeId: '' })
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
    expect(await choosePlace(shop, place)).toEqual({ zone, isServed: true, storeId: '2102' })
    await choosePlace(shop, place, { storeId: '2103' })
    expect(shop.storeId).toBe('2103')
  })

  test('outside all zones keeps it with a warning; a vendor that cannot tell serves it', async () => {
    const outside = await aShop(zones(async () => null))
    expect(await choosePlace(outside, place)).toMatchObject({ isServed: false })
    expect(outside.device.place.place).toEqual(place)
    expect(outside.reply.takeToast()).toEqual({ tone: 'error', text: noStores })
    const silent = await aShop(zones(() => Promise.reject(new Error('gone'))))
    expect(await choosePlace(silent, place)).toMatchObject({ isServed: true })
    expect(silent.reply.takeToast()).toBeNull()
  })

  test("without zones warns if no store serves it, as home's list or the only store says", async () => {
    const marketplace = async (serving: number) =>
      aShop({ vendor: { lists: { nearby: async () => Array.from({ length: serving }, () => aStore()) } } })
    const none = await marketplace(0)
    expect(await choosePlace(none, place)).toMatchObject({ isServed: false })
    expect(none.device.place.place).toEqual(place)
    expect(none.reply.takeToast()).toEqual({ tone: 'error', text: noStores })
    expect(await choosePlace(await marketplace(1), place)).toMatchObject({ isServed: true })
    const single = { isSingleStore: true, singleStoreId: '2201', findsStoreByLocation: false }
    const oneStore = await aShop({ settings: single, vendor: { stores: { seemsInReach: async () => false } } })
    expect(await choosePlace(oneStore, place)).toMatchObject({ isServed: false })
    const fails = { nearby: () => Promise.reject(new Error('gone')) }
    expect(await choosePlace(await aShop({ vendor: { lists: fails } }), place)).toMatchObject({ isServed: true })
  })

  test('at a brand that shows one store finds the store for it, unless customers pick stores', async () => {
    const vendor = { lists: { serving: async () => [aStore({ id: '2104' }), aStore()] } }
    const settings = { findsStoreByLocation: true, isSingleStore: true, singleStoreId: '2101' }
    const shop = await aShop({ vendor, settings })
    expect(shop.storeId).toBe('2101')
    await choosePlace(shop, place)
    expect(shop.storeId).toBe('2104')
    const byHand = await aShop({ settings: { ...settings, selectsStoreByHand: true } })
    expect(await choosePlace(byHand, place)).toMatchObject({ storeId: '' })
    const failing = await aShop({ settings, vendor: { lists: { serving: () => Promise.reject(new Error('gone')) } } })
    expect(await choosePlace(failing, place)).toMatchObject({ storeId: '' })
  })
})

test('only a vendor with zones is asked whether it serves a point; without an answer the point is served', async () => {
  expect(await servedAt(await aShop(), place, 'delivery')).toMatchObject({ isServed: true })
  expect(await servedAt(await aShop(zones(async () => null)), place, 'delivery')).toMatchObject({ isServed: false })
  expect(await servedAt(await aShop(zones(() => Promise.reject(new Error('gone')))), place, 'delivery')).toMatchObject({
    isServed: true,
  })
})
