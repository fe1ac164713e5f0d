import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Settings } from '~/domain/brand/settings'
import { cache } from '~/http/shop/cache.server'
import type { Cache } from '~/vendor/cache-rules'
import { createVendor } from '~/vendor/index.server'
import type { TransportOptions } from '~/vendor/send'

/** More hosts that nobody knows were asked for than are looked up in a while; this one was not. */
export class HostsBusy extends Error {
  override readonly name = 'HostsBusy'
}

/** How long a host stays unknown without being asked for again, and how many are remembered. */
const unknownMs = 60_000
const mostUnknown = 20_000
const mostKnown = 5000

/** Lookups of hosts that were never found here, for all of them together. */
export const hostBudget = { lookups: 30, seconds: 10 }

/**
 * Finds the vendor of a host. Whatever hosts visitors make up, the vendor is asked for few of them: an unknown one is
 * remembered for a minute, and lookups of hosts never found before share a budget. A host once found is never held up.
 */
export function createHosts(cache: Cache) {
  const known = new LRUCache<string, true>({ max: mostKnown })
  const unknown = new LRUCache<string, true>({ max: mostUnknown, ttl: unknownMs, perf: Date })
  const budget = new RateLimiterMemory({ points: hostBudget.lookups, duration: hostBudget.seconds })
  const spend = () =>
    budget.consume('lookups').catch(() => Promise.reject(new HostsBusy('too many unknown hosts are asked for')))

  /** Settings of the host's vendor, null when it has none. Throws HostsBusy, and VendorError when the vendor API fails. */
  return async (host: string, connection: Omit<TransportOptions, 'cache'>): Promise<Settings | null> => {
    if (unknown.has(host)) return null
    const withinBudget: Cache = (request, fresh) =>
      cache(request, async () => {
        if (known.has(host)) return fresh()
        await spend()
        const found = await fresh()
        // Only lookups that found nobody count: after a start many brands are asked for at once.
        await budget.reward('lookups')
        return found
      })
    const settings = await createVendor({ ...connection, cache: withinBudget }).settings.byHost(host)
    if (settings) known.set(host, true)
    else if (!known.delete(host)) unknown.set(host, true)
    return settings
  }
}

/** The hosts of this process. */
export const settingsOfHost = createHosts(cache)
