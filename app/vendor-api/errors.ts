import { cutText } from '~/domain/text/text'
import { isRecord, parseJson, toText } from './wire-values'

/** The longest message shown at a form; longer ones were not written for a customer. */
const longestMessage = 500

/**
 * network: no answer. timeout: none in time. unauthorized: session missing or expired. invalid: a field was refused
 * (HTTP 422). server: any other HTTP status. refused: an answer code the call does not accept. shape: an answer that is
 * not the one we know.
 */
export type VendorErrorKind = 'network' | 'timeout' | 'unauthorized' | 'invalid' | 'server' | 'refused' | 'shape'

type Facts = { vendorMessage?: string; status?: number | null; code?: string | null; detail?: string }

/** A failed call of the vendor API or the maps service. `message` is for the log and contains nothing of the customer. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
  /** The vendor's message for the customer, in the requested language; '' if it has none. */
  readonly vendorMessage: string
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null
  /** Code of the envelope, or null when none was read. */
  readonly code: string | null
  /** A short technical reason without addresses, or ''. */
  readonly detail: string

  constructor(
    readonly kind: VendorErrorKind,
    readonly call: string,
    facts: Facts = {},
  ) {
    const { detail = '' } = facts
    super(`${call}: ${kind}${detail && ` (${detail})`}`)
    this.detail = detail
    this.vendorMessage = cutText(facts.vendorMessage ?? '', longestMessage, longestMessage + 1)
    this.status = facts.status ?? null
    this.code = facts.code ?? null
  }

  /** The same failure as another kind. */
  as(kind: VendorErrorKind): VendorError {
    const { vendorMessage, status, code } = this
    return new VendorError(kind, this.call, { vendorMessage, status, code, detail: `HTTP ${status}` })
  }
}

/**
 * Whether the vendor itself answered with an error: it has stopped working on the request, though part of it may be
 * done. A proxy's answer (502 to 504) or a timeout (408) does not prove that.
 */
export function hasFailed(error: unknown): boolean {
  if (!(error instanceof VendorError) || error.kind !== 'server' || error.status === null) return false
  return error.status === 500 || (error.status >= 400 && error.status < 500 && error.status !== 408)
}

/** The vendor understood and refused: an expected failure, to be shown to the customer at the form (rules 20.2). */
export function isRefusal(error: unknown): error is VendorError & { kind: 'refused' | 'invalid' } {
  return error instanceof VendorError && (error.kind === 'refused' || error.kind === 'invalid')
}

/** The vendor may have done what was asked: its answer was lost, late, unreadable or an error. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof VendorError && !isRefusal(error)
}

/** A vendor answer with a good HTTP status and shape. `code` is digits as text; vendors send numbers too (quirks 1). */
export type Envelope = { code: string; message: string; body: Record<string, unknown> }

/** Checks HTTP status, then that the body is an envelope. Throws VendorError: unauthorized, invalid, server, shape. */
export function openEnvelope(call: string, status: number, text: string): Envelope {
  const json = parseJson(text)
  const body = isRecord(json) ? json : null
  if (status === 401) throw new VendorError('unauthorized', call, { status, vendorMessage: toText(body?.msg) })
  if (status === 422) throw new VendorError('invalid', call, { status, vendorMessage: firstMessage(body) })
  if (status < 200 || status > 299) throw new VendorError('server', call, { status, detail: `HTTP ${status}` })
  if (!body) throw new VendorError('shape', call, { status, detail: 'not a JSON object' })
  const code = toText(body.code)
  if (!/^\d{1,6}$/.test(code)) throw new VendorError('shape', call, { status, detail: 'no code' })
  return { code, message: toText(body.msg), body: { ...body, code } }
}

/** First message of the first field of a 422 body; fields have a list or plain text. Falls back to the summary. */
function firstMessage(body: Record<string, unknown> | null): string {
  return firstText(body?.errors) || toText(body?.message) || toText(body?.msg)
}

/** The first text in an object or list. Real answers are nested less deep than `depth`. */
function firstText(errors: unknown, depth = 5): string {
  if (typeof errors !== 'object' || errors === null) return toText(errors)
  if (depth === 0) return ''
  for (const field of Object.values(errors)) {
    const message = firstText(field, depth - 1)
    if (message) return message
  }
  return ''
}
