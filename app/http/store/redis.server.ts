import { createRequire } from 'node:module'
import type { Redis } from 'ioredis'
import { env } from '~/env.server'
import { log } from '~/http/log.server'
import { StoreDown, type KeyValueStore } from './key-value'

/** Redis behind a circuit breaker: while it is down, every command fails at once with `StoreDown`. */
export type RedisConnection = {
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T>
  /** Whether Redis answered the last command. */
  readonly isUp: boolean
  close(): void
}

/**
 * Connects to Redis with the product's key prefix. Every command waits for up to `commandMs` ms, also before the first
 * connection. A lost connection is reopened in the background, and is up only when Redis has answered.
 */
export function redisConnection(url: string): RedisConnection {
  const commandMs = env().REDIS_TIMEOUT_MS
  // A connection that is silent for this long after a command is closed and reopened.
  const silenceMs = 2 * commandMs
  // How long commands fail at once after a failed one. A silent connection is closed sooner, so nobody waits for it.
  const pauseMs = 4 * commandMs
  // Loaded only if there is a Redis: it takes a fifth of a storefront's start time.
  const { Redis, ReplyError } = createRequire(import.meta.url)('ioredis') as typeof import('ioredis')
  let movedAt = -Infinity
  /** Whether the address may lead to another Redis now: after a failover the old one only reads, and does not hang up. */
  const mayHaveMoved = ({ message }: Error) => {
    if (!message.includes('READONLY') || performance.now() - movedAt < pauseMs) return false
    movedAt = performance.now()
    return true
  }
  const redis = new Redis(url, {
    keyPrefix: 'storefront:',
    commandTimeout: commandMs,
    connectTimeout: 2 * commandMs,
    socketTimeout: silenceMs,
    disconnectTimeout: commandMs,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    reconnectOnError: mayHaveMoved,
    retryStrategy: (times) => Math.min(times * 100, pauseMs),
  })
  let isGone = false
  let pausedUntil = 0
  const lose = (reason: string) => {
    if (!isGone) log.error({ reason }, 'redis is gone')
    isGone = true
  }
  const find = () => {
    if (isGone) log.info('redis is back')
    isGone = false
  }
  redis.on('error', (error: Error) => lose(error.message))
  redis.on('close', () => lose('closed'))
  redis.on('ready', () => {
    find()
    pausedUntil = 0
  })
  return {
    async run(command) {
      if (performance.now() < pausedUntil || (isGone && redis.status !== 'ready')) throw new StoreDown('gone')
      try {
        const answer = await command(redis)
        find()
        return answer
      } catch (error) {
        // An error that Redis itself answers says nothing about the connection.
        if (error instanceof ReplyError) throw error
        pausedUntil = performance.now() + pauseMs
        const reason = error instanceof Error ? error.message : 'unknown'
        lose(reason)
        throw new StoreDown(reason)
      }
    },
    get isUp() {
      return !isGone
    },
    close: () => redis.disconnect(),
  }
}

const url = env().REDIS_URL

/** The deployment's Redis, or null for a single instance without one. */
export const redis = url ? redisConnection(url) : null

const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end`

const setHeldScript = `
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])
  return 1`

const swapScript = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`

/** Keeps values in Redis, for any number of instances. Throws `StoreDown`. */
export function redisStore({ run }: RedisConnection): KeyValueStore {
  return {
    async get(key) {
      const text = await run((redis) => redis.get(key))
      return text === null ? undefined : JSON.parse(text)
    },
    async set(key, value, ttlMs) {
      await run((redis) => redis.set(key, JSON.stringify(value), 'PX', ttlMs))
    },
    swap: async (key, before, after, ttlMs) =>
      (await run((redis) =>
        redis.eval(swapScript, 1, key, JSON.stringify(before) ?? '', JSON.stringify(after), ttlMs),
      )) === 1,
    async release(lock, holder) {
      await run((redis) => redis.eval(releaseScript, 1, lock, JSON.stringify(holder)))
    },
    setHeld: async (lock, holder, key, value, ttlMs) =>
      (await run((redis) =>
        redis.eval(setHeldScript, 2, lock, key, JSON.stringify(holder), JSON.stringify(value), ttlMs),
      )) === 1,
  }
}
