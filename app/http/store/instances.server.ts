import { randomUUID } from 'node:crypto'
import { env } from '~/env.server'
import { keyValueStore } from './store.server'
import { log } from '~/http/log.server'

/** How often an instance renews its lock, and after what time without that it counts as gone. In milliseconds. */
const beatMs = 2000
const goneMs = 7000

/**
 * Without Redis a deployment must be one instance, because its caches, limits and orders are its own. That is logged at the
 * start, and as a warning if another instance on this machine is found.
 */
export function watchInstances() {
  if (env().REDIS_URL || env().NODE_ENV !== 'production') return
  log.info('no REDIS_URL: this must be the only instance')
  const me = randomUUID()
  const startedAt = Date.now()
  let isLogged = false
  const beat = async () => {
    const isAlone = await keyValueStore.hold('instance', me, goneMs).catch(() => true)
    // An instance that was killed a moment ago still has the lock.
    if (isAlone || isLogged || Date.now() - startedAt < goneMs) return
    isLogged = true
    log.error('another instance is running without REDIS_URL: set it, or run one instance only')
  }
  void beat()
  setInterval(() => void beat(), beatMs).unref()
}
