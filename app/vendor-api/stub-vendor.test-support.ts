import { createVendor } from './index.server'
import type { CallReport, TransportOptions } from './send'

export type Sent = { url: URL; method: string; token: string | null; payload: Record<string, unknown> }

/** The stub's answers: a JSON body, a whole response, or a failure to throw. */
export type Answer = Record<string, unknown> | Response | Error

type Answering = Answer | ((sent: Sent, at: number) => Answer)

/** A vendor client with a stubbed fetch, which records what was sent and reported. */
export function stubVendor(answering: Answering, options: Partial<TransportOptions> = {}) {
  const sent: Sent[] = []
  const reports: CallReport[] = []
  const stub: typeof fetch = async (input, init) => {
    const request = read(String(input), init)
    sent.push(request)
    const answer = typeof answering === 'function' ? answering(request, sent.length - 1) : answering
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const settings = { ...connection, onCall: (report: CallReport) => void reports.push(report), fetch: stub, ...options }
  return { vendor: createVendor(settings), sent, reports, settings }
}

const connection = {
  baseUrl: 'http://vendor.test/api/v1',
  locale: 'ar',
  vendorId: '10001',
  token: 'tok_1',
  timeoutMs: 1000,
}

function read(address: string, init: RequestInit = {}): Sent {
  const url = new URL(address)
  return {
    url,
    method: init.method ?? 'GET',
    token: new Headers(init.headers).get('authorization'),
    payload: payloadOf(url, init.body),
  }
}

function payloadOf(url: URL, body: RequestInit['body']): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams)
}

/** The error a promise is rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('expected a failure')
    },
    (error: unknown) => error,
  )
}
