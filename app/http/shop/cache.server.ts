import { cachified, totalTtl, type Cache as Adapter, type CacheEntry } from '@epic-web/cachified'
import { LRUCache } from 'lru-cache'
import { redis, type RedisConnection } from '~/http/store/redis.server'
import type { Cache, CacheNamespace } from '~/vendor-api/send'
import { parseJson } from '~/vendor-api/wire-values'

/** How long an answer may be served stale, in multiples of its fresh life: 20 minutes for settings. */
const staleFactor = 20

/**
 * The size of each namespace in this process, in characters, so that one never evicts another. Redis backs only those
 * that the vendor's data bounds, so that visitors cannot fill it.
 */
const namespaces = {
  settings: { size: 4_000_000, isShared: true },
  catalogue: { size: 20_000_000, isShared: true },
  'by-place': { size: 14_000_000, isShared: false },
  snapshots: { size: 5_000_000, isShared: true },
  own: { size: 5_000_000, isShared: false },
} as const satisfies Record<CacheNamespace, { size: number; isShared: boolean }>

/** The size for answers that something does not exist. Visitors can cause any number of them. */
const unknownSize = 2_000_000

/** A cache entry: the answer, whether its subject exists, and its expiry. */
type CachedAnswer = { answer: unknown; isKnown: boolean; freshUntil: number }
type Entry = CacheEntry<CachedAnswer>

/**
 * A cache for answers that are the same for everyone. One call in flight per key; fresh for `ms`, then served stale
 * while it is fetched again, or if that fails. Only successes are cached. Without Redis each process has its own.
 */
export function createCache(redis: RedisConnection | null = null): Cache {
  const unknown = memory(unknownSize)
  const adapters = new Map<string, Adapter>()
  for (const [namespace, { size, isShared }] of Object.entries(namespaces)) {
    const shared = redis && isShared ? redisCache(redis) : null
    adapters.set(namespace, adapterOf(memory(size), unknown, shared))
  }
  return async ({ in: namespace, ms, key, isKnown, isLive = false, isForced = false, onAge }, fresh) => {
    const entry = await cachified<CachedAnswer>({
      cache: adapters.get(namespace) as Adapter,
      key,
      ttl: ms,
      staleWhileRevalidate: isLive ? 0 : ms * staleFactor,
      forceFresh: isForced,
      fallbackToCache: !isLive,
      checkValue: isCachedAnswer,
      async getFreshValue({ metadata }) {
        const answer = frozen(await fresh())
        const isKnownAnswer = isKnown(answer)
        if (!isKnownAnswer) metadata.swr = 0
        return { answer, isKnown: isKnownAnswer, freshUntil: metadata.createdTime + ms }
      },
    })
    onAge?.(entry.freshUntil)
    return entry.answer as Awaited<ReturnType<typeof fresh>>
  }
}

export const cache = createCache(redis)

type Memory = ReturnType<typeof memory>
type SharedCache = ReturnType<typeof redisCache>

/** Entries in this process, sized by their JSON and an allowance for each. Frozen, as several readers share them. */
function memory(maxSize: number) {
  const cache = new LRUCache<string, Entry>({ maxSize })
  return {
    get: (key: string) => cache.get(key) ?? null,
    set(key: string, entry: Entry) {
      cache.set(key, entry, { ttl: lifeLeft(entry), size: JSON.stringify(entry).length + key.length + 200 })
    },
    delete: (key: string) => cache.delete(key),
  }
}

/** Entries shared by all instances. Any failure of Redis means no entry, never an error; nobody waits for a write. */
function redisCache(redis: RedisConnection) {
  const ignore = () => null
  return {
    get: async (key: string) => readEntry(await redis.run((client) => client.get(`cache:${key}`)).catch(ignore)),
    set(key: string, entry: Entry) {
      void redis.run((client) => client.set(`cache:${key}`, JSON.stringify(entry), 'PX', lifeLeft(entry))).catch(ignore)
    },
    delete: (key: string) => void redis.run((client) => client.del(`cache:${key}`)).catch(ignore),
  }
}

/** A namespace: this process's memory first, then the shared entries, of which a copy is kept here. */
function adapterOf(own: Memory, unknown: Memory, shared: SharedCache | null): Adapter {
  return {
    async get(key) {
      const near = own.get(key) ?? unknown.get(key)
      if (!shared || (near && isFresh(near))) return near
      const far = await shared.get(key)
      if (!far || (near && near.metadata.createdTime >= far.metadata.createdTime)) return near
      own.set(key, far)
      return far
    },
    set(key, entry: Entry) {
      const { isKnown } = entry.value
      for (const cache of [own, shared]) {
        if (isKnown) cache?.set(key, entry)
        else cache?.delete(key)
      }
      if (isKnown) unknown.delete(key)
      else unknown.set(key, entry)
    },
    delete(key) {
      for (const cache of [own, unknown, shared]) cache?.delete(key)
    },
  }
}

function readEntry(text: string | null): Entry | null {
  const entry = parseJson(text ?? '') as Entry | null | undefined
  return typeof entry?.metadata?.createdTime === 'number' ? frozen(entry) : null
}

const isCachedAnswer = (value: unknown) =>
  typeof value === 'object' && value !== null && 'answer' in value && 'isKnown' in value && 'freshUntil' in value

/** The value, frozen. It is JSON. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

/** How long an entry may still be cached, in ms; at least one, because none would mean for ever. */
const lifeLeft = ({ metadata }: Entry) => Math.max(1, metadata.createdTime + totalTtl(metadata) - Date.now())

const isFresh = ({ metadata }: Entry) => metadata.createdTime + (metadata.ttl ?? 0) > Date.now()
