import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Gauge, Registry } from 'prom-client'
import { env } from '~/env.server'
import { openStreams } from '~/http/events/event-stream.server'
import { pageCache } from '~/http/page-cache/page-cache.server'
import { redis } from '~/http/store/redis.server'
import { onReport } from '~/reports.server'
import { version } from '~/version'

/** Loaded only if metrics are configured, to keep the start short. */
const library = () => createRequire(import.meta.url)('prom-client') as typeof import('prom-client')

/** Upper bounds of the buckets of the time histograms, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Serves `/metrics` on a port of its own, not to be exposed; null for none. A port in use ends the process. */
export function serveMetrics(): Server | null {
  const { METRICS_PORT, METRICS_HOSTS, HOST } = env()
  if (METRICS_PORT === undefined) return null
  const registry = createMetrics(METRICS_HOSTS)
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    const body = await registry.metrics()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(body)
  })
  server.on('error', (error) => {
    console.error(`METRICS_PORT: ${error.message}`)
    process.exit(1)
  })
  return server.listen(METRICS_PORT, HOST)
}

/** A registry with few series: routes are patterns, and hosts that are not in `hosts` count as `other`. */
export function createMetrics(hosts: readonly string[]) {
  const { collectDefaultMetrics, Registry } = library()
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const meter = meterOf(registry)
  countReports(meter, hosts)
  showState(meter)
  return registry
}

type Meter = ReturnType<typeof meterOf>

/** The kinds of metrics in a registry, each made from its name, its description and its labels. */
function meterOf(registry: Registry) {
  const { Counter, Gauge, Histogram } = library()
  const named = (name: string, help: string, ...labelNames: string[]) => ({
    name: `storefront_${name}`,
    help,
    labelNames,
    registers: [registry],
  })
  type Named = Parameters<typeof named>
  return {
    counter: (...metric: Named) => new Counter(named(...metric)),
    timer: (...metric: Named) => new Histogram({ ...named(...metric), buckets }),
    /** A value that is read when Prometheus asks. */
    gauge: (read: (gauge: Gauge) => void, ...metric: Named) =>
      new Gauge({
        ...named(...metric),
        collect() {
          read(this)
        },
      }),
  }
}

function countReports({ counter, timer }: Meter, hosts: readonly string[]) {
  const requests = counter('http_requests_total', 'Answered requests', 'route', 'method', 'status', 'host', 'aborted')
  const requestTimes = timer('http_request_seconds', 'Time to the end of an answer', 'route')
  onReport('request', ({ route, method, status, ms, host, isAborted }) => {
    const brand = hosts.includes(host) ? host : 'other'
    requests.inc({ route, method, status, host: brand, aborted: isAborted ? 'yes' : 'no' })
    // An event stream is open for as long as somebody looks, so its duration says nothing.
    if (!/-events\//.test(`${route}/`)) requestTimes.observe({ route }, ms / 1000)
  })
  const hits = counter('page_cache_hits_total', 'Pages answered from memory', 'state')
  onReport('page', ({ state }) => hits.inc({ state }))

  const calls = counter('vendor_calls_total', 'Calls of the vendor API and the maps service', 'call', 'outcome')
  const callTimes = timer('vendor_call_seconds', 'Time of the calls that were sent', 'call')
  onReport('call', ({ call, outcome, ms }) => {
    calls.inc({ call, outcome })
    if (outcome !== 'cached') callTimes.observe({ call }, ms / 1000)
  })

  const submissions = counter('submissions_total', 'Submits by what became of them', 'kind', 'result')
  onReport('submission', (labels) => submissions.inc(labels))
  const waits = timer('lock_wait_seconds', 'Waits for the lock of one customer’s submits')
  onReport('lock', ({ waitedMs }) => waits.observe(waitedMs / 1000))

  const pictures = timer('picture_seconds', 'Time to make a picture, with its wait', 'result')
  onReport('picture', ({ result, ms }) => pictures.observe({ result }, ms / 1000))

  const tries = counter('refused_tries_total', 'Tries above a limit', 'limit')
  onReport('refusedTry', (labels) => tries.inc(labels))
}

function showState({ gauge }: Meter) {
  gauge((of) => of.set({ version }, 1), 'build_info', 'Always 1; the version is its label', 'version')
  gauge((of) => of.set(openStreams()), 'event_streams', 'Open streams of events')
  if (redis) gauge((of) => of.set(redis?.isUp ? 1 : 0), 'redis_up', 'Whether Redis answers')
  const ofPages = (figure: 'pages' | 'bytes') => (of: Gauge) => {
    for (const [audience, sizes] of pageCache.sizes()) of.set({ audience }, sizes[figure])
  }
  gauge(ofPages('pages'), 'pages_cached', 'Pages in memory', 'audience')
  gauge(ofPages('bytes'), 'pages_cached_bytes', 'Memory of the cached pages', 'audience')
}
