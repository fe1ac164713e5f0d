import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { longestCookie } from '~/http/device/cookies.server'
import { startProxy } from './bench/servers.mjs'
import { listen } from './support/listen.mjs'
import { findPromtool } from './support/server-programs.mjs'

// The metrics of Redis exist only if Redis is used.
vi.mock('~/http/store/redis.server', () => ({ redis: { isUp: true } }))
const { createMetrics } = await import('~/http/telemetry/metrics.server')

const text = (path: string) => readFileSync(path, 'utf8')
const names = createMetrics([])
  .getMetricsAsArray()
  .map(({ name }) => name)
const own = names.filter((name) => name.startsWith('storefront_'))

/** The metrics that a text names, without the suffixes of a histogram's series. */
const namedIn = (text: string) =>
  [...new Set(text.match(/\b(?:storefront|nodejs|process)_[a-z_0-9]*[a-z0-9]/g))].map((name) =>
    names.includes(name) ? name : name.replace(/_(bucket|count|sum)$/, ''),
  )

test('Prometheus accepts the alerts and the scrape configuration', () => {
  expect(execFileSync(findPromtool(), ['check', 'rules', 'ops/alerts.yaml'], { encoding: 'utf8' })).toMatch('SUCCESS')
  expect(execFileSync(findPromtool(), ['check', 'config', 'ops/prometheus.yaml'], { encoding: 'utf8' })).toMatch(
    'SUCCESS',
  )
})

test('every metric that an alert, the dashboard or the document names exists', () => {
  for (const path of ['ops/alerts.yaml', 'ops/dashboard.json', 'docs/operating.md'])
    expect(namedIn(text(path)).filter((name) => !names.includes(name) && !/^(process|nodejs)$/.test(name))).toEqual([])
})

test('the document explains every metric and every alert', () => {
  const paper = text('docs/operating.md')
  expect(own.filter((name) => !paper.includes(`\`${name}\``))).toEqual([])
  const { groups } = parse(text('ops/alerts.yaml')) as { groups: { rules: { alert: string }[] }[] }
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  expect(alerts.length).toBeGreaterThan(5)
  expect(alerts.filter((alert) => !paper.includes(`| ${alert} `))).toEqual([])
})

test('the document explains every error that is logged', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) => /server\.tsx?$/.test(path))
  const errors = sources.flatMap((path) =>
    [...text(`app/${path}`).matchAll(/log\.error\([^']*'([^':]+)/g)].map(([, message = '']) => message),
  )
  expect(errors.length).toBeGreaterThan(3)
  const paper = text('docs/operating.md')
  expect(errors.filter((message) => !paper.includes(`| \`${message}`))).toEqual([])
})

test('every file that the compose file mounts exists, and its proxy routes to its instances', () => {
  const { services } = parse(text('compose.yaml')) as { services: Record<string, { volumes?: string[] }> }
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  expect(mounted.filter((path) => path.startsWith('./') && !existsSync(path))).toEqual([])
  const upstreams = text('ops/nginx.conf').match(/(?<=server )[\w-]+(?=:8080)/g)
  expect(upstreams).toEqual(Object.keys(services).filter((name) => name.startsWith('storefront-')))
})

test('the proxy passes on an answer that sets three cookies of the longest kind', async () => {
  const cookies = ['__cart', '__typed', '__session'].map((name) => `${name}=${'x'.repeat(longestCookie - 20)}`)
  const site = await listen(createServer((_request, response) => response.setHeader('Set-Cookie', cookies).end('ok')))
  const proxy = await startProxy([site.port])
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/`)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, cookies])
  await proxy.stop()
  await site.stop()
})
