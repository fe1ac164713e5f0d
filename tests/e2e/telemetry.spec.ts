import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { freePort, listen } from '../support/listen.mjs'
import { startRedis } from '../support/redis'
import { startStorefront } from '../support/servers'
import { expect, test } from '../support/test'

/** What a host can see of a running storefront. */

type Span = { name: string; traceId: string; parentSpanId?: string; attributes: { key: string; value: object }[] }

/** Receives traces like a collector. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
    }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  const { origin: url, stop } = await listen(server)
  return { url, spans, stop }
}

test('a process is alive at once, ready while its key-value store answers, and says why if not', async ({ demo }) => {
  const redis = await startRedis()
  const env = { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '500' }
  const storefront = await startStorefront(demo.origin, env)
  const ask = async (path: string) => {
    const answer = await fetch(storefront.url() + path)
    return `${answer.status} ${await answer.text()}`
  }
  expect(await ask('/healthz')).toMatch(/^200 ok \d+\.\d+\.\d+$/)
  expect(await ask('/readyz')).toBe('200 ready')
  await redis.kill()
  await expect.poll(() => ask('/readyz')).toBe('503 store')
  expect(await ask('/healthz')).toMatch(/^200 ok/)
  await storefront.stop()
})

test('a process that stops takes no new connection, and closes open ones with the answer to what is sent on them', async ({
  demo,
}) => {
  const storefront = await startStorefront(demo.origin)
  await demo.fault({ call: 'get_faq_all', kind: 'delay', value: 1000 })
  const busy = connect(storefront.port, '127.0.0.1')
  busy.write(`GET /faq HTTP/1.1\r\nHost: localhost:${storefront.port}\r\n\r\n`)
  const connection = connect(storefront.port, '127.0.0.1')
  connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  await once(connection, 'connect')
  // Gives the first half of the request time to arrive.
  expect((await fetch(storefront.url() + '/healthz')).status).toBe(200)
  process.kill(storefront.pid, 'SIGTERM')
  await expect.poll(() => fetch(storefront.url() + '/healthz').catch(() => 'refused')).toBe('refused')
  // Closed with its answer: the other connection still waits for one.
  expect(await text(busy)).toMatch(/^HTTP\/1.1 200/)
  connection.write('\r\n')
  const answer = await text(connection)
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(answer).toMatch(/connection: close/i)
  await storefront.stop()
})

test('a thousand visitors who come while a process is busy are all let in', async ({ demo }) => {
  const storefront = await startStorefront(demo.origin)
  process.kill(storefront.pid, 'SIGSTOP')
  const visitors = Array.from({ length: 1000 }, () => connect(storefront.port, '127.0.0.1'))
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect')))
  for (const visitor of visitors) visitor.destroy()
  await storefront.kill()
})

test('a process that is told to stop twice, as npm and systemd do together, still answers open requests', async ({
  demo,
}) => {
  const storefront = await startStorefront(demo.origin)
  const connection = connect(storefront.port, '127.0.0.1')
  connection.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n')
  await once(connection, 'connect')
  // Gives the first half of the request time to arrive.
  expect((await fetch(storefront.url() + '/healthz')).status).toBe(200)
  for (const _time of [1, 2]) {
    process.kill(storefront.pid, 'SIGTERM')
    await expect.poll(() => fetch(storefront.url() + '/healthz').catch(() => 'refused')).toBe('refused')
  }
  connection.write('\r\n')
  expect(await text(connection)).toMatch(/^HTTP\/1.1 200/)
  await storefront.stop()
})

test('metrics are on their own port and nowhere else', async ({ demo }) => {
  const port = await freePort()
  const storefront = await startStorefront(demo.origin, { METRICS_PORT: String(port) })
  await fetch(storefront.url() + '/vendor/green-bowl?q=secret')
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(metrics).toMatch(/storefront_http_requests_total\{route="\/vendor\/:\w+",method="GET",status="200"/)
  expect(metrics).toMatch(/storefront_vendor_calls_total\{call="restaurantcategorymenus",outcome="ok"\} 1/)
  expect(metrics).not.toMatch(/secret|green-bowl/)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  const page = await fetch(storefront.url() + '/metrics', { redirect: 'manual' })
  expect(await page.text()).not.toContain('storefront_')
  await storefront.stop()
})

test('a trace covers the proxy, the request and the vendor call, without anything typed', async ({ demo }) => {
  const collector = await startCollector()
  const metricsPort = await freePort()
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    METRICS_PORT: String(metricsPort),
  }
  const storefront = await startStorefront(demo.origin, env)
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await fetch(storefront.url() + '/vendor/green-bowl?q=secret', { headers })
  const ours = () => collector.spans.filter((span) => span.traceId === traceId)
  await expect.poll(() => ours().map(({ name }) => name)).toContain('GET /vendor/:restaurant_name')
  const calls = ours().filter(({ attributes }) =>
    JSON.stringify(attributes).includes('/api/v1/restaurantcategorymenus'),
  )
  expect(calls).toHaveLength(1)
  expect(JSON.stringify(collector.spans)).not.toContain('secret')
  // The tracing replaces Node's `require`, by which these two load their libraries.
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200)
  expect((await fetch(storefront.url() + '/page-text?slug=about-us')).status).toBe(200)
  await storefront.stop()
  await collector.stop()
})
