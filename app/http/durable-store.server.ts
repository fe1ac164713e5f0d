import { env } from '~/env.server'
import { diskStore } from '~/http/disk-store.server'
import { redis, type RedisLine } from '~/http/redis.server'

/**
 * Values that must outlive a request, a crash and a restart: attempts to order, ended sessions. Values are JSON, every
 * entry ends by itself. A lock belongs to its holder until it expires; what is written under a lock is written by its
 * holder or not at all. Every call may throw when the store is gone.
 */
export type DurableStore = {
  /** The value of a key; undefined when there is none. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown, ttlMs: number): Promise<void>
  /** Sets a key that is free, and gives the value that now stands there. */
  claim(key: string, value: string, ttlMs: number): Promise<unknown>
  /** Takes a lock, or renews one's own; false while somebody else holds it. */
  hold(lock: string, holder: string, ttlMs: number): Promise<boolean>
  release(lock: string, holder: string): Promise<void>
  /** Sets a key only while the holder still holds the lock; tells whether it did. */
  setHeld(lock: string, holder: string, key: string, value: unknown, ttlMs: number): Promise<boolean>
}

const holdScript = `
  local holder = redis.call('get', KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`

const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

const setHeldScript = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])
  return 1`

/** Keeps values in Redis, for any number of instances. Throws `RedisGone`. */
export function redisDurableStore({ run }: RedisLine): DurableStore {
  const read = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))
  return {
    get: async (key) => read(await run((redis) => redis.get(key))),
    async set(key, value, ttlMs) {
      await run((redis) => redis.set(key, JSON.stringify(value), 'PX', ttlMs))
    },
    async claim(key, value, ttlMs) {
      await run((redis) => redis.set(key, JSON.stringify(value), 'PX', ttlMs, 'NX'))
      return read(await run((redis) => redis.get(key)))
    },
    hold: async (lock, holder, ttlMs) =>
      (await run((redis) => redis.eval(holdScript, 1, lock, JSON.stringify(holder), ttlMs))) === 1,
    async release(lock, holder) {
      await run((redis) => redis.eval(releaseScript, 1, lock, JSON.stringify(holder)))
    },
    setHeld: async (lock, holder, key, value, ttlMs) =>
      (await run((redis) =>
        redis.eval(setHeldScript, 2, lock, key, JSON.stringify(holder), JSON.stringify(value), ttlMs),
      )) === 1,
  }
}

/** The deployment's durable store: Redis when there is one, else a file, which is enough for one instance. */
export const durableStore: DurableStore = redis ? redisDurableStore(redis) : onDisk(env().STATE_FILE)

function onDisk(file: string) {
  try {
    return diskStore(file)
  } catch (error) {
    throw new Error(`STATE_FILE: ${file} cannot be opened. ${error instanceof Error ? error.message : ''}`)
  }
}
