import { VendorError } from '~/vendor-api/errors'
import type { Probe } from './probes.server'
import { valuesIn, type Answer } from './recorder.server'

/** Whether a feature works with this vendor. `hidden` features are not shown; the shop works without them. */
export type Row = {
  feature: string
  verdict: 'works' | 'quirk' | 'hidden' | 'breaks'
  note: string
  calls: string[]
  ms: number
}

/** Slower answers are reported, in ms. */
const slowMs = 2000

/** Judges a probe by what it returned or threw, and by the answers that it received. */
export function judge(probe: Probe, answers: Answer[], outcome: { count: number | null } | { error: unknown }): Row {
  const row = {
    feature: probe.feature,
    calls: [...new Set(answers.map(({ call }) => call))],
    ms: Math.max(0, ...answers.map(({ ms }) => ms)),
  }
  if ('error' in outcome) return { ...row, ...failure(probe, outcome.error, answers) }
  if (outcome.count === 0) return { ...row, ...nothing(probe) }
  const quirks = quirksOf(answers, outcome.count)
  return { ...row, verdict: quirks.length > 0 ? 'quirk' : 'works', note: quirks.join('; ') }
}

function nothing({ without, nothing = 'the answer has nothing' }: Probe): Pick<Row, 'verdict' | 'note'> {
  if (without) return { verdict: 'hidden', note: `the vendor has none. Not shown: ${without}` }
  return { verdict: 'breaks', note: nothing }
}

function failure({ without }: Probe, error: unknown, answers: Answer[]): Pick<Row, 'verdict' | 'note'> {
  const isMissing = error instanceof VendorError && error.status === 404
  if (isMissing && without) return { verdict: 'hidden', note: `there is no such call. Not shown: ${without}` }
  return { verdict: 'breaks', note: reasonOf(error, answers) }
}

const hints: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at this address and port',
  ENOTFOUND: 'there is no such host',
  ECONNRESET: 'the connection was cut',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken there; does the address begin with http://?',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate has an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Why a call failed, in words: which call, and for a wrong answer which field, what was expected and what came. */
export function reasonOf(error: unknown, answers: Answer[]): string {
  if (!(error instanceof VendorError)) return error instanceof Error ? error.name : 'unknown'
  const last = answers.at(-1)
  const code = /\((\w+)\)$/.exec(error.message)?.[1] ?? ''
  if (error.kind === 'network') return `${error.call}: no answer, ${hints[code] ?? (code || 'unknown reason')}`
  if (last && last.body === undefined && last.status < 300) {
    const kind = last.contentType.split(';', 1)[0] || 'an unnamed type'
    return `${error.call}: expected JSON, found ${kind} of ${last.length} characters. Is the path right? It ends in a version, such as /api/v1`
  }
  if (error.status === 404) return `${error.call}: HTTP 404. Is the path right? It ends in a version, such as /api/v1`
  if (last && last.status >= 300 && last.status < 400)
    return `${error.call}: HTTP ${last.status}, a redirect. Use the address that it leads to`
  return error.message
}

/** Oddities that the shop can handle. */
function quirksOf(answers: Answer[], count: number | null): string[] {
  const missing = answers.filter(({ status }) => status === 404).map(({ call }) => call)
  const odd = answers.filter(({ contentType }) => !contentType.includes('json'))
  const slow = answers.filter(({ ms }) => ms > slowMs)
  const [only] = answers
  const sentRows = answers.length === 1 ? rowsOf(only?.body) : null
  return [
    ...missing.map((call) => `there is no ${call}; another call says the same`),
    ...odd.slice(0, 1).map(({ contentType }) => `JSON is sent as ${contentType || 'an unnamed type'}`),
    ...slow.map(({ call, ms }) => `${call} took ${(ms / 1000).toFixed(1)} s`),
    ...(sentRows !== null && count !== null && sentRows > count
      ? [`${sentRows - count} of ${sentRows} rows are left out: incomplete, or sent twice`]
      : []),
  ]
}

function rowsOf(body: unknown): number | null {
  const { Result } = (body ?? {}) as { Result?: unknown }
  return Array.isArray(Result) ? Result.length : null
}

/** Where this vendor spells codes, empty values or numbers unlike the API's description. The shop reads both. */
export function spellingOf(answers: Answer[]): string[] {
  const inside = answers.flatMap(({ body }) => valuesIn(body)).filter(({ depth }) => depth > 0)
  const has = (isOdd: (value: (typeof inside)[number]) => boolean) => inside.some(isOdd)
  return [
    has(({ name, value, depth }) => name === 'code' && depth === 1 && typeof value === 'number') && 'codes are numbers',
    has(({ value }) => value === null) && 'empty values are null',
    has(({ value }) => typeof value === 'string' && /^\d+\.\d+$/.test(value)) && 'numbers are text',
  ].filter((words) => words !== false)
}
