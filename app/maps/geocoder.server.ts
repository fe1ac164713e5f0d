import { z } from 'zod'
import { FetchFailure, fetchText } from '~/vendor/fetch-text.server'
import type { CallReport } from '~/vendor/send'
import { list, listOfNames, text } from '~/vendor/wire'
import { toNumber } from '~/vendor/wire-values'

const maxAnswerBytes = 1024 * 1024

/** A place as the map service names it; parts it does not name are ''. */
export type FoundPlace = {
  address: string
  city: string
  state: string
  zip: string
  latitude: number
  longitude: number
}

/** refused: the service said no (key, quota). Otherwise as the kinds of VendorError. */
export type MapsErrorKind = 'network' | 'timeout' | 'server' | 'refused' | 'shape'

/** A map lookup that gave no answer. Neither the key nor what was searched for is in the message. */
export class MapsError extends Error {
  override readonly name = 'MapsError'
  constructor(
    readonly kind: MapsErrorKind,
    readonly call: string,
    detail = '',
    readonly status: number | null = null,
  ) {
    super(`${call}: ${kind}${detail && ` (${detail})`}`)
  }
}

export type GeocoderOptions = {
  baseUrl: string
  key: string
  language: string
  timeoutMs: number
  fetch?: typeof fetch
  /** Told of each call as of vendor calls; nothing of what was searched for. */
  onCall?: (report: CallReport) => void
}

const degrees = z.unknown().optional().transform(toNumber).pipe(z.number())
const Part = z.object({ long_name: text, types: listOfNames })
const WirePlace = z.object({
  formatted_address: text,
  address_components: list(Part),
  geometry: z.object({ location: z.object({ lat: degrees, lng: degrees }) }),
})
const Answer = z.object({ status: z.string(), results: list(WirePlace.transform(toPlace)) })

/** Turns addresses into places and back. Both functions throw MapsError when the service gives no answer. */
export function createGeocoder(options: GeocoderOptions) {
  return {
    /** Places that match a text, best first; [] when none does. */
    search: (address: string): Promise<FoundPlace[]> => lookUp(options, 'geocode-search', { address }),

    /** The place at a point; null when it has no address. */
    async reverse(latitude: number, longitude: number): Promise<FoundPlace | null> {
      const places = await lookUp(options, 'geocode-reverse', { latlng: `${latitude},${longitude}` })
      return places[0] ?? null
    },
  }
}

export type Geocoder = ReturnType<typeof createGeocoder>

async function lookUp(options: GeocoderOptions, call: string, query: Record<string, string>) {
  const started = performance.now()
  const report = (outcome: 'ok' | MapsErrorKind, status: number | null) =>
    options.onCall?.({ call, ms: Math.round(performance.now() - started), status, code: null, outcome, attempt: 1 })
  try {
    const places = readAnswer(call, await fetchAnswer(options, call, query))
    report('ok', 200)
    return places
  } catch (error) {
    if (error instanceof MapsError) report(error.kind, error.status)
    throw error
  }
}

async function fetchAnswer(options: GeocoderOptions, call: string, query: Record<string, string>) {
  const { baseUrl, key, language, timeoutMs, fetch } = options
  const search = new URLSearchParams({ ...query, language, ...(key && { key }) })
  const url = `${baseUrl}/maps/api/geocode/json?${search}`
  try {
    const { status, text } = await fetchText(url, { method: 'GET' }, { timeoutMs, maxBytes: maxAnswerBytes, fetch })
    if (status < 200 || status > 299) throw new MapsError('server', call, `HTTP ${status}`, status)
    return text
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new MapsError(error.kind === 'too-large' ? 'shape' : error.kind, call, error.detail)
  }
}

function readAnswer(call: string, body: string): FoundPlace[] {
  const answer = Answer.safeParse(parseJson(body))
  if (!answer.success) throw new MapsError('shape', call)
  const { status, results } = answer.data
  if (status === 'ZERO_RESULTS') return []
  if (status !== 'OK') throw new MapsError('refused', call, status.replace(/[^A-Z_]/g, '').slice(0, 40))
  return results
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** City, state and zip by their parts (rules 4.5); a town may have another part for locality. */
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
