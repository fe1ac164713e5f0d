import { env } from '~/env.server'
import { diskStore } from './disk-store.server'
import type { KeyValueStore } from './key-value'
import { redisStore } from './redis-store.server'
import { redis } from './redis.server'

/** The deployment's key–value store: Redis when there is one, else a file, which is enough for one instance. */
export const keyValueStore: KeyValueStore = redis ? redisStore(redis) : onDisk(env().STATE_FILE)

function onDisk(file: string) {
  try {
    return diskStore(file)
  } catch (error) {
    throw new Error(`STATE_FILE: ${file} cannot be opened. ${error instanceof Error ? error.message : ''}`)
  }
}
