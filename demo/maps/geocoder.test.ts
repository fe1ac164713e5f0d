import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from '../testing/client'

let demo: RunningDemo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

async function geocode(query: Record<string, string>) {
  const { body } = await demo.get(`/maps/api/geocode/json?${new URLSearchParams(query)}`)
  const results = body.results as {
    formatted_address: string
    place_id: string
    partial_match?: boolean
    address_components: { long_name: string; short_name: string; types: string[] }[]
    geometry: { location: { lat: number; lng: number } }
  }[]
  return { status: body.status, results, first: results[0] }
}

const key = 'maps-key-demo'

test.each([
  ['law garden', 'Law Garden, Ahmedabad, Gujarat 380006, India'],
  ['12, C.G. Road, Navrangpura, Ahmedabad 380009', 'CG Road, Ahmedabad, Gujarat 380009, India'],
  ['upper street london', 'Upper Street, London, England N1 0PQ, United Kingdom'],
  ['شارع الشيخ زايد', 'Sheikh Zayed Road, Dubai, Dubai 00000, United Arab Emirates'],
])('%s is found', async (address, expected) => {
  expect((await geocode({ key, address })).first?.formatted_address).toBe(expected)
})

test('an address that it gave finds the same place again, also in Arabic', async () => {
  for (const language of ['en', 'ar']) {
    const { first } = await geocode({ key, language, address: 'Al Karama' })
    const again = await geocode({ key, language, address: String(first?.formatted_address) })
    expect(again.first).toEqual(first)
  }
})

test('a point is named after the nearest place', async () => {
  const { status, first } = await geocode({ key, latlng: '23.0259,72.5591' })
  expect(status).toBe('OK')
  expect(first?.formatted_address).toContain('CG Road')
  expect((await geocode({ key, latlng: '0,0' })).status).toBe('ZERO_RESULTS')
})

test('at most five places are found, or none', async () => {
  expect((await geocode({ key, address: 'Ahmedabad' })).results).toHaveLength(5)
  expect((await geocode({ key, address: 'xyzzy' })).status).toBe('ZERO_RESULTS')
})

test('a request without a key is refused', async () => {
  expect(await geocode({ address: 'Paldi' })).toMatchObject({ status: 'REQUEST_DENIED', results: [] })
})

test('a place id leads to its place, an unknown one nowhere', async () => {
  const { first } = await geocode({ key, address: 'Al Karama' })
  expect((await geocode({ key, place_id: String(first?.place_id) })).first).toEqual(first)
  expect((await geocode({ key, place_id: 'nowhere' })).status).toBe('INVALID_REQUEST')
})

test('components keep the search inside a country, town or post code', async () => {
  const addresses = async (query: Record<string, string>) =>
    (await geocode({ key, ...query })).results.map((place) => place.formatted_address)
  expect(await addresses({ address: 'garden', components: 'country:GB' })).toEqual([
    'Covent Garden, London, England WC2E 8RF, United Kingdom',
  ])
  expect(await addresses({ address: 'road', components: 'locality:dubai|country:in' })).toEqual([])
  expect(await addresses({ components: 'postal_code:EC1R 4QE|country:gb' })).toEqual([
    'Exmouth Market, London, England EC1R 4QE, United Kingdom',
  ])
})

test('a match that lacks some of the words is marked as partial', async () => {
  expect((await geocode({ key, address: 'Paldi, Ahmedabad' })).first).not.toHaveProperty('partial_match')
  expect((await geocode({ key, address: '12 Paldi, Ahmedabad' })).first).toMatchObject({ partial_match: true })
})

test('the parts of an address are named in the language, with codes of state and country', async () => {
  const { first } = await geocode({ key, language: 'ar', address: 'Law Garden' })
  const part = (type: string) => first?.address_components.find(({ types }) => types.includes(type))
  expect(part('locality')).toMatchObject({ long_name: 'أحمد آباد' })
  expect(part('administrative_area_level_1')).toMatchObject({ long_name: 'غوجارات', short_name: 'GJ' })
  expect(part('country')).toMatchObject({ long_name: 'الهند', short_name: 'IN' })
  expect(part('postal_code')).toMatchObject({ long_name: '380006' })
})

test('a request without anything to look for is invalid', async () => {
  expect((await geocode({ key })).status).toBe('INVALID_REQUEST')
  expect((await geocode({ key, latlng: 'here' })).status).toBe('INVALID_REQUEST')
  expect((await geocode({ key, address: ',' })).status).toBe('ZERO_RESULTS')
})
