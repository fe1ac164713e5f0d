import { vi } from 'vitest'

/**
 * An instance of the storefront of its own in a unit test: every module anew, with its own memory, on a Redis that others share.
 * `close` ends its connection.
 */
export async function startInstance(redisUrl: string) {
  vi.resetModules()
  vi.stubEnv('REDIS_URL', redisUrl)
  const { redis } = await import('~/http/redis.server')
  const { aShop } = await import('./shop-builders')
  const { spend } = await import('~/http/once.server')
  vi.unstubAllEnvs()
  return { aShop, spend, close: () => redis?.close() }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>
