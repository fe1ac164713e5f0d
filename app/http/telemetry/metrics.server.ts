import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { env } from '~/env.server'
import { openStreams } from '~/http/events/event-stream.server'
import { pageCache } from '~/http/page-cache/page-cache.server'
import { redis } from '~/http/store/redis.server'
import { version } from '~/version'
import { onReport } from '~/reports.server'

/** Loaded only if metrics are configured, to keep the start short. */
const library = () => createRequire(import.meta.url)('prom-client') as typeof import('prom-client')

/** Limits of the time histograms, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Serves the metrics of this process at `/metrics` on a separate port, which no proxy should expose. Null if none is
 * configured. A port in use ends the process.
 */
export function serveMetrics({ METRICS_PORT, METRICS_HOSTS, HOST } = env()): Server | null {
  if (METRICS_PORT === undefined) return null
  const registry = createMetrics(METRICS_HOSTS)
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const body = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(body)
  })
  server.on('error', (error) => {
    console.error(`Metrics: ${error.message}`)
    process.exit(1)
  })
  return server.listen(METRICS_PORT, HOST)
}

/**
 * A registry that counts from now on. Labels have few values: routes are patterns, and only the hosts in `hosts` have their own
 * series; the rest are `other`.
 */
export function createMetrics(hosts: readonly string[]) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = library()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const of = (name: string, help: string, ...labelNames: string[]) => ({
    name: `storefront_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  const timed = (...named: Parameters<typeof of>) => new Histogram({ ...of(...named), buckets })
  const build = new Gauge(of('build_info', 'Always 1; the version is its label', 'version'))
  build.set({ version }, 1)

  const requests = new Counter(
    of('http_requests_total', 'Answered requests', 'route', 'method', 'status', 'host', 'aborted'),
  )
  const requestTimes = timed('http_request_seconds', 'Time to the end of an answer', 'route')
  onReport('request', ({ route, method, status, ms, host, isAborted }) => {
    const brand = hosts.includes(host) ? host : 'other'
    requests.inc({ route, method, status, host: brand, aborted: isAborted ? 'yes' : 'no' })
    // A stream of events is open for as long as somebody looks.
    if (!/-events\//.test(`${route}/`)) requestTimes.observe({ route }, ms / 1000)
  })
  const hits = new Counter(of('page_cache_hits_total', 'Pages answered from memory', 'state'))
  onReport('page', ({ state }) => hits.inc({ state }))

  const calls = new Counter(of('vendor_calls_total', 'Calls of the vendor API and the maps service', 'call', 'outcome'))
  const callTimes = timed('vendor_call_seconds', 'Time of the calls that were sent', 'call')
  onReport('call', ({ call, outcome, ms }) => {
    calls.inc({ call, outcome })
    if (outcome !== 'cached') callTimes.observe({ call }, ms / 1000)
  })

  const submissions = new Counter(
    of(
      'submissions_total',
      'Orders, subscriptions, recharges, messages and new addresses, by what became of them',
      'kind',
      'result',
    ),
  )
  onReport('submission', (labels) => submissions.inc(labels))
  const waits = timed('lock_wait_seconds', 'Waits for the lock of one customer’s submits')
  onReport('lock', ({ waitedMs }) => waits.observe(waitedMs / 1000))

  const pictures = timed('picture_seconds', 'Time to make a picture, with its wait', 'result')
  onReport('picture', ({ result, ms }) => pictures.observe({ result }, ms / 1000))

  const tries = new Counter(of('refused_tries_total', 'Tries above a limit', 'limit'))
  onReport('refusedTry', (labels) => tries.inc(labels))

  new Gauge({ ...of('event_streams', 'Open streams of events'), collect: set(openStreams) })
  if (redis) new Gauge({ ...of('redis_up', 'Whether Redis answers'), collect: set(() => (redis?.isUp ? 1 : 0)) })
  new Gauge({
    ...of('pages_cached', 'Pages in memory', 'audience'),
    collect() {
      for (const [audience, { pages }] of pageCache.sizes()) this.set({ audience }, pages)
    },
  })
  new Gauge({
    ...of('pages_cached_bytes', 'Memory of the cached pages', 'audience'),
    collect() {
      for (const [audience, { bytes }] of pageCache.sizes()) this.set({ audience }, bytes)
    },
  })
  return registry
}

/** Sets a gauge to a value when it is read. */
const set = (value: () => number) =>
  function (this: { set(value: number): void }) {
    this.set(value())
  }
