import { randomUUID } from 'node:crypto'
import { env } from '~/env.server'
import { log } from '~/http/log.server'
import { diskStore } from './disk-store.server'
import { StoreDown, type KeyValueStore } from './key-value'
import { redis, redisStore } from './redis.server'

/** The deployment's key-value store: Redis when there is one, else a file, which is enough for one instance. */
export const keyValueStore: KeyValueStore = refusing(redis ? redisStore(redis) : onDisk(env().STATE_FILE))

function onDisk(file: string) {
  try {
    return diskStore(file)
  } catch (error) {
    throw new Error(`STATE_FILE: ${file} cannot be opened. ${error instanceof Error ? error.message : ''}`)
  }
}

/** A store that refuses a call, because it is full or may only be read, logs why and counts as down. */
export function refusing(store: KeyValueStore): KeyValueStore {
  const fail = (error: Error): never => {
    if (error instanceof StoreDown) throw error
    log.error({ reason: error.message }, 'store refuses')
    throw new StoreDown(error.message)
  }
  const calls = Object.entries(store) as [string, (...args: unknown[]) => Promise<unknown>][]
  return Object.fromEntries(
    calls.map(([name, call]) => [name, (...args: unknown[]) => call(...args).catch(fail)]),
  ) as KeyValueStore
}

/** How far the clocks of two instances may differ, in ms: used values are remembered for that much longer. */
const clockSkewMs = 60_000

/**
 * Uses up a one-time value: true for the first caller, on any instance. False if it has expired. Throws if the store is
 * down; the caller must then stop, because nobody knows who was first.
 */
export async function spend(kind: 'verified' | 'nonce', id: string, until: number): Promise<boolean> {
  const lifeMs = until - Date.now()
  if (lifeMs <= 0) return false
  return keyValueStore.swap(`spent:${kind}:${id}`, undefined, true, lifeMs + clockSkewMs)
}

/** How often an instance renews its lock, and after what time without that it counts as gone. In milliseconds. */
const beatMs = 2000
const goneMs = 7000

/**
 * Without Redis a deployment must be one instance, because its caches, limits and orders are its own. That is logged at
 * the start, and as an error if another instance on this machine is found.
 */
export function watchInstances() {
  if (env().REDIS_URL || env().NODE_ENV !== 'production') return
  log.info('no REDIS_URL: this must be the only instance')
  const me = randomUUID()
  const startedAt = Date.now()
  let isLogged = false
  const hold = (before: string | undefined) => keyValueStore.swap('instance', before, me, goneMs).catch(() => true)
  const beat = async () => {
    const isAlone = (await hold(me)) || (await hold(undefined))
    // An instance that was killed a moment ago still has the lock.
    if (isAlone || isLogged || Date.now() - startedAt < goneMs) return
    isLogged = true
    log.error('another instance is running without REDIS_URL: set it, or run one instance only')
  }
  void beat()
  setInterval(() => void beat(), beatMs).unref()
}
