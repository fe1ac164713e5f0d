import { wordsOf } from '../core/text'
import { addressOf, componentsOf, geometryOf, typesOf } from './formats'
import { answersAll, knownPlaces, LIMIT, near, placeById, search, type KnownPlace } from './known-places'
import { insideOf, invalid, mapsCall, pointIn, wantsArabic, type Asked } from './request'

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
function byAddress(asked: Asked): object {
  const [address, components, arabic] = [asked('address'), asked('components'), wantsArabic(asked)]
  const candidates = knownPlaces.filter(insideOf(components))
  const point = pointIn(address)
  if (point) return answerWith(near(candidates, point).map((place) => resultOf(place, arabic)))
  if (address === '') return answerWith(candidates.slice(0, LIMIT).map((place) => resultOf(place, arabic)))
  const words = [...new Set(wordsOf(address))]
  const partial = (place: KnownPlace) => (answersAll(place, words) ? {} : { partial_match: true })
  return answerWith(search(candidates, words).map((place) => ({ ...resultOf(place, arabic), ...partial(place) })))
}

function byPoint(asked: Asked): object {
  const point = pointIn(asked('latlng'))
  if (!point) return invalid("Invalid request. Invalid 'latlng' parameter.")
  return answerWith(near(knownPlaces, point).map((place) => resultOf(place, wantsArabic(asked))))
}

function byPlaceId(asked: Asked): object {
  const place = placeById(asked('place_id'))
  if (!place) return invalid("Invalid request. Invalid 'place_id' parameter.")
  return answerWith([resultOf(place, wantsArabic(asked))])
}

function geocode(asked: Asked): object {
  if (asked('place_id') !== '') return byPlaceId(asked)
  if (asked('latlng') !== '') return byPoint(asked)
  if (asked('address') !== '' || asked('components') !== '') return byAddress(asked)
  return invalid("Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.")
}

/** The maps service's geocoder: from an address, its components, a point or a place id to places. */
export const geocodeCall = mapsCall('geocode', { results: [] }, geocode)
