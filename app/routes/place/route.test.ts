import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anAddress, aPlace, aStore } from '~/domain/test-builders'
import { sealPlace } from '~/features/place/places.server'
import { Connection } from '~/http/shop/connection.server'
import type { FoundPlace, Geocoder } from '~/maps/geocoder.server'
import { aShop, aUser, fields, leadsTo } from '../../../tests/support/shop-builders'
import { choose } from './route'

const place = aPlace()
const garden: FoundPlace = { ...place, zip: '380006' }

const maps = {
  search: vi.fn<Geocoder['search']>(),
  reverse: vi.fn<Geocoder['reverse']>(async () => garden),
  suggest: vi.fn<Geocoder['suggest']>(),
  byId: vi.fn<Geocoder['byId']>(async () => garden),
}

beforeEach(() => {
  vi.spyOn(Connection.prototype, 'geocoder', 'get').mockReturnValue(maps)
})

type Parts = Parameters<typeof aShop>[0]

/** Makes a choice; returns what is stored, the redirect, and the message. */
async function chooses(values: Record<string, string>, parts: Parts = {}) {
  const shop = await aShop(parts)
  const answer = await choose(shop, fields({ backTo: '/orders', ...values }))
  return { saved: shop.device.place, path: leadsTo(answer), message: shop.reply.takeToast()?.text ?? null }
}

describe('a place', () => {
  test('that was found by name is stored, and leads back', async () => {
    const foundPlace = { intent: 'found', place: sealPlace(garden)?.sealed ?? '' }
    expect(await chooses(foundPlace)).toMatchObject({ saved: { place }, path: '/orders', message: null })
    expect(await chooses({ ...foundPlace, backTo: 'https://elsewhere.example' })).toMatchObject({ path: '/' })
  })

  test('whose name was completed is looked up by its id, in the session of its suggestions', async () => {
    expect(await chooses({ intent: 'suggested', placeId: 'p1', session: 's-1' })).toMatchObject({ saved: { place } })
    expect(maps.byId).toHaveBeenCalledExactlyOnceWith('p1', 's-1')
  })

  test('that is unsigned, unknown, or fails to be looked up changes nothing and leads to the picker', async () => {
    expect(await chooses({ intent: 'found', place: 'forged' })).toMatchObject({ saved: { place: null } })
    for (const byId of [async () => null, () => Promise.reject(new Error('gone'))]) {
      maps.byId.mockImplementationOnce(byId)
      expect(await chooses({ intent: 'suggested', placeId: 'p1' })).toEqual({
        saved: expect.objectContaining({ place: null }),
        path: '/location?backTo=%2Forders',
        message: 'Addresses cannot be looked up right now. Please try again.',
      })
    }
  })

  test('from the device gets its names from the maps service, or none', async () => {
    const point = { intent: 'location', latitude: '23.5', longitude: '72.5' }
    expect(await chooses(point)).toMatchObject({ saved: { place: { ...place, latitude: 23.5, longitude: 72.5 } } })
    maps.reverse.mockResolvedValueOnce(null)
    const nowhere = { ...point, latitude: '1', longitude: '2' }
    expect(await chooses(nowhere)).toMatchObject({ saved: { place: { latitude: 1, address: '', city: '' } } })
  })

  test('that a device cannot tell is reported beside the search', async () => {
    const untold: Record<string, string>[] = [{}, { latitude: '', longitude: '' }]
    for (const values of untold) {
      expect(await chooses({ intent: 'location', ...values })).toMatchObject({
        saved: { place: null },
        path: '/location?backTo=%2Forders',
        message: 'Location information is unavailable.',
      })
    }
  })

  test.each<Record<string, string>>([{ intent: 'location', latitude: '91', longitude: '0' }, { intent: 'other' }, {}])(
    'that cannot be read is reported on home: %j',
    async (values) => {
      const { saved, path, message } = await chooses(values)
      expect([saved.place, path, message]).toEqual([null, '/', expect.stringContaining('form')])
    },
  )
})

describe('skipping the choice', () => {
  test("stores the vendor's own place, named by the maps service, and is not asked again", async () => {
    const systemLocation = { latitude: 23.0225, longitude: 72.5714 }
    const { saved, path } = await chooses({ intent: 'system' }, { settings: { systemLocation } })
    expect(saved).toMatchObject({ place: { ...systemLocation, address: garden.address }, isSkipped: true })
    expect(path).toBe('/orders')
  })

  test('stores nothing if the vendor has no place, and keeps a chosen one', async () => {
    const none = await chooses({ intent: 'system' }, { settings: { systemLocation: null } })
    expect(none.saved).toMatchObject({ place: null, isSkipped: true })
    const chosen = await chooses({ intent: 'system' }, { place: { place } })
    expect(chosen.saved.place).toEqual(place)
  })
})

describe('a saved address', () => {
  const user = aUser()
  const setPrimary = vi.fn(async () => ({ storeId: '2104' }))
  const vendor = { addresses: { list: async () => [anAddress()], setPrimary } }

  test('becomes primary and the place, with its store', async () => {
    const { saved, path, message } = await chooses({ intent: 'saved', addressId: '801', as: user.id }, { vendor, user })
    expect(setPrimary).toHaveBeenCalledWith(user.id, '801')
    expect(saved).toMatchObject({ storeId: '2104', place: { latitude: 23 } })
    expect([path, message]).toEqual(['/orders', 'Delivery address changed'])
  })

  test("that nobody has, or from somebody else's form, is reported on the picker", async () => {
    const unknown = await chooses({ intent: 'saved', addressId: '9', as: user.id }, { vendor, user })
    const foreign = await chooses({ intent: 'saved', addressId: '801', as: '1' }, { vendor, user })
    for (const { saved, path } of [unknown, foreign])
      expect([saved.place, path]).toEqual([null, '/location?backTo=%2Forders'])
    expect(unknown.message).toBe('This address no longer exists')
  })

  test('can only be chosen by customers', async () => {
    const shop = await aShop({ vendor })
    const answer = choose(shop, fields({ intent: 'saved', addressId: '801' }))
    await expect(answer).rejects.toMatchObject({ status: 302 })
  })
})

describe('a store', () => {
  const serving = async () => [aStore({ id: '2101', name: 'Green Bowl', slug: 'green-bowl' })]
  const pick = { intent: 'store', storeId: '2101' }

  test('is stored by name; a marketplace opens it, a brand with one store at a time shows it on home', async () => {
    const market = await chooses(pick, { vendor: { lists: { serving } }, place: { place } })
    expect(market.saved).toMatchObject({ storeId: '2101', storeName: 'Green Bowl' })
    expect(market.path).toBe('/vendor/green-bowl')
    const single = await chooses(pick, {
      vendor: { lists: { serving } },
      place: { place },
      settings: { isSingleStore: true },
    })
    expect(single.path).toBe('/')
  })

  test('is found among those nearby if the vendor cannot tell which serve the place', async () => {
    const lists = { serving: () => Promise.reject(new Error('gone')), nearby: serving }
    expect(await chooses(pick, { vendor: { lists }, place: { place } })).toMatchObject({ saved: { storeId: '2101' } })
  })

  test('that does not serve the place is not stored', async () => {
    const { saved, path, message } = await chooses(
      { ...pick, storeId: '9' },
      { vendor: { lists: { serving } }, place: { place } },
    )
    expect([saved.storeId, path]).toEqual(['', '/stores?backTo=%2Forders'])
    expect(message).toMatch(/^This store does not serve/)
  })
})

test('switching delivery or pickup leads back', async () => {
  expect(await chooses({ intent: 'mode', mode: 'pickup' })).toMatchObject({
    saved: { mode: 'pickup' },
    path: '/orders',
  })
})
