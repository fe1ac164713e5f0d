import { z } from 'zod'
import { retryOnce, FetchFailure, fetchText } from '~/vendor-api/fetch-text.server'
import type { CallReport } from '~/vendor-api/send'
import { parseJson } from '~/vendor-api/wire-values'

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

/** A lookup: its name in reports, its path at the maps service, and its parameters there. */
type MapsCall = {
  name: string
  path: 'geocode' | 'place/autocomplete' | 'place/details'
  query: Record<string, string>
}

const Status = z.object({ status: z.string() })

/** Statuses of an empty answer. */
const nothing = ['ZERO_RESULTS', 'NOT_FOUND']

/** A lookup's parsed answer; null for none. A lost connection is retried once. Throws MapsError without an answer. */
export function lookUp<Answer>(
  options: MapsOptions,
  call: MapsCall,
  schema: z.ZodType<Answer>,
): Promise<Answer | null> {
  return retryOnce(
    (attempt) => ask(options, call, schema, attempt),
    (error) => error instanceof MapsError && error.kind === 'network',
  )
}

async function ask<Answer>(options: MapsOptions, call: MapsCall, schema: z.ZodType<Answer>, attempt: number) {
  const started = performance.now()
  const report = (outcome: 'ok' | MapsErrorKind, status: number | null) => {
    const ms = Math.round(performance.now() - started)
    options.onCall?.({ call: call.name, ms, status, code: null, outcome, attempt })
  }
  try {
    const answer = readAnswer(call.name, await fetchAnswer(options, call), schema)
    report('ok', 200)
    return answer
  } catch (error) {
    if (error instanceof MapsError) report(error.kind, error.status)
    throw error
  }
}

async function fetchAnswer(options: MapsOptions, { name, path, query }: MapsCall) {
  const { baseUrl, key, language, timeoutMs, fetch } = options
  const search = new URLSearchParams({ ...query, language, ...(key && { key }) })
  const url = `${baseUrl}/maps/api/${path}/json?${search}`
  try {
    const { status, text } = await fetchText(url, { method: 'GET' }, { timeoutMs, maxBytes: maxAnswerBytes, fetch })
    if (status < 200 || status > 299) throw new MapsError('server', name, `HTTP ${status}`, status)
    return text
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new MapsError(error.kind, name, error.detail)
  }
}

function readAnswer<Answer>(call: string, body: string, schema: z.ZodType<Answer>): Answer | null {
  const json = parseJson(body)
  const { status } = Status.safeParse(json).data ?? {}
  if (status === undefined) throw new MapsError('shape', call)
  if (nothing.includes(status)) return null
  if (status !== 'OK') throw new MapsError('refused', call, status.replace(/[^A-Z_]/g, '').slice(0, 40))
  const answer = schema.safeParse(json)
  if (!answer.success) throw new MapsError('shape', call)
  return answer.data
}
