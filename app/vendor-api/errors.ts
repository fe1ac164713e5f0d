import { cutText } from '~/domain/text/text'

/** The longest message shown at a form; longer ones were not written for a customer. */
const longestMessage = 500

/**
 * network: no answer. timeout: none in time. unauthorized: session missing or expired. invalid: a field was refused
 * (HTTP 422). server: any other HTTP status. refused: an answer code the call does not accept. shape: an answer that is
 * not the one we know.
 */
export type VendorErrorKind = 'network' | 'timeout' | 'unauthorized' | 'invalid' | 'server' | 'refused' | 'shape'

type Facts = { vendorMessage?: string; status?: number | null; code?: string | null; detail?: string }

/** A failed vendor call. `message` is for the log and contains nothing of the customer. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
  /** The vendor's message for the customer, in the requested language; '' if it has none. */
  readonly vendorMessage: string
  /** HTTP status, or null when there was no answer. */
  readonly status: number | null
  /** Code of the envelope, or null when none was read. */
  readonly code: string | null

  constructor(
    readonly kind: VendorErrorKind,
    readonly call: string,
    facts: Facts = {},
  ) {
    super(`${call}: ${kind}${facts.detail ? ` (${facts.detail})` : ''}`)
    this.vendorMessage = cutText(facts.vendorMessage ?? '', longestMessage, longestMessage + 1)
    this.status = facts.status ?? null
    this.code = facts.code ?? null
  }

  /** The same failure as another kind. */
  as(kind: VendorErrorKind): VendorError {
    const { vendorMessage, status, code } = this
    return new VendorError(kind, this.call, { vendorMessage, status, code })
  }
}

/**
 * Whether the vendor itself answered with an error: it has stopped working on the request, though part of it may be done. A
 * proxy's answer (502 to 504) or a timeout (408) does not prove that.
 */
export function hasFailed(error: unknown): boolean {
  if (!(error instanceof VendorError) || error.kind !== 'server' || error.status === null) return false
  return error.status === 500 || (error.status >= 400 && error.status < 500 && error.status !== 408)
}

/** The vendor understood and refused: an expected failure, to be shown to the customer at the form (rules 20.2). */
export function isRefusal(error: unknown): error is VendorError & { kind: 'refused' | 'invalid' } {
  return error instanceof VendorError && (error.kind === 'refused' || error.kind === 'invalid')
}
