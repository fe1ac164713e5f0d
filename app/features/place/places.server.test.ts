import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPlace } from '~/domain/test-builders'
import { limits } from '~/http/request-policy/limits.server'
import { Connection } from '~/http/shop/connection.server'
import { signed, type Purpose } from '~/http/signed.server'
import type { Geocoder, Suggestion } from '~/maps/geocoder.server'
import { aShop } from '../../../tests/support/shop-builders'
import { openPlace, placeAtMarker, placeHere, sealPlace, searchLocation, suggestPlaces } from './places.server'

const foundPlace = { ...aPlace(), zip: '380006' }
const sealedText = (value: unknown, purpose: Purpose = ['place field']) =>
  signed(Buffer.from(JSON.stringify(value)).toString('base64url'), purpose)

describe('a signed place', () => {
  test('reads back unchanged', () => {
    const { address, sealed } = sealPlace(foundPlace) ?? { address: '', sealed: '' }
    expect(address).toBe('Law Garden, Ahmedabad')
    expect(openPlace(sealed)).toEqual({ ...foundPlace, sealed })
  })

  test('is invalid if any part of it was changed', () => {
    const sealed = sealPlace(foundPlace)?.sealed ?? ''
    const [body = '', signature = ''] = sealed.split(/\.(?=[^.]*$)/)
    const other = sealedText({ ...foundPlace, city: 'Anywhere' }).replace(/\.[^.]*$/, `.${signature}`)
    for (const wrong of [null, '', 'x', body, `${body}.`, `x${sealed}`, other, JSON.stringify(foundPlace)])
      expect(openPlace(wrong), String(wrong)).toBeNull()
  })

  test('is invalid if signed for something else or out of range', () => {
    expect(openPlace(sealedText(foundPlace))).toMatchObject(foundPlace)
    expect(openPlace(sealedText(foundPlace, ['state']))).toBeNull()
    for (const part of [
      { latitude: 91 },
      { longitude: -181 },
      { latitude: null },
      { city: 'x'.repeat(101) },
      { address: '' },
    ])
      expect(openPlace(sealedText({ ...foundPlace, ...part })), JSON.stringify(part)).toBeNull()
    expect(openPlace(signed('e30', ['place field']))).toBeNull()
    expect(openPlace(signed('!', ['place field']))).toBeNull()
  })

  test('cuts a long address, and cannot be made from impossible coordinates', () => {
    expect(sealPlace({ ...foundPlace, address: 'x'.repeat(400) })?.address).toHaveLength(300)
    expect(sealPlace({ ...foundPlace, city: 'x'.repeat(101) })?.city).toHaveLength(100)
    expect(sealPlace({ ...foundPlace, state: 'x'.repeat(101) })?.state).toHaveLength(100)
    expect(sealPlace({ ...foundPlace, latitude: NaN })).toBeNull()
    expect(sealPlace({ ...foundPlace, longitude: 200 })).toBeNull()
  })
})

const garden: Suggestion = { placeId: 'p1', label: 'Law Garden', detail: 'Ahmedabad' }
const suggest = vi.fn<Geocoder['suggest']>()
const search = vi.fn<Geocoder['search']>()
const reverse = vi.fn<Geocoder['reverse']>()

beforeEach(() => {
  suggest.mockReset().mockResolvedValue([garden])
  search.mockReset().mockResolvedValue([])
  reverse.mockReset().mockResolvedValue(foundPlace)
  vi.spyOn(Connection.prototype, 'geocoder', 'get').mockReturnValue({
    suggest,
    search,
    reverse,
    byId: vi.fn(),
  })
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
  expect(await searchFor('search=law+gard&typing=')).toMatchObject({ found: [], suggestions: [garden], count: 1 })
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

test('an empty search asks for an address; opening the page or emptying the field does not', async () => {
  const problems = await Promise.all(['search=+', '', 'search=&typing='].map(searchFor))
  expect(problems.map(({ problem }) => problem)).toEqual(['address.required', null, null])
  expect(search).not.toHaveBeenCalled()
})

test('too many searches from one address are refused', async () => {
  const shop = await aShop({ clientAddress: '192.0.2.9' })
  for (let at = 0; at < limits.places.times; at++) await shop.count('places', '192.0.2.9')
  await expect(searchLocation(shop, new URLSearchParams('search=law'))).rejects.toMatchObject({ status: 429 })
  expect(search).not.toHaveBeenCalled()
})

test('an invalid session token of the maps service is left out', async () => {
  expect(await searchFor('search=law&typing=&session=a%26b')).toMatchObject({ session: '' })
})

test('a marker keeps its point and gets the names of its house, a device those of its street, each looked up once', async () => {
  const shop = await aShop()
  const point = { latitude: 23.025841, longitude: 72.559014 }
  const near = { latitude: 23.025843, longitude: 72.559012 }
  for (const one of [point, near]) {
    expect(openPlace((await placeAtMarker(shop, one))?.sealed ?? '')).toMatchObject({ ...foundPlace, ...one })
    const { zip: _, ...names } = foundPlace
    expect(await placeHere(shop, one)).toEqual({ ...names, ...one })
  }
  expect(reverse.mock.calls).toEqual([
    [23.0258, 72.559],
    [23.026, 72.559],
  ])
})

test('a device’s point counts without names if the maps service fails or is asked too often; a marker’s does not', async () => {
  const point = { latitude: 10.5, longitude: 20.5 }
  const unnamed = { ...point, address: '', city: '', state: '' }
  reverse.mockRejectedValue(new Error('gone'))
  const shop = await aShop({ clientAddress: '192.0.2.8' })
  expect([await placeHere(shop, point), await placeAtMarker(shop, point)]).toEqual([unnamed, null])
  for (let at = 0; at < limits.places.times; at++) await shop.count('places', '192.0.2.8')
  reverse.mockClear().mockResolvedValue(foundPlace)
  expect([await placeHere(shop, point), await placeAtMarker(shop, point)]).toEqual([unnamed, null])
  expect(reverse).not.toHaveBeenCalled()
})
