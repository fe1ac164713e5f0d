import { z } from 'zod'
import { VendorError, type VendorErrorKind } from '~/vendor-api/errors'
import { fetchText, retryOnce } from '~/vendor-api/fetch-text.server'
import type { TransportOptions } from '~/vendor-api/send'
import { parseJson } from '~/vendor-api/wire-values'

const maxAnswerBytes = 1024 * 1024

/** A report of a call holds nothing of the search. */
export type MapsOptions = Pick<TransportOptions, 'baseUrl' | 'timeoutMs' | 'fetch' | 'onCall'> & {
  key: string
  language: string
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

/**
 * A lookup's parsed answer; null for none. A lost connection is retried once. Throws VendorError without an answer;
 * refused: the service refused the key or its quota is used up.
 */
export function lookUp<Answer>(
  options: MapsOptions,
  call: MapsCall,
  schema: z.ZodType<Answer>,
): Promise<Answer | null> {
  return retryOnce(async (attempt) => {
    const started = performance.now()
    const report = (outcome: 'ok' | VendorErrorKind, status: number | null) => {
      const ms = Math.round(performance.now() - started)
      options.onCall?.({ call: call.name, ms, status, code: null, outcome, attempt })
    }
    try {
      const answer = readAnswer(call.name, await fetchAnswer(options, call), schema)
      report('ok', 200)
      return answer
    } catch (error) {
      if (error instanceof VendorError) report(error.kind, error.status)
      throw error
    }
  })
}

async function fetchAnswer(options: MapsOptions, { name, path, query }: MapsCall) {
  const { baseUrl, key, language, timeoutMs, fetch } = options
  const search = new URLSearchParams({ ...query, language, ...(key && { key }) })
  const url = `${baseUrl}/maps/api/${path}/json?${search}`
  const { status, text } = await fetchText(name, url, {}, { timeoutMs, maxBytes: maxAnswerBytes, fetch })
  if (status < 200 || status > 299) throw new VendorError('server', name, { status, detail: `HTTP ${status}` })
  return text
}

function readAnswer<Answer>(call: string, body: string, schema: z.ZodType<Answer>): Answer | null {
  const json = parseJson(body)
  const { status } = Status.safeParse(json).data ?? {}
  if (status === undefined) throw new VendorError('shape', call)
  if (nothing.includes(status)) return null
  if (status !== 'OK') throw new VendorError('refused', call, { detail: status.replace(/[^A-Z_]/g, '').slice(0, 40) })
  const answer = schema.safeParse(json)
  if (!answer.success) throw new VendorError('shape', call)
  return answer.data
}
