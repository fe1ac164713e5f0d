import { z } from 'zod'
import { retryOnce, FetchFailure, fetchText } from '~/vendor-api/fetch-text.server'
import type { CallReport } from '~/vendor-api/send'

const maxAnswerBytes = 1024 * 1024

/** refused: the service refused the key or its quota is used up. The others are as in VendorError. */
type MapsErrorKind = 'network' | 'timeout' | 'server' | 'refused' | 'shape'

/** A map lookup that gave no answer. Neither the key nor what was searched for is in the message. */
class MapsError extends Error {
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

export type MapsOptions = {
  baseUrl: string
  key: string
  language: string
  timeoutMs: number
  fetch?: typeof fetch
  /** Receives each call, like vendor calls; it holds nothing of the search. */
  onCall?: (report: CallReport) => void
}

/** A lookup: its name in reports, and its path at the maps service. */
type MapsCall = { name: string; path: 'geocode' | 'place/autocomplete' | 'place/details' }

const Status = z.object({ status: z.string() })

/** Statuses of an empty answer. */
const nothing = ['ZERO_RESULTS', 'NOT_FOUND']

/**
 * Looks something up and returns the parsed answer, or null if there is none. A lost connection is tried again once. Throws MapsError
 * if the service gives no answer.
 */
export function lookUp<Schema extends z.ZodType>(
  options: MapsOptions,
  call: MapsCall,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  return retryOnce(
    (attempt) => ask(options, call, query, schema, attempt),
    (error) => error instanceof MapsError && error.kind === 'network',
  )
}

async function ask<Schema extends z.ZodType>(
  options: MapsOptions,
  { name, path }: MapsCall,
  query: Record<string, string>,
  schema: Schema,
  attempt: number,
): Promise<z.output<Schema> | null> {
  const started = performance.now()
  const report = (outcome: 'ok' | MapsErrorKind, status: number | null) =>
    options.onCall?.({
      call: name,
      ms: Math.round(performance.now() - started),
      status,
      code: null,
      outcome,
      attempt,
    })
  try {
    const answer = readAnswer(name, await fetchAnswer(options, name, path, query), schema)
    report('ok', 200)
    return answer
  } catch (error) {
    if (error instanceof MapsError) report(error.kind, error.status)
    throw error
  }
}

async function fetchAnswer(options: MapsOptions, call: string, path: string, query: Record<string, string>) {
  const { baseUrl, key, language, timeoutMs, fetch } = options
  const search = new URLSearchParams({ ...query, language, ...(key && { key }) })
  const url = `${baseUrl}/maps/api/${path}/json?${search}`
  try {
    const { status, text } = await fetchText(url, { method: 'GET' }, { timeoutMs, maxBytes: maxAnswerBytes, fetch })
    if (status < 200 || status > 299) throw new MapsError('server', call, `HTTP ${status}`, status)
    return text
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new MapsError(error.kind === 'too-large' ? 'shape' : error.kind, call, error.detail)
  }
}

function readAnswer<Schema extends z.ZodType>(call: string, body: string, schema: Schema): z.output<Schema> | null {
  const json = parseJson(body)
  const statusAnswer = Status.safeParse(json)
  if (!statusAnswer.success) throw new MapsError('shape', call)
  const { status } = statusAnswer.data
  if (nothing.includes(status)) return null
  if (status !== 'OK') throw new MapsError('refused', call, status.replace(/[^A-Z_]/g, '').slice(0, 40))
  const answer = schema.safeParse(json)
  if (!answer.success) throw new MapsError('shape', call)
  return answer.data
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
