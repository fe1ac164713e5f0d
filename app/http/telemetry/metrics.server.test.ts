import { expect, test } from 'vitest'
import { report, type RequestReport } from '~/reports.server'
import { createMetrics } from './metrics.server'

const request: RequestReport = {
  requestId: 'r',
  method: 'GET',
  route: '/',
  host: 'shop.example',
  status: 200,
  ms: 12,
  isAborted: false,
}

async function seriesOf(registry: ReturnType<typeof createMetrics>, name: string) {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith(`storefront_${name}{`))
}

test('a thousand hosts make one series, and a configured host its own', async () => {
  const registry = createMetrics(['shop.example'])
  report('request', request)
  for (let at = 0; at < 1000; at++) report('request', { ...request, host: `shop-${at}.example` })
  const series = await seriesOf(registry, 'http_requests_total')
  expect(series).toHaveLength(2)
  expect(series.join()).toMatch(/host="shop.example",aborted="no"} 1,/)
  expect(series.join()).toMatch(/host="other",aborted="no"} 1000/)
})

test('calls are counted by outcome, and timed if they were sent', async () => {
  const registry = createMetrics([])
  const call = { call: 'login', ms: 30, status: 200, code: '200', attempt: 1 }
  report('call', { ...call, outcome: 'ok' })
  report('call', { ...call, outcome: 'cached', attempt: 0 })
  expect(await seriesOf(registry, 'vendor_calls_total')).toEqual([
    'storefront_vendor_calls_total{call="login",outcome="ok"} 1',
    'storefront_vendor_calls_total{call="login",outcome="cached"} 1',
  ])
  expect(await seriesOf(registry, 'vendor_call_seconds_count')).toEqual([
    'storefront_vendor_call_seconds_count{call="login"} 1',
  ])
})
