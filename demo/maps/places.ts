import { wordsOf } from '../core/text'
import { addressOf, componentsOf, geometryOf, namesIn, typesOf } from './formats'
import { complete, knownPlaces, placeById, type KnownPlace } from './known-places'
import { insideOf, invalid, mapsCall, pointIn, wantsArabic, type ReadField } from './request'

/** Radius of the circle around a location when none was given, in metres. */
const USUAL_RADIUS = 50_000

interface Match {
  length: number
  offset: number
}

/** Where words of a text begin with the typed words. */
function matchesIn(text: string, typed: readonly string[]): Match[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}.'’]+/gu)].flatMap(({ 0: word, index: offset }) => {
    const simple = wordsOf(word).join('')
    const prefix = typed.find((part) => simple.startsWith(part))
    if (prefix === undefined) return []
    return [{ length: prefix === simple ? word.length : prefix.length, offset }]
  })
}

/** The parts of a comma-joined text, each with its offset. */
function termsOf(values: readonly string[]): { offset: number; value: string }[] {
  let offset = 0
  return values.map((value) => {
    const term = { offset, value }
    offset += value.length + ', '.length
    return term
  })
}

function predictionOf(place: KnownPlace, typed: readonly string[], arabic: boolean): object {
  const name = namesIn(arabic)(place.name)
  // Dubai, the city, is in Dubai, the emirate: name it once.
  const around = [...new Set([place.locality, place.state, place.country].map(namesIn(arabic)))]
  const description = [name, ...around].join(', ')
  return {
    description,
    matched_substrings: matchesIn(description, typed),
    place_id: place.id,
    reference: place.id,
    structured_formatting: {
      main_text: name,
      main_text_matched_substrings: matchesIn(name, typed),
      secondary_text: around.join(', '),
    },
    terms: termsOf([name, ...around]),
    types: ['geocode', ...typesOf(place)],
  }
}

function autocomplete(field: ReadField): object {
  const input = field('input')
  if (input === '') return invalid("Invalid request. Missing the 'input' parameter.")
  const typed = [...new Set(wordsOf(input))]
  const centre = pointIn(field('location'))
  const km = (Number(field('radius')) || USUAL_RADIUS) / 1000
  const candidates = knownPlaces.filter(insideOf(field('components')))
  const found = typed.length > 0 ? complete(candidates, typed, centre && { centre, km }) : []
  return {
    predictions: found.map((place) => predictionOf(place, typed, wantsArabic(field))),
    status: found.length > 0 ? 'OK' : 'ZERO_RESULTS',
  }
}

/** What is wanted of a place: "geometry/location" asks for all of "geometry", an empty list for everything. */
function onlyFields(details: Record<string, unknown>, fields: string): Record<string, unknown> {
  if (fields === '') return details
  const wanted = new Set(fields.split(',').map((field) => field.trim().split('/')[0]))
  // Two fields also have an older name.
  if (wanted.has('type')) wanted.add('types')
  if (wanted.has('address_component')) wanted.add('address_components')
  return Object.fromEntries(Object.entries(details).filter(([name]) => wanted.has(name)))
}

function details(field: ReadField): object {
  if (field('place_id') === '') return invalid("Invalid request. Missing the 'place_id' parameter.")
  const place = placeById(field('place_id'))
  if (!place) return { status: 'NOT_FOUND' }
  const arabic = wantsArabic(field)
  const say = namesIn(arabic)
  const result = {
    address_components: componentsOf(place, arabic),
    formatted_address: addressOf(place, arabic),
    geometry: geometryOf(place),
    name: say(place.name),
    place_id: place.id,
    types: typesOf(place),
    vicinity: `${say(place.name)}, ${say(place.locality)}`,
  }
  return { result: onlyFields(result, field('fields')), status: 'OK' }
}

/** The maps service's suggestions while a customer types. */
export const autocompleteCall = mapsCall('place-autocomplete', { predictions: [] }, autocomplete)

/** The maps service's facts about one place. */
export const detailsCall = mapsCall('place-details', { html_attributions: [] }, details)
