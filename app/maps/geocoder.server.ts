import { z } from 'zod'
import type { Place, Point } from '~/domain/place/place'
import { list, listOfNames, numberOrNull, text } from '~/vendor-api/wire'
import { lookUp, type MapsOptions } from './maps-call.server'

/** A place as the map service names it; parts it does not name are ''. */
export type FoundPlace = Place & { zip: string }

/** A place suggested while its name is typed: only its id and its names are known. */
export type Suggestion = { placeId: string; label: string; detail: string }

/** How far around a point suggestions are looked for first, in metres. */
const radius = '50000'

const degrees = numberOrNull.pipe(z.number())
const Part = z.object({ long_name: text, types: listOfNames })
const WirePlace = z.object({
  formatted_address: text,
  address_components: list(Part),
  geometry: z.object({ location: z.object({ lat: degrees, lng: degrees }) }),
})
const Found = WirePlace.transform(toPlace)
const Places = z.object({ results: list(Found) }).transform(({ results }) => results)
const Details = z
  .object({ result: Found.nullable().catch(null) })
  .transform(({ result }) => (result?.address ? result : null))

const names = z.object({ main_text: text, secondary_text: text }).catch({ main_text: '', secondary_text: '' })
const Prediction = z
  .object({ place_id: z.string().min(1), description: text, structured_formatting: names })
  .transform(({ place_id, description, structured_formatting: { main_text, secondary_text } }): Suggestion => ({
    placeId: place_id,
    label: main_text || description,
    detail: main_text ? secondary_text : '',
  }))
  .refine(({ label }) => label !== '', 'a name is missing')
const Predictions = z.object({ predictions: list(Prediction) }).transform(({ predictions }) => predictions)

/** Turns addresses into places and back. All functions throw VendorError when the service gives no answer. */
export function createGeocoder(options: MapsOptions) {
  const geocode = async (name: string, query: Record<string, string>) =>
    (await lookUp(options, { name, path: 'geocode', query }, Places)) ?? []
  return {
    /** Places that match a text, best first; [] when none does. */
    search: (address: string): Promise<FoundPlace[]> => geocode('geocode-search', { address }),

    /** The place at a point; null when it has no address. */
    reverse: async (latitude: number, longitude: number): Promise<FoundPlace | null> =>
      (await geocode('geocode-reverse', { latlng: `${latitude},${longitude}` }))[0] ?? null,

    /**
     * Places whose names begin with what was typed, those near the point first; [] when there are none. `session` names
     * all lookups of one choice, which are paid for together; '' for none.
     */
    async suggest(input: string, { near, session }: { near: Point | null; session: string }): Promise<Suggestion[]> {
      const around = near && { location: `${near.latitude},${near.longitude}`, radius }
      const query = { input, ...around, ...inSession(session) }
      const call = { name: 'place-autocomplete', path: 'place/autocomplete', query } as const
      return (await lookUp(options, call, Predictions)) ?? []
    },

    /** The place of a suggestion; null when there is none, or it has no name or no coordinates. */
    async byId(placeId: string, session: string): Promise<FoundPlace | null> {
      const query = { place_id: placeId, fields: 'formatted_address,address_component,geometry', ...inSession(session) }
      return lookUp(options, { name: 'place-details', path: 'place/details', query }, Details)
    },
  }
}

export type Geocoder = ReturnType<typeof createGeocoder>

const inSession = (session: string) => session && { sessiontoken: session }

/** City, state and zip by their parts (rules 4.5); a town may have its name in another part than `locality`. */
function toPlace(wire: z.output<typeof WirePlace>): FoundPlace {
  const named = (...types: string[]) =>
    types.map((type) => wire.address_components.find((part) => part.types.includes(type))?.long_name).find(Boolean) ??
    ''
  return {
    address: wire.formatted_address,
    city: named('locality', 'postal_town', 'administrative_area_level_2'),
    state: named('administrative_area_level_1'),
    zip: named('postal_code'),
    latitude: wire.geometry.location.lat,
    longitude: wire.geometry.location.lng,
  }
}
