import type { z } from 'zod'
import type { Point } from '~/domain/place/place'
import type { VendorErrorKind } from './errors'

/**
 * The cache that each answer belongs to. `by-place` holds answers that depend on the visitor's place, whatever their
 * rule says. `snapshots` holds changing data for a few seconds, by the viewer's access. `own` holds what only one
 * customer may see, in this process only.
 */
export type CacheNamespace = 'settings' | 'catalogue' | 'by-place' | 'snapshots' | 'own'

/** Keeps an answer that is the same for everyone: in which namespace, and how long it is fresh, in ms. */
type CacheRule = { in: CacheNamespace; ms: number }

/** The rules of the reads that are cached. Checks before an order never are. */
export const cacheRules = {
  settings: { in: 'settings', ms: 60_000 },
  texts: { in: 'settings', ms: 60_000 },
  zones: { in: 'by-place', ms: 60_000 },
  nearby: { in: 'catalogue', ms: 30_000 },
  home: { in: 'catalogue', ms: 60_000 },
  cuisines: { in: 'catalogue', ms: 300_000 },
  store: { in: 'catalogue', ms: 30_000 },
  reach: { in: 'by-place', ms: 30_000 },
  storeSettings: { in: 'catalogue', ms: 30_000 },
  menus: { in: 'catalogue', ms: 60_000 },
  timing: { in: 'catalogue', ms: 300_000 },
  reviews: { in: 'catalogue', ms: 60_000 },
  item: { in: 'catalogue', ms: 20_000 },
  offers: { in: 'catalogue', ms: 60_000 },
  faqs: { in: 'catalogue', ms: 300_000 },
  search: { in: 'by-place', ms: 30_000 },
  status: { in: 'by-place', ms: 20_000 },
  tags: { in: 'catalogue', ms: 300_000 },
  tagged: { in: 'by-place', ms: 60_000 },
} as const satisfies Record<string, CacheRule>

/** Part of every cache key. Raise it when a domain type that is cached changes: old and new machines share a store. */
const cacheShape = 11

/**
 * The cache's read of one key. If `isKnown` returns false, the answer says that its subject does not exist: no such
 * store, no such item. `onAge` receives the time at which the answer stops being fresh, in ms since the epoch; for a
 * stale one it is in the past.
 */
export type CacheRequest<T> = {
  in: CacheNamespace
  ms: number
  key: string
  isKnown: (answer: T) => boolean
  /** Data that moves is never served stale. */
  isLive?: boolean
  /** Asks again whatever is cached; simultaneous calls share one answer. */
  isForced?: boolean
  onAge?: (freshUntil: number) => void
}

/** The value cached under the key, else from `fresh`. All readers get the same frozen one; no rejection is cached. */
export type Cache = <T>(request: CacheRequest<T>, fresh: () => Promise<T>) => Promise<T>

export type Payload = Record<string, string | number>

/** The vendor of these answers. `ownPlace` is the vendor's own location, used for visitors without a place. */
type CacheOwner = { baseUrl: string; vendorId: string; locale: string; ownPlace?: Point | null }

/** Customers in one street share an answer: the key has their coordinates to about 100 m, and nothing else. */
export function cacheKey({ baseUrl, vendorId, locale }: CacheOwner, call: string, payload: Payload) {
  const rounded = Object.entries(payload).map(([name, value]) =>
    isCoordinate(name) && value !== '' ? [name, roundDegrees(value)] : [name, value],
  )
  return `vendor:${JSON.stringify([cacheShape, baseUrl, vendorId, locale, call, rounded])}`
}

/** The parameters that visitors can choose in an address, by their names on the wire. */
const chosenFilters = ['cuisine_id', 'sort_type', 'category_id', 'searchtext', 'item_list', 'tag_id']

/** The namespace of a call: visitors can choose endless places and filters, so answers for them are cached apart. */
export function namespaceOf(rule: CacheRule, payload: Payload, ownPlace?: Point | null): CacheNamespace {
  const isElsewhere = Object.entries(payload).some(([name, value]) => {
    if (value === '') return false
    if (isCoordinate(name)) return !ownPlace || roundDegrees(value) !== roundDegrees(ownPlace[name])
    return ['cityname', 'city', 'state', ...chosenFilters].includes(name)
  })
  return isElsewhere ? 'by-place' : rule.in
}

/** Degrees in cache keys: three decimals, some 100 m. */
function roundDegrees(degrees: string | number) {
  return Number(degrees).toFixed(3)
}

function isCoordinate(name: string): name is 'latitude' | 'longitude' {
  return name === 'latitude' || name === 'longitude'
}

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
  /** Until when its audience may be shown it again, in ms since the epoch; missing if it is requested every time. */
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
   * Whether the subject of an answer exists; by default it does. Answers about missing things are cached apart, because
   * visitors can ask for any number of them.
   */
  isKnown?: (answer: Answer) => boolean
  /** Failures that mean another kind for this call: HTTP 401 to a sign-in is a refused password. */
  means?: Partial<Record<VendorErrorKind, VendorErrorKind>>
  /** A factor for the usual timeout; 1 by default. */
  patience?: number
  /** Which of vendor_id and is_langauge the call takes beside its own keys. */
  adds?: 'both' | 'language' | 'nothing'
  /** Whether an accepted answer has the main part of the call; otherwise it counts as refused. */
  isComplete?: (answer: Answer) => boolean
}

/** The patience for what a page can do without. */
export const shortPatience = 0.3

/** The options of a read: 101 (nothing found) is an answer too, and the call may be repeated. */
export const read = { accept: [200, 101], retry: true } as const

/** The options of a read of what everyone may see. */
export const publicRead = { ...read, auth: 'none' } as const

/** `fresh` asks the vendor and ignores the cache, because checkout must see current facts. */
export type Freshness = { fresh?: boolean }

/** The options of a call without a session: a 401 is a refusal, not an expired session. */
export const signedOutCall = { auth: 'none', means: { unauthorized: 'refused' } } as const

/** Makes one vendor call and returns its parsed answer. The schema sees the whole body, with `code` as text. */
export type Send = <Answer>(
  call: string,
  payload: Payload,
  schema: z.ZodType<Answer>,
  options?: CallOptions<Answer>,
) => Promise<Answer>
