import type { Place } from '../seed/gazetteer'
import type { KnownPlace } from './known-places'

const TYPES: Record<Place['kind'], string[]> = {
  route: ['route'],
  sublocality: ['political', 'sublocality', 'sublocality_level_1'],
  premise: ['establishment', 'point_of_interest', 'premise'],
  park: ['establishment', 'park', 'point_of_interest'],
  transit_station: ['establishment', 'point_of_interest', 'transit_station'],
}

/** Half the height and width of what a map shows of a place, in degrees. */
const VIEW = 0.005

type Named = readonly [english: string, arabic: string]

/** Returns a function that picks the name in one language. */
export const namesIn =
  (arabic: boolean) =>
  (names: Named): string =>
    names[arabic ? 1 : 0]

/** The kinds of place that it is. */
export const typesOf = (place: KnownPlace): string[] => TYPES[place.kind]

/** Its address in one line. */
export function addressOf(place: KnownPlace, arabic: boolean): string {
  const say = namesIn(arabic)
  const { name, locality, state, postalCode, country } = place
  return `${say(name)}, ${say(locality)}, ${say(state)} ${postalCode}, ${say(country)}`
}

/** The parts of its address. */
export function componentsOf(place: KnownPlace, arabic: boolean): object[] {
  const say = namesIn(arabic)
  const part = (long_name: string, types: string[], short_name = long_name) => ({ long_name, short_name, types })
  return [
    part(say(place.name), typesOf(place)),
    part(say(place.locality), ['locality', 'political']),
    part(say(place.state), ['administrative_area_level_1', 'political'], place.stateCode),
    part(say(place.country), ['country', 'political'], place.countryCode),
    part(place.postalCode, ['postal_code']),
  ]
}

/** Where it is, and what a map shows of it. */
export function geometryOf({ point: { lat, lng } }: KnownPlace): object {
  return {
    location: { lat, lng },
    viewport: {
      northeast: { lat: lat + VIEW, lng: lng + VIEW },
      southwest: { lat: lat - VIEW, lng: lng - VIEW },
    },
  }
}
