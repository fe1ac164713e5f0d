import type { Point } from '~/domain/place/place'

/**
 * The cache that each answer belongs to. `by-place` holds answers that depend on the visitor's place, whatever their rule says.
 * `snapshots` holds changing data for a few seconds, by the viewer's access. `own` holds what only one customer may see, in this
 * process only.
 */
export type CacheNamespace = 'settings' | 'catalogue' | 'by-place' | 'snapshots' | 'own'

/** Keeps an answer that is the same for everyone: in which namespace, and how long it is fresh, in ms. */
export type CacheRule = { in: CacheNamespace; ms: number }

/** The rules of all reads. Checks before an order are never cached. */
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
const cacheShape = 10

/**
 * The cache's read of one key. If `isKnown` returns false, the answer says that its subject does not exist: no such store, no
 * such item. `onAge` receives the time at which the answer stops being fresh, in ms since the epoch; for a stale one it is in
 * the past.
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

/**
 * Returns the value cached under the key, or asks for it. A rejected `fresh` is not cached. All readers get the same frozen
 * value.
 */
export type Cache = <T>(request: CacheRequest<T>, fresh: () => Promise<T>) => Promise<T>

export type Payload = Record<string, string | number>

/** The vendor of these answers. `ownPlace` is the vendor's own location, used for visitors without a place. */
export type CacheOwner = { baseUrl: string; vendorId: string; locale: string; ownPlace?: Point | null }

/** Customers in one street share an answer: coordinates are rounded to about 100 m. Nothing else about them is in the key. */
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
export function roundDegrees(degrees: string | number) {
  return Number(degrees).toFixed(3)
}

function isCoordinate(name: string): name is 'latitude' | 'longitude' {
  return name === 'latitude' || name === 'longitude'
}
