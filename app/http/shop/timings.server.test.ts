import { describe, expect, test } from 'vitest'
import type { CallReport } from '~/vendor-api/send'
import { Timings } from './timings.server'

const aReport = (part: Partial<CallReport> = {}): CallReport => ({
  call: 'get-vendor-settings',
  ms: 12.34,
  status: 200,
  code: '200',
  outcome: 'ok',
  attempt: 1,
  ...part,
})

describe('the Server-Timing header', () => {
  test('is empty without upstream calls', () => {
    expect(new Timings('request-1').header()).toBe('')
  })

  test('names every call with its time, in the order they ended', () => {
    const { report, ...timings } = collect()
    report(aReport())
    report(aReport({ call: 'get_nearby_restaurant_v2', ms: 80 }))
    expect(timings.header()).toBe('get-vendor-settings;dur=12.3, get_nearby_restaurant_v2;dur=80.0')
  })

  test('says how a call ended that failed or came from the cache', () => {
    const { report, header } = collect()
    report(aReport({ outcome: 'cached', ms: 0, attempt: 0 }))
    report(aReport({ call: 'place_order', outcome: 'timeout', ms: 10_000, status: null, code: null }))
    expect(header()).toBe('get-vendor-settings;dur=0.0;desc="cached", place_order;dur=10000.0;desc="timeout"')
  })
})

describe("the expiry of a page's answers", () => {
  test('is that of the first to expire', () => {
    const { report, freshUntil } = collect()
    expect(freshUntil()).toBe(Infinity)
    report(aReport({ freshUntil: 2000 }))
    report(aReport({ freshUntil: 1000, outcome: 'cached' }))
    report(aReport({ freshUntil: 3000 }))
    expect(freshUntil()).toBe(1000)
  })

  test('is unknown once one of them must not be cached', () => {
    const { report, freshUntil } = collect()
    report(aReport({ freshUntil: 2000 }))
    report(aReport())
    expect(freshUntil()).toBe(0)
  })
})

function collect() {
  const timings = new Timings('request-1')
  return { report: timings.report, header: () => timings.header(), freshUntil: () => timings.freshUntil }
}
