import { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { log } from '~/http/log.server'

/** A small shared key-value store with expiry: Redis when REDIS_URL is set, else this process's memory. Values are JSON. */
export type SharedStore = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, ttlMs: number): Promise<void>
  /** Sets only when the key is free; tells whether it did. The building block of locks. */
  setIfAbsent(key: string, value: unknown, ttlMs: number): Promise<boolean>
  delete(key: string): Promise<void>
}

/** Keeps values in this process, bounded in count and size. */
export function memoryStore(): SharedStore {
  const entries = new LRUCache<string, string>({
    max: 5000,
    maxSize: 40_000_000,
    sizeCalculation: (text) => text.length + 200,
  })
  return {
    async get(key) {
      const text = entries.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    async set(key, value, ttlMs) {
      entries.set(key, JSON.stringify(value), { ttl: ttlMs })
    },
    async setIfAbsent(key, value, ttlMs) {
      if (entries.has(key)) return false
      entries.set(key, JSON.stringify(value), { ttl: ttlMs })
      return true
    },
    async delete(key) {
      entries.delete(key)
    },
  }
}

/** Keeps values in Redis so that any number of instances share them. */
export function redisStore(url: string): SharedStore {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: true, keyPrefix: 'storefront:' })
  redis.on('error', (error: Error) => log.error({ reason: error.message }, 'redis'))
  return {
    async get(key) {
      const text = await redis.get(key)
      return text === null ? undefined : JSON.parse(text)
    },
    async set(key, value, ttlMs) {
      await redis.set(key, JSON.stringify(value), 'PX', ttlMs)
    },
    async setIfAbsent(key, value, ttlMs) {
      return (await redis.set(key, JSON.stringify(value), 'PX', ttlMs, 'NX')) === 'OK'
    },
    async delete(key) {
      await redis.del(key)
    },
  }
}

const redisUrl = env().REDIS_URL

/** What must stay for its time: the attempts to place orders. */
export const attemptStore = redisUrl ? redisStore(redisUrl) : memoryStore()
