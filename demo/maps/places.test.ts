import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemo, type RunningDemo } from '../testing/client'
import { knownPlaces } from './known-places'

interface Part {
  length: number
  offset: number
}

interface Prediction {
  description: string
  place_id: string
  reference: string
  matched_substrings: Part[]
  structured_formatting: { main_text: string; main_text_matched_substrings: Part[]; secondary_text: string }
  terms: { offset: number; value: string }[]
  types: string[]
}

let demo: RunningDemo

beforeAll(async () => {
  demo = await startDemo()
})
afterAll(() => demo.stop())

const key = 'maps-key-demo'
const ask = async (call: string, query: Record<string, string>) =>
  (await demo.get(`/maps/api/${call}/json?${new URLSearchParams(query)}`)).body

async function typed(input: string, query: Record<string, string> = {}) {
  const body = await ask('place/autocomplete', { key, input, ...query })
  return { status: body.status, predictions: body.predictions as Prediction[] }
}

const names = async (input: string, query?: Record<string, string>) =>
  (await typed(input, query)).predictions.map((place) => place.structured_formatting.main_text)

const details = (query: Record<string, string>) => ask('place/details', { key, ...query })

test('one letter is enough, and it may begin any word of a name', async () => {
  expect(await names('z')).toEqual(['Zabeel Park', 'Sheikh Zayed Road'])
  expect(await names('za', { components: 'country:ae' })).toEqual(['Zabeel Park', 'Sheikh Zayed Road'])
})

test('every word that was typed has to begin a word of the place, in any order', async () => {
  expect(await names('ahm law')).toEqual(['Law Garden'])
  expect(await names('law xyz')).toEqual([])
  expect(await names("king's cross")).toEqual(await names('kings cross'))
  expect((await typed('garden of eden')).status).toBe('ZERO_RESULTS')
})

test('English and Arabic names are both found, and said in the language of the call', async () => {
  expect(await names('الكرا')).toEqual(['Al Karama'])
  expect(await names('Karama', { language: 'ar' })).toEqual(['الكرامة'])
  expect(await names('الكرا', { language: 'ar' })).toEqual(['الكرامة'])
  expect(await names('احمد مطار')).toEqual(['Ahmedabad Airport'])
})

test('a prediction has its parts and the positions of the typed letters', async () => {
  expect((await typed('upp lon')).predictions).toEqual([
    {
      description: 'Upper Street, London, England, United Kingdom',
      matched_substrings: [
        { length: 3, offset: 0 },
        { length: 3, offset: 14 },
      ],
      place_id: 'demo-london-upper-street',
      reference: 'demo-london-upper-street',
      structured_formatting: {
        main_text: 'Upper Street',
        main_text_matched_substrings: [{ length: 3, offset: 0 }],
        secondary_text: 'London, England, United Kingdom',
      },
      terms: [
        { offset: 0, value: 'Upper Street' },
        { offset: 14, value: 'London' },
        { offset: 22, value: 'England' },
        { offset: 31, value: 'United Kingdom' },
      ],
      types: ['geocode', 'route'],
    },
  ])
})

test('countries exclude other places, and a location puts places near it first', async () => {
  expect(await names('market', { components: 'country:in' })).toEqual([])
  expect(await names('london', { components: 'country:in|country:gb' })).toHaveLength(5)
  const [first] = await names('garden', { location: '51.51,-0.12', radius: '5000' })
  expect(first).toBe('Covent Garden')
  expect((await names('garden', { location: '23.02,72.56' }))[0]).toBe('Law Garden')
})

test('autocomplete, details and the geocoder know a place by the same id', async () => {
  for (const language of ['en', 'ar']) {
    const [found] = (await typed('burj khalifa', { language })).predictions
    const place_id = String(found?.place_id)
    const { result } = await details({ place_id, language, sessiontoken: 'any' })
    const geocoded = (await ask('geocode', { key, place_id, language })).results as Record<string, unknown>[]
    const { formatted_address, address_components } = geocoded[0] ?? {}
    expect(result).toMatchObject({ place_id, formatted_address, address_components })
    expect(result).toMatchObject({ name: found?.structured_formatting.main_text })
  }
})

test('details hold the requested fields', async () => {
  const place_id = 'demo-ahmedabad-law-garden'
  const few = await details({ place_id, fields: 'name,geometry/location' })
  expect(few).toMatchObject({ status: 'OK', html_attributions: [] })
  expect(few.result).toEqual({
    name: 'Law Garden',
    geometry: expect.objectContaining({ location: { lat: 23.0262, lng: 72.5609 } }) as object,
  })
  expect((await details({ place_id })).result).toMatchObject({
    formatted_address: 'Law Garden, Ahmedabad, Gujarat 380006, India',
    vicinity: 'Law Garden, Ahmedabad',
    types: ['establishment', 'park', 'point_of_interest'],
  })
})

test('every place has an id of its own', () => {
  expect(new Set(knownPlaces.map((place) => place.id)).size).toBe(knownPlaces.length)
})

test('the status says when a key, an input or an id is missing or unknown', async () => {
  expect(await ask('place/autocomplete', { input: 'a' })).toMatchObject({ status: 'REQUEST_DENIED', predictions: [] })
  expect(await ask('place/details', { place_id: 'a' })).toMatchObject({ status: 'REQUEST_DENIED' })
  expect(await typed('')).toMatchObject({ status: 'INVALID_REQUEST', predictions: [] })
  expect(await typed('?')).toMatchObject({ status: 'ZERO_RESULTS' })
  expect(await details({})).toMatchObject({ status: 'INVALID_REQUEST' })
  expect(await details({ place_id: 'nowhere' })).toEqual({ status: 'NOT_FOUND', html_attributions: [] })
})
