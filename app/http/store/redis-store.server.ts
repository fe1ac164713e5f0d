import type { KeyValueStore } from './key-value'
import type { RedisConnection } from './redis.server'

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

const swapScript = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`

/** Keeps values in Redis, for any number of instances. Throws `RedisGone`. */
export function redisStore({ run }: RedisConnection): KeyValueStore {
  const read = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))
  return {
    get: async (key) => read(await run((redis) => redis.get(key))),
    async set(key, value, ttlMs) {
      await run((redis) => redis.set(key, JSON.stringify(value), 'PX', ttlMs))
    },
    swap: async (key, before, after, ttlMs) =>
      (await run((redis) =>
        redis.eval(swapScript, 1, key, JSON.stringify(before) ?? '', JSON.stringify(after), ttlMs),
      )) === 1,
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
