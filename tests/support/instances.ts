import { vi } from 'vitest'

/**
 * A separate instance of the storefront in a unit test, with its own modules and memory, on a shared Redis that it
 * waits for. `close` ends its connection.
 */
export async function startInstance(redisUrl: string, redisTimeoutMs = 5000) {
  vi.resetModules()
  vi.stubEnv('REDIS_URL', redisUrl)
  vi.stubEnv('REDIS_TIMEOUT_MS', String(redisTimeoutMs))
  const { redis } = await import('~/http/store/redis.server')
  const { aShop } = await import('./shop-builders')
  const { confirmSession } = await import('~/http/shop/open-shop.server')
  const { spend } = await import('~/http/store/store.server')
  vi.unstubAllEnvs()
  return { aShop, confirmSession, spend, close: () => redis?.close() }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>
