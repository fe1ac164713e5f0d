import { Redis, ReplyError } from 'ioredis'
import { env } from '~/env.server'
import { log } from '~/http/log.server'

/** Redis does not answer: a cache goes on without it, whoever needs it says so. */
export class RedisGone extends Error {
  override readonly name = 'RedisGone'
}

/** How long one command may take, and how long nothing is asked after one that failed, in milliseconds. */
const commandMs = 500
const pauseMs = 2000

/** Redis behind a breaker: while it is gone every command fails at once with `RedisGone` instead of waiting for it. */
export type RedisLine = { run<T>(command: (redis: Redis) => Promise<T>): Promise<T>; close(): void }

/** Connects to Redis; all keys get the product's prefix. Commands given before the line is up wait for it, as long as for an answer. */
export function redisLine(url: string): RedisLine {
  const redis = new Redis(url, {
    keyPrefix: 'storefront:',
    commandTimeout: commandMs,
    connectTimeout: 2 * commandMs,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, pauseMs),
  })
  redis.on('error', (error: Error) => log.error({ reason: error.message }, 'redis'))
  let closedUntil = 0
  return {
    async run(command) {
      if (performance.now() < closedUntil) throw new RedisGone('paused')
      try {
        return await command(redis)
      } catch (error) {
        // An error that Redis itself answers says nothing about the line.
        if (error instanceof ReplyError) throw error
        closedUntil = performance.now() + pauseMs
        throw new RedisGone(error instanceof Error ? error.message : 'unknown')
      }
    },
    close: () => redis.disconnect(),
  }
}

const url = env().REDIS_URL

/** The deployment's Redis, or null for a single instance without one. */
export const redis = url ? redisLine(url) : null
