import type { z } from 'zod'
import { openEnvelope, VendorError, type Envelope } from './errors'
import { fetchText, retryOnce } from './fetch-text.server'
import {
  cacheKey,
  namespaceOf,
  type CallOptions,
  type CallReport,
  type Payload,
  type Send,
  type TransportOptions,
} from './send'

const maxAnswerBytes = 10 * 1024 * 1024

/** Sends one request; returns the answer's status and text. Throws VendorError: network, timeout, shape. */
function deliver({ settings, call, payload, options }: Omit<Asked<never>, 'schema'>) {
  const { auth, patience = 1 } = options
  const headers = new Headers({ accept: 'application/json' })
  if (settings.token && auth !== 'none') headers.set('authorization', `Bearer ${settings.token}`)
  const { query, ...init } = writeRequest(payload, headers, options)
  const msLeft = (settings.deadline ?? Infinity) - performance.now()
  const limits = {
    timeoutMs: Math.max(1, Math.floor(Math.min(settings.timeoutMs * patience, msLeft))),
    maxBytes: maxAnswerBytes,
    fetch: settings.fetch,
  }
  return fetchText(call, `${settings.baseUrl}/${call}${query}`, init, limits)
}

function writeRequest(payload: Payload, headers: Headers, { method = 'json', files = [] }: CallOptions<never>) {
  if (method === 'json') headers.set('content-type', 'application/json')
  if (method === 'json') return { method: 'POST', headers, body: JSON.stringify(payload), query: '' }
  const fields = Object.entries(payload).map(([name, value]): [string, string] => [name, String(value)])
  if (method === 'GET') return { method, headers, query: `?${new URLSearchParams(fields)}` }
  const body = new FormData()
  for (const [name, value] of fields) body.set(name, value)
  for (const { name, file } of files) body.append(name, file)
  return { method: 'POST', headers, body, query: '' }
}

/**
 * The only way to the vendor API. Checks in this order: timeout and network, HTTP status, JSON, code, shape, and throws
 * VendorError for the first that fails. Only answers to calls that never carry a token are cached, and only good ones.
 */
export function createSend(settings: TransportOptions): Send {
  return (call, payload, schema, options = {}) => {
    const asked = { settings, call, payload: addCommonKeys(payload, settings, options.adds), schema, options }
    const rawAnswer = options.auth === 'none' ? askCache(asked) : askOrElse(asked)
    const means = { ...(!needsToken(settings, options) && withoutToken), ...options.means }
    const answer = rawAnswer.catch((error: unknown) => Promise.reject(withMeaning(error, means)))
    return settings.onFailure ? answer.catch(settings.onFailure) : answer
  }
}

/** A 401 to a call that carried no token and needs none says nothing about anybody's session. */
const withoutToken = { unauthorized: 'server' } as const

const carriesToken = ({ token }: TransportOptions, { auth }: CallOptions<never>) => token !== null && auth !== 'none'

const needsToken = (settings: TransportOptions, options: CallOptions<never>) =>
  carriesToken(settings, options) || (options.auth ?? 'required') === 'required'

function withMeaning(error: unknown, means: CallOptions<unknown>['means']) {
  const kind = error instanceof VendorError ? means?.[error.kind] : undefined
  return kind && error instanceof VendorError ? error.as(kind) : error
}

/** The common fields of every call (flows 0.1). */
function addCommonKeys(payload: Payload, settings: TransportOptions, adds: 'both' | 'language' | 'nothing' = 'both') {
  return {
    ...(adds === 'both' && { vendor_id: settings.vendorId }),
    ...(adds !== 'nothing' && { is_langauge: settings.locale }),
    ...payload,
  }
}

/** A call, and how it is made and read. */
type Asked<Answer> = {
  settings: TransportOptions
  call: string
  payload: Payload
  schema: z.ZodType<Answer>
  options: CallOptions<Answer>
}

async function askCache<Answer>(asked: Asked<Answer>): Promise<Answer> {
  const { settings, call, payload } = asked
  const { cache: rule, isKnown = () => true } = asked.options
  const { cache, onCall } = settings
  if (!cache || !rule) return askOrElse(asked)
  const started = performance.now()
  let wasAsked = false
  let freshUntil = 0
  const request = {
    in: namespaceOf(rule, payload, settings.ownPlace),
    ms: rule.ms,
    key: cacheKey(settings, call, payload),
    isKnown,
    onAge: (until: number) => void (freshUntil = until),
  }
  const answer = await cache(request, () => {
    wasAsked = true
    return askOrElse(asked)
  })
  if (!wasAsked) {
    onCall?.({ call, ms: since(started), status: null, code: null, outcome: 'cached', attempt: 0, freshUntil })
  }
  return answer
}

/** Makes the call, or its alternative if the API does not have it. */
async function askOrElse<Answer>(asked: Asked<Answer>): Promise<Answer> {
  const { orElse } = asked.options
  try {
    return await askWithRetry(asked)
  } catch (error) {
    const isMissing = error instanceof VendorError && error.status === 404
    if (!orElse || !isMissing) throw error
    return askWithRetry({ ...asked, call: orElse })
  }
}

function askWithRetry<Answer>(asked: Asked<Answer>): Promise<Answer> {
  return asked.options.retry ? retryOnce((attempt) => ask(asked, attempt)) : ask(asked, 1)
}

async function ask<Answer>(asked: Asked<Answer>, attempt: number): Promise<Answer> {
  const { settings, call, options } = asked
  const started = performance.now()
  const cachedMs = options.auth === 'none' ? settings.cache && options.cache?.ms : options.holdsMs
  const report = (outcome: CallReport['outcome'], status: number | null, code: string | null) =>
    settings.onCall?.({
      call,
      ms: since(started),
      status,
      code,
      outcome,
      attempt,
      withToken: carriesToken(settings, options),
      ...(cachedMs && outcome === 'ok' && { freshUntil: Date.now() + cachedMs }),
    })
  try {
    const { status, text } = await deliver(asked)
    const envelope = openEnvelope(call, status, text)
    const answer = readAnswer(asked, status, envelope)
    report('ok', status, envelope.code)
    return answer
  } catch (error) {
    if (error instanceof VendorError) report(error.kind, error.status, error.code)
    throw error
  }
}

function readAnswer<Answer>(
  { call, schema, options: { accept = [200], auth = 'required', isComplete } }: Asked<Answer>,
  status: number,
  { code, message, body }: Envelope,
): Answer {
  if (!accept.includes(Number(code))) {
    const kind = code === '401' && auth === 'required' ? 'unauthorized' : 'refused'
    throw new VendorError(kind, call, { status, code, vendorMessage: reasonIn(message), detail: `code ${code}` })
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.map(String).join('.') || 'answer'
    // Zod names what it expected and the type it found, never the value.
    throw new VendorError('shape', call, { status, code, detail: `${where}: ${issue?.message ?? ''}` })
  }
  if (isComplete && !isComplete(parsed.data)) {
    throw new VendorError('refused', call, { status, code, vendorMessage: reasonIn(message), detail: 'incomplete' })
  }
  return parsed.data
}

/** A refusal's reason, '' for a message that says that all went well: it explains nothing. */
const reasonIn = (message: string) => (/^\W*(success|ok\b)/i.test(message) ? '' : message)

function since(started: number) {
  return Math.round(performance.now() - started)
}
