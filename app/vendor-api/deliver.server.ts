import type { Payload } from './cache-rules'
import { VendorError } from './errors'
import { FetchFailure, fetchText } from './fetch-text.server'
import type { CallOptions, TransportOptions } from './send'

const maxAnswerBytes = 10 * 1024 * 1024

/** Sends one request; returns status and text of its answer. Throws VendorError: network, timeout, shape (too large). */
export async function deliver(
  settings: TransportOptions,
  call: string,
  payload: Payload,
  { method, files, auth, patience = 1 }: Pick<CallOptions<unknown>, 'method' | 'files' | 'auth' | 'patience'>,
) {
  const headers = new Headers({ accept: 'application/json' })
  if (settings.token && auth !== 'none') headers.set('authorization', `Bearer ${settings.token}`)
  const { query, ...init } = writeRequest(payload, headers, { method, files })
  const msLeft = (settings.deadline ?? Infinity) - performance.now()
  const limits = {
    timeoutMs: Math.max(1, Math.min(settings.timeoutMs * patience, Math.floor(msLeft))),
    maxBytes: maxAnswerBytes,
    fetch: settings.fetch,
  }
  try {
    return await fetchText(`${settings.baseUrl}/${call}${query}`, init, limits)
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new VendorError(error.kind, call, { detail: error.detail })
  }
}

function writeRequest(
  payload: Payload,
  headers: Headers,
  { method = 'json', files = [] }: Pick<CallOptions<unknown>, 'method' | 'files'>,
) {
  if (method === 'json') headers.set('content-type', 'application/json')
  if (method === 'json') return { method: 'POST', headers, body: JSON.stringify(payload), query: '' }
  const fields = Object.entries(payload).map(([name, value]): [string, string] => [name, String(value)])
  if (method === 'GET') return { method, headers, query: `?${new URLSearchParams(fields)}` }
  const body = new FormData()
  for (const [name, value] of fields) body.set(name, value)
  for (const { name, file } of files) body.append(name, file)
  return { method: 'POST', headers, body, query: '' }
}
