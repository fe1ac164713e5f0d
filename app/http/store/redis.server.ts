import type { Redis } from 'ioredis'
import { createRequire } from 'node:module'
import { env } from '~/env.server'
import { log } from '~/http/log.server'

/** Loaded only if there is a Redis: it takes a fifth of a storefront's start time. */
const client = () => createRequire(import.meta.url)('ioredis') as typeof import('ioredis')

/** Redis does not answer: a cache goes on without it, and everything else reports it. */
export class RedisGone extends Error {
  override readonly name = 'RedisGone'
}

/** Redis behind a circuit breaker: while it is down every command fails at once with `RedisGone` instead of waiting for it. */
export type RedisConnection = {
  run<T>(command: (redis: Redis) => Promise<T>): Promise<T>
  /** Whether Redis answered the last command. */
  readonly isUp: boolean
  close(): void
}

/**
 * Connects to Redis with the product's key prefix. Every command waits for up to `commandMs` milliseconds, also before the first
 * connection. A lost connection is reopened in the background, and counts as up only when Redis has answered on it.
 */
export function redisConnection(url: string, commandMs = env().REDIS_TIMEOUT_MS): RedisConnection {
  // A connection that is silent for this long after a command is closed and reopened.
  const silenceMs = 2 * commandMs
  // How long commands fail at once after one that failed. A silent connection is closed before that, so no other request waits for it.
  const pauseMs = 4 * commandMs
  const { Redis, ReplyError } = client()
  const redis = new Redis(url, {
    keyPrefix: 'storefront:',
    commandTimeout: commandMs,
    connectTimeout: 2 * commandMs,
    socketTimeout: silenceMs,
    disconnectTimeout: commandMs,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 100, pauseMs),
  })
  let isGone = false
  let pausedUntil = 0
  const lose = (reason: string) => {
    if (!isGone) log.error({ reason }, 'redis is gone')
    isGone = true
  }
  redis.on('error', (error: Error) => lose(error.message))
  redis.on('close', () => lose('closed'))
  redis.on('ready', () => {
    if (isGone) log.info('redis is back')
    isGone = false
    pausedUntil = 0
  })
  return {
    async run(command) {
      if (performance.now() < pausedUntil || (isGone && redis.status !== 'ready')) throw new RedisGone('gone')
      try {
        const answer = await command(redis)
        isGone = false
        return answer
      } catch (error) {
        // An error that Redis itself answers says nothing about the connection.
        if (error instanceof ReplyError) throw error
        pausedUntil = performance.now() + pauseMs
        const reason = error instanceof Error ? error.message : 'unknown'
        lose(reason)
        throw new RedisGone(reason)
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
