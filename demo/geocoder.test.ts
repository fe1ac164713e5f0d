import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from './testing/client'

let demo: RunningDemo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

async function geocode(query: Record<string, string>) {
  const { body } = await demo.get(`/maps/api/geocode/json?${new URLSearchParams(query)}`)
  const results = body.results as { formatted_address: string; geometry: { location: { lat: number; lng: number } } }[]
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

test('an address it gave leads back to the same place, in Arabic too', async () => {
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

test('without a key nothing is answered', async () => {
  expect(await geocode({ address: 'Paldi' })).toMatchObject({ status: 'REQUEST_DENIED', results: [] })
})
