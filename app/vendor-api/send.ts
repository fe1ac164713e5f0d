import type { z } from 'zod'
import type { Cache, CacheOwner, CacheRule, Payload } from './cache-rules'
import type { VendorErrorKind } from './errors'

/** The record of each call; contains nothing about the customer. `attempt` is 0 for an answer from the cache. */
export type CallReport = {
  call: string
  ms: number
  status: number | null
  code: string | null
  outcome: 'ok' | 'cached' | VendorErrorKind
  attempt: number
  /** Whether the customer's token was sent, so that the answer may be personal. */
  withToken?: boolean
  /** Until when an answer may be shown again to its audience, in ms since the epoch; missing if it is requested every time. */
  freshUntil?: number
}

/** `vendorId` is '' until the vendor is known. */
export type TransportOptions = CacheOwner & {
  token: string | null
  timeoutMs: number
  /** No call waits for longer than this moment of `performance.now()`. */
  deadline?: number
  onCall?: (report: CallReport) => void
  /** Turns the failure of a call into what the caller gets instead, such as a redirect to sign-in. Once per call. */
  onFailure?: (error: unknown) => Promise<never>
  cache?: Cache
  fetch?: typeof fetch
}

export type CallOptions<Answer> = {
  /** JSON post by default. */
  method?: 'json' | 'form' | 'GET'
  /** Files that a form carries beside its fields; several may have one name. */
  files?: readonly { name: string; file: File }[]
  /** Codes that are an answer rather than a refusal. */
  accept?: readonly number[]
  /** Another call with the same input and output, for an API that answers HTTP 404 to this one. */
  orElse?: string
  /** Retry once if no answer came. Only for reads: an order whose answer was lost may have been placed. */
  retry?: boolean
  /** `none` never sends the token, so that the answer is the same for everyone and may be cached. */
  auth?: 'none' | 'optional' | 'required'
  /** Caches the answer; only for calls that never send the token. */
  cache?: CacheRule
  /** For this many ms a page may show the answer again to the customer whose token was used, and to nobody else. */
  holdsMs?: number
  /**
   * Whether the subject of an answer exists; by default it does. Answers about missing things are cached apart, because visitors can
   * ask for any number of them.
   */
  isKnown?: (answer: Answer) => boolean
  /** Failures that mean another kind for this call: HTTP 401 to a sign-in is a refused password, not an expired session. */
  means?: Partial<Record<VendorErrorKind, VendorErrorKind>>
  /** A factor for the usual timeout; 1 by default. */
  patience?: number
  /** Which of vendor_id and is_langauge the call takes beside its own keys. */
  adds?: 'both' | 'language' | 'nothing'
  /** Whether an accepted answer has the main part of the call; otherwise it counts as refused. */
  isComplete?: (answer: Answer) => boolean
}

/** The options of a read: nothing there is an answer too, and it may be asked for twice. */
export const read = { accept: [200, 101], retry: true } as const

/** The options of a read of what everyone may see. */
export const publicRead = { ...read, auth: 'none' } as const

/** `fresh` asks the vendor and ignores the cache, because checkout must see current facts. */
export type Freshness = { fresh?: boolean }

/** The options of a call of somebody who is not signed in: what the vendor does not allow is refused. */
export const signedOutCall = { auth: 'none', means: { unauthorized: 'refused' } } as const

/** Makes one vendor call and returns its parsed answer. The schema sees the whole body, with `code` as text. */
export type Send = <Schema extends z.ZodType>(
  call: string,
  payload: Payload,
  schema: Schema,
  options?: CallOptions<z.output<Schema>>,
) => Promise<z.output<Schema>>
