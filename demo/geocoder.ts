import type { Call } from './core/call'
import { kilometres, type Point } from './core/geo'
import { places, type Place } from './seed/gazetteer'

const LIMIT = 5
/** Points farther than this from every known place are nowhere. */
const REACH_KM = 30

/** Makes spellings comparable: case, accents, and the Arabic letters that people mix up. */
function simplified(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}

/** Words of a text; "C.G." is the one word "cg". */
const wordsOf = (value: string) =>
  simplified(value)
    .replace(/\./g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const haystacks = new Map(
  places.map((place) => {
    const { name, locality, state, country } = place
    const parts = [...name, ...locality, ...state, ...country, place.postalCode]
    return [place, { names: name.map((text) => wordsOf(text).join(' ')), all: wordsOf(parts.join(' ')).join(' ') }]
  }),
)

/** How well a place answers a search: found words count, those of its own name more, its whole name most. */
function score(place: Place, words: readonly string[]): number {
  const haystack = haystacks.get(place)
  if (!haystack) return 0
  const query = words.join(' ')
  const inName = words.filter((word) => haystack.names.some((name) => name.includes(word))).length
  const anywhere = words.filter((word) => haystack.all.includes(word)).length
  const wholeName = haystack.names.some((name) => query.includes(name)) ? 5 : 0
  return anywhere * 2 < words.length ? 0 : anywhere + inName * 2 + wholeName
}

function search(address: string): Place[] {
  const words = [...new Set(wordsOf(address))]
  return places
    .map((place) => ({ place, score: score(place, words) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMIT)
    .map((entry) => entry.place)
}

function near(at: Point): Place[] {
  return places
    .map((place) => ({ place, km: kilometres(place.point, at) }))
    .filter((entry) => entry.km <= REACH_KM)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, LIMIT)
    .map((entry) => entry.place)
}

function pointIn(value: string): Point | null {
  const [, lat, lng] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(value) ?? []
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) }
}

function resultOf(place: Place, arabic: boolean) {
  const say = (words: readonly [string, string]) => words[arabic ? 1 : 0]
  const component = (name: string, types: string[]) => ({ long_name: name, short_name: name, types })
  const tail = `${say(place.locality)}, ${say(place.state)} ${place.postalCode}, ${say(place.country)}`
  return {
    formatted_address: `${say(place.name)}, ${tail}`,
    address_components: [
      component(say(place.name), [place.kind, ...(place.kind === 'route' ? [] : ['political'])]),
      component(say(place.locality), ['locality', 'political']),
      { ...component(say(place.state), ['administrative_area_level_1', 'political']), short_name: place.stateCode },
      { ...component(say(place.country), ['country', 'political']), short_name: place.countryCode },
      component(place.postalCode, ['postal_code']),
    ],
    geometry: {
      location: place.point,
      location_type: 'GEOMETRIC_CENTER',
      viewport: {
        northeast: { lat: place.point.lat + 0.005, lng: place.point.lng + 0.005 },
        southwest: { lat: place.point.lat - 0.005, lng: place.point.lng - 0.005 },
      },
    },
    place_id: `demo-${place.name[0].toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    types: [place.kind],
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function geocode(fields: Record<string, unknown>): Record<string, unknown> {
  const [key, address, latlng] = [textOf(fields.key), textOf(fields.address), textOf(fields.latlng)]
  if (key.trim() === '') {
    const error_message = 'You must use an API key to authenticate each request to this API.'
    return { error_message, results: [], status: 'REQUEST_DENIED' }
  }
  if (address.trim() === '' && latlng.trim() === '') return { results: [], status: 'INVALID_REQUEST' }
  const point = pointIn(latlng === '' ? address : latlng)
  const found = point ? near(point) : search(address)
  const arabic = textOf(fields.language).toLowerCase().startsWith('ar')
  return {
    results: found.map((place) => resultOf(place, arabic)),
    status: found.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }
}

/** The maps service's geocoder. It is no call of the vendor API, but is recorded and can be made to fail like one. */
export const geocodeCall: Call = {
  name: 'geocode',
  method: 'GET',
  answer: (_demo, { fields }) => geocode(fields),
}
