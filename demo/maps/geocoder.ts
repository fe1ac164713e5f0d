import { wordsOf } from '../core/text'
import { addressOf, componentsOf, geometryOf, typesOf } from './formats'
import { answersAll, knownPlaces, LIMIT, near, placeById, search, type KnownPlace } from './known-places'
import { insideOf, invalid, mapsCall, pointIn, wantsArabic, type ReadField } from './request'

function resultOf(place: KnownPlace, arabic: boolean): object {
  return {
    address_components: componentsOf(place, arabic),
    formatted_address: addressOf(place, arabic),
    geometry: { ...geometryOf(place), location_type: 'GEOMETRIC_CENTER' },
    place_id: place.id,
    types: typesOf(place),
  }
}

function answerWith(results: object[]): object {
  return { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' }
}

/** Places an address or its components name; `partial_match` when a place lacks some of the words. */
function byAddress(field: ReadField): object {
  const [address, components, arabic] = [field('address'), field('components'), wantsArabic(field)]
  const candidates = knownPlaces.filter(insideOf(components))
  const point = pointIn(address)
  if (point) return answerWith(near(candidates, point).map((place) => resultOf(place, arabic)))
  if (address === '') return answerWith(candidates.slice(0, LIMIT).map((place) => resultOf(place, arabic)))
  const words = [...new Set(wordsOf(address))]
  const partial = (place: KnownPlace) => (answersAll(place, words) ? {} : { partial_match: true })
  return answerWith(search(candidates, words).map((place) => ({ ...resultOf(place, arabic), ...partial(place) })))
}

function byPoint(field: ReadField): object {
  const point = pointIn(field('latlng'))
  if (!point) return invalid("Invalid request. Invalid 'latlng' parameter.")
  return answerWith(near(knownPlaces, point).map((place) => resultOf(place, wantsArabic(field))))
}

function byPlaceId(field: ReadField): object {
  const place = placeById(field('place_id'))
  if (!place) return invalid("Invalid request. Invalid 'place_id' parameter.")
  return answerWith([resultOf(place, wantsArabic(field))])
}

function geocode(field: ReadField): object {
  if (field('place_id') !== '') return byPlaceId(field)
  if (field('latlng') !== '') return byPoint(field)
  if (field('address') !== '' || field('components') !== '') return byAddress(field)
  return invalid("Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.")
}

/** The maps service's geocoder: from an address, its components, a point or a place id to places. */
export const geocodeCall = mapsCall('geocode', { results: [] }, geocode)
