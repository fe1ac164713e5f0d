import type { Settings } from '~/domain/brand/settings'
import { boundedCache } from '~/http/bounded-cache.server'
import { countTry } from '~/http/request-policy/limits.server'
import { cache } from '~/http/shop/cache.server'
import type { KeyValueStore } from '~/http/store/key-value'
import { keyValueStore } from '~/http/store/store.server'
import { createVendor } from '~/vendor-api/index.server'
import type { Cache, TransportOptions } from '~/vendor-api/send'

/** Too many unknown hosts were looked up recently, so this one was not. */
export class HostsBusy extends Error {
  override readonly name = 'HostsBusy'
}

/** How long a host stays unknown without being asked for again, and how many are remembered. */
const unknownMs = 60_000
const mostUnknown = 20_000
const mostKnown = 5000

/** How long the deployment remembers a host that once was found, in ms. */
const knownMs = 30 * 24 * 3_600_000

type Connection = Omit<TransportOptions, 'cache'>
type Services = { cache: Cache; store: Pick<KeyValueStore, 'get' | 'set'>; count: typeof countTry }

/**
 * Finds the vendor of a host. Visitors can invent hosts, so lookups are limited: an unknown host is remembered for a
 * minute, and lookups of hosts never found before have a budget for each client address and one for all. A host that
 * was once found is never limited, not even after a restart.
 */
export function createHosts({ cache, store, count }: Services) {
  const knownHosts = boundedCache<true>(mostKnown)
  const unknownHosts = boundedCache<true>(mostUnknown, { ttl: unknownMs, perf: Date })
  const lookupsUnderWay = new Map<string, Promise<Settings | null>>()

  function remember(host: string) {
    if (!knownHosts.has(host)) void store.set(`host:${host}`, true, knownMs).catch(() => undefined)
    knownHosts.set(host, true)
  }

  /** Counts a lookup. Throws HostsBusy when there were too many. */
  async function countLookup(name: 'hosts' | 'hostsFrom', key: string) {
    const counted = await count(name, key)
    if (counted.waitMs > 0) throw new HostsBusy(`too many unknown hosts are asked for: ${name}`)
    return counted
  }

  /**
   * Looks up a host that is seen for the first time. Only lookups that find no vendor count, because many brands are
   * looked up after a start; while the vendor API fails, all count together, so that it is not asked more.
   */
  async function lookUp(host: string, connection: Connection, address: string | null) {
    // This is outside the cache, whose callers share one lookup, so that nobody is refused because of another.
    const own = address === null ? null : await countLookup('hostsFrom', address)
    const withinBudget: Cache = (request, fresh) =>
      cache(request, async () => {
        const shared = await countLookup('hosts', 'all')
        const found = await fresh()
        await shared.giveBack()
        return found
      })
    let hasNoVendor = false
    try {
      const settings = await settingsOf(host, { ...connection, cache: withinBudget })
      hasNoVendor = settings === null
      return settings
    } finally {
      if (!hasNoVendor) await own?.giveBack()
    }
  }

  /** Requests for a host from one address wait for the lookup that is in flight, and count as one. */
  function lookUpOnce(host: string, connection: Connection, address: string | null) {
    const key = `${address} ${host}`
    const lookup =
      lookupsUnderWay.get(key) ?? lookUp(host, connection, address).finally(() => lookupsUnderWay.delete(key))
    lookupsUnderWay.set(key, lookup)
    return lookup
  }

  /** Settings of the host's vendor, null if it has none. Throws HostsBusy, and VendorError if the vendor API fails. */
  return async (host: string, connection: Connection, address: string | null = null): Promise<Settings | null> => {
    if (unknownHosts.has(host)) return null
    const isKnown = knownHosts.has(host) || (await store.get(`host:${host}`).catch(() => undefined)) !== undefined
    const settings = isKnown
      ? await settingsOf(host, { ...connection, cache })
      : await lookUpOnce(host, connection, address)
    if (settings) remember(host)
    else unknownHosts.set(host, true)
    return settings
  }
}

const settingsOf = (host: string, options: TransportOptions) => createVendor(options).settings.byHost(host)

export const settingsOfHost = createHosts({ cache, store: keyValueStore, count: countTry })
