import { env } from '~/env.server'
import { diskStore } from '~/http/durable/disk-store.server'
import type { DurableStore } from '~/http/durable/durable-store'
import { redisDurableStore } from '~/http/durable/redis-store.server'
import { redis } from '~/http/durable/redis.server'

/** The deployment's durable store: Redis when there is one, else a file, which is enough for one instance. */
export const durableStore: DurableStore = redis ? redisDurableStore(redis) : onDisk(env().STATE_FILE)

function onDisk(file: string) {
  try {
    return diskStore(file)
  } catch (error) {
    throw new Error(`STATE_FILE: ${file} cannot be opened. ${error instanceof Error ? error.message : ''}`)
  }
}
