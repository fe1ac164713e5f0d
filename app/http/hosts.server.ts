import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Settings } from '~/domain/settings'
import { cache } from '~/http/cache.server'
import type { Cache } from '~/vendor/cache-rules'
import { createVendor } from '~/vendor/index.server'
import type { TransportOptions } from '~/vendor/transport.server'

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
 * The host name of a Host header as the vendor is asked for it: lower case, without port and final dot. Null for what can
 * be neither a DNS name nor an address, which is nobody's shop.
 */
export function hostName(header: string | null): string | null {
  const host = (header ?? '').toLowerCase().replace(/:\d{1,5}$/, '')
  if (/^\[.*\]$/.test(host)) return isIP(host.slice(1, -1)) === 6 ? host : null
  const name = host.replace(/\.$/, '')
  const labels = name.split('.')
  const isName = name.length <= 253 && labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label))
  return isName ? name : null
}

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
        if (!known.has(host)) await spend()
        return fresh()
      })
    const settings = await createVendor({ ...connection, cache: withinBudget }).settings.byHost(host)
    if (settings) known.set(host, true)
    else if (!known.delete(host)) unknown.set(host, true)
    return settings
  }
}

/** The hosts of this process. */
export const settingsOfHost = createHosts(cache)
