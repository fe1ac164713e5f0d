import { expect, test } from 'vitest'
import type { CallReport } from '~/vendor-api/send'
import { createGeocoder } from './geocoder.server'

function stubGeocoder(answer: unknown, options = {}) {
  const asked: URL[] = []
  const reports: CallReport[] = []
  const stub: typeof fetch = async (input) => {
    asked.push(new URL(String(input)))
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const onCall = (report: CallReport) => void reports.push(report)
  const settings = {
    baseUrl: 'http://maps.test',
    key: 'k1',
    language: 'de',
    timeoutMs: 1000,
    fetch: stub,
    onCall,
    ...options,
  }
  return { geocoder: createGeocoder(settings), asked, reports }
}

const part = (long_name: string, ...types: string[]) => ({ long_name, types })
const result = (...address_components: unknown[]) => ({
  formatted_address: 'Lake Road, Old Town',
  address_components,
  geometry: { location: { lat: '23.0225', lng: 72.5714 } },
})
const found = { address: 'Lake Road, Old Town', city: '', state: '', zip: '', latitude: 23.0225, longitude: 72.5714 }
const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

test('a place has city, state and zip from the named components', async () => {
  const parts = [
    part('Old Town', 'locality'),
    part('GJ', 'administrative_area_level_1', 'political'),
    part('380001', 'postal_code'),
  ]
  const { geocoder, asked } = stubGeocoder({ status: 'OK', results: [result(...parts)] })
  expect(await geocoder.search('lake road')).toEqual([{ ...found, city: 'Old Town', state: 'GJ', zip: '380001' }])
  expect(asked[0]?.pathname).toBe('/maps/api/geocode/json')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ address: 'lake road', language: 'de', key: 'k1' })
})

test.each(['postal_town', 'administrative_area_level_2'])(
  'a place without locality takes its city from %s',
  async (type) => {
    const { geocoder } = stubGeocoder({
      status: 'OK',
      results: [result(null, { types: null }, part('Old Town', type))],
    })
    expect(await geocoder.search('x')).toEqual([{ ...found, city: 'Old Town' }])
  },
)

test('a result without a point is left out', async () => {
  const { geocoder } = stubGeocoder({
    status: 'OK',
    results: [{ formatted_address: 'Nowhere' }, { ...result(), address_components: null }],
  })
  expect(await geocoder.search('x')).toEqual([found])
})

test('the place at a point is the first result', async () => {
  const { geocoder, asked, reports } = stubGeocoder({ status: 'OK', results: [result(), result()] })
  expect(await geocoder.reverse(23.0225, 72.5714)).toEqual(found)
  expect(asked[0]?.searchParams.get('latlng')).toBe('23.0225,72.5714')
  expect(reports).toMatchObject([{ call: 'geocode-reverse', outcome: 'ok', status: 200 }])
})

test('finding nothing is not a failure', async () => {
  const { geocoder } = stubGeocoder({ status: 'ZERO_RESULTS', results: [] })
  expect(await failure(geocoder.search('x'))).toEqual([])
})

test('nothing at a point is null', async () => {
  const { geocoder } = stubGeocoder({ status: 'ZERO_RESULTS' })
  expect(await geocoder.reverse(0, 0)).toBeNull()
})

test.each([
  ['refused', { status: 'REQUEST_DENIED', error_message: 'bad key k1' }],
  ['refused', { status: 'OVER_QUERY_LIMIT' }],
  ['shape', { results: [] }],
  ['shape', new Response('<html>')],
  ['server', new Response('', { status: 500 })],
  ['network', new TypeError('fetch failed')],
])('%s: %j', async (kind, answer) => {
  const { geocoder, reports } = stubGeocoder(answer)
  const error = await failure(geocoder.search('lake road'))
  expect(error).toMatchObject({ name: 'VendorError', kind })
  expect(String(error)).not.toMatch(/k1|lake/)
  expect(reports.at(-1)).toMatchObject({ outcome: kind })
})

test('no answer in time is a timeout', async () => {
  const waiting: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const { geocoder } = stubGeocoder({}, { fetch: waiting, timeoutMs: 1 })
  expect(await failure(geocoder.search('x'))).toMatchObject({ kind: 'timeout' })
})

const prediction = (place_id: string, description: string, structured_formatting?: unknown) => ({
  place_id,
  description,
  structured_formatting,
})
const rose = { main_text: 'Rose Garden', secondary_text: 'Old Town, GJ' }

test('suggestions have an id and two names, and are searched around a point', async () => {
  const predictions = [
    prediction('p1', 'Rose Garden, Old Town, GJ', rose),
    prediction('p2', 'Rosewood'),
    prediction('', 'x'),
  ]
  const { geocoder, asked, reports } = stubGeocoder({ status: 'OK', predictions })
  const near = { latitude: 23.02, longitude: 72.57 }
  expect(await geocoder.suggest('rose', { near, session: 's1' })).toEqual([
    { placeId: 'p1', label: 'Rose Garden', detail: 'Old Town, GJ' },
    { placeId: 'p2', label: 'Rosewood', detail: '' },
  ])
  expect(asked[0]?.pathname).toBe('/maps/api/place/autocomplete/json')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    ...{ input: 'rose', location: '23.02,72.57', radius: '50000', sessiontoken: 's1' },
    ...{ language: 'de', key: 'k1' },
  })
  expect(reports).toMatchObject([{ call: 'place-autocomplete', outcome: 'ok' }])
})

test('a missing point or session is not sent, and no suggestions are an empty list', async () => {
  const { geocoder, asked } = stubGeocoder({ status: 'ZERO_RESULTS' })
  expect(await geocoder.suggest('rose', { near: null, session: '' })).toEqual([])
  expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(['input', 'language', 'key'])
})

test("a suggestion's place equals the search result's", async () => {
  const { geocoder, asked } = stubGeocoder({ status: 'OK', result: result(part('Old Town', 'locality')) })
  expect(await geocoder.byId('p1', 's1')).toEqual({ ...found, city: 'Old Town' })
  expect(asked[0]?.pathname).toBe('/maps/api/place/details/json')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ place_id: 'p1', sessiontoken: 's1' })
})

test.each([{ status: 'NOT_FOUND' }, { status: 'OK' }, { status: 'OK', result: { formatted_address: 'Nowhere' } }])(
  'a suggestion without a place or a point is dropped: %j',
  async (answer) => {
    expect(await stubGeocoder(answer).geocoder.byId('p1', '')).toBeNull()
  },
)

test('a suggestion or place without any name is left out, because nobody could tell what it is', async () => {
  const predictions = [{ place_id: 'p1' }, { place_id: 'p2', description: 'Rose Garden' }]
  const { geocoder } = stubGeocoder({ status: 'OK', predictions })
  expect(await geocoder.suggest('rose', { near: null, session: '' })).toMatchObject([{ placeId: 'p2' }])
  const unnamed = { ...result(part('Old Town', 'locality')), formatted_address: '' }
  expect(await stubGeocoder({ status: 'OK', result: unnamed }).geocoder.byId('p1', '')).toBeNull()
})

test('a refused suggestion is an ordinary failure', async () => {
  const { geocoder } = stubGeocoder({ status: 'REQUEST_DENIED' })
  expect(await failure(geocoder.suggest('rose', { near: null, session: '' }))).toMatchObject({ kind: 'refused' })
  expect(await failure(geocoder.byId('p1', ''))).toMatchObject({ kind: 'refused' })
})

test('a lost connection is retried once, and both tries are reported', async () => {
  let at = 0
  const lostOnce = async () => {
    if (at++ === 0) throw new TypeError('fetch failed')
    return Response.json({ status: 'OK', results: [result()] })
  }
  const { geocoder, reports } = stubGeocoder({}, { fetch: lostOnce })
  expect(await geocoder.search('lake road')).toEqual([found])
  expect(reports).toMatchObject([
    { attempt: 1, outcome: 'network' },
    { attempt: 2, outcome: 'ok' },
  ])
  const lost = stubGeocoder(new TypeError('fetch failed'))
  expect(await failure(lost.geocoder.search('lake road'))).toMatchObject({ kind: 'network' })
  expect(lost.asked).toHaveLength(2)
})
