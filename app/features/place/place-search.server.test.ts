import { beforeEach, expect, test, vi } from 'vitest'
import { limits } from '~/http/request-policy/limits.server'
import { Shop } from '~/http/shop/shop.server'
import type { Geocoder, Suggestion } from '~/maps/geocoder.server'
import { aShop } from '../../../tests/support/shop-builders'
import { searchLocation, suggestPlaces } from './place-search.server'

const garden: Suggestion = { placeId: 'p1', label: 'Law Garden', detail: 'Ahmedabad' }
const suggest = vi.fn<Geocoder['suggest']>()
const search = vi.fn<Geocoder['search']>()

beforeEach(() => {
  suggest.mockReset().mockResolvedValue([garden])
  search.mockReset().mockResolvedValue([])
  vi.spyOn(Shop.prototype, 'geocoder', 'get').mockReturnValue({ suggest, search, reverse: vi.fn(), byId: vi.fn() })
})

test('names are completed from three characters on, near the place, and each text is looked up once', async () => {
  const place = { place: { latitude: 23.02584, longitude: 72.55901, address: '', city: '', state: '' } }
  const shop = await aShop({ place })
  expect(await suggestPlaces(shop, ' la ', 's1')).toEqual([])
  expect(suggest).not.toHaveBeenCalled()
  expect(await suggestPlaces(shop, ' law   garden ', 's1')).toEqual([garden])
  expect(await suggestPlaces(shop, 'Law Garden', 's2')).toEqual([garden])
  const near = { latitude: 23.026, longitude: 72.559 }
  expect(suggest).toHaveBeenCalledExactlyOnceWith('law garden', { near, session: 's1' })
})

test('a failing maps service, or an address over its limit, completes nothing silently', async () => {
  suggest.mockRejectedValueOnce(new Error('gone'))
  expect(await suggestPlaces(await aShop(), 'failing', '')).toEqual([])
  const shop = await aShop({ clientAddress: '192.0.2.7' })
  for (let at = 0; at < limits.suggestions.times; at++) await shop.count('suggestions', '192.0.2.7')
  expect(await suggestPlaces(shop, 'too often', '')).toEqual([])
  expect(suggest).toHaveBeenCalledTimes(1)
})

const found = { address: 'Law Garden', city: '', state: '', zip: '', latitude: 23, longitude: 72 }
const searchFor = async (query: string) => searchLocation(await aShop(), new URLSearchParams(query))

test('while typing names are only completed, and errors are not shown', async () => {
  suggest.mockResolvedValue([])
  expect(await searchFor('search=xyzzy&typing=')).toMatchObject({ found: [], suggestions: [], problem: null })
  expect(search).not.toHaveBeenCalled()
})

test('a search finds places; if nothing matches the whole text, its names are completed', async () => {
  search.mockResolvedValueOnce([found])
  expect(await searchFor('search=law+garden+road')).toMatchObject({ suggestions: [], problem: null, count: 1 })
  expect(await searchFor('search=law+g&session=s1')).toMatchObject({
    suggestions: [garden],
    problem: null,
    session: 's1',
  })
  suggest.mockResolvedValueOnce([])
  expect(await searchFor('search=nowhere')).toMatchObject({ problem: 'location.nothingFound', count: null })
})

test('an invalid session token of the maps service is left out', async () => {
  expect(await searchFor('search=law&typing=&session=a%26b')).toMatchObject({ session: '' })
})
