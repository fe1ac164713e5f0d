import { cachified, type Cache, type CacheEntry } from '@epic-web/cachified'
import { log } from '~/http/log.server'
import { cacheStore, type SharedStore } from '~/http/store.server'

/** How many times its fresh life an answer may be served stale: settings live 20 minutes through an outage, stock minutes. */
const staleFactor = 20

/**
 * A cache for answers that are the same for everyone: one call in flight, fresh for `ttlMs`, then served stale while it
 * is fetched anew, also when fetching fails. Only successes are kept. A broken store (Redis down) means no cache, not an error.
 */
export function createCache(store: SharedStore) {
  const adapter: Cache = {
    async get(key) {
      return (await store.get(`cache:${key}`).catch(() => undefined)) as CacheEntry | undefined
    },
    async set(key, entry) {
      const { ttl, swr } = entry.metadata
      await store
        .set(`cache:${key}`, entry, (ttl ?? 0) + (swr ?? 0))
        .catch((error: Error) => log.warn({ reason: error.message }, 'cache'))
    },
    async delete(key) {
      await store.delete(`cache:${key}`).catch(() => undefined)
    },
  }
  return <T>(key: string, ttlMs: number, fresh: () => Promise<T>): Promise<T> =>
    cachified({ cache: adapter, key, ttl: ttlMs, staleWhileRevalidate: ttlMs * staleFactor, getFreshValue: fresh })
}

export const cache = createCache(cacheStore)
