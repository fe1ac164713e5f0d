import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { keepAliveClient } from './client.mjs'
import { measureRates } from './rates.mjs'
import { median, quantile, row } from './report.mjs'
import { startStorefront } from './servers.mjs'

const limits = { addedMs: 15, startMs: 500, residentMb: 160, descriptors: 0 }
const sequential = 200
const starts = 5
const total = 100_000
const concurrency = 8

/** What a storefront costs its host: upstream calls, time, start and memory. */
export async function measureServer({ demo, storefront, pages }) {
  return [
    ...(await measureCalls(demo)),
    ...(await measureAddedTime(storefront, pages)),
    ...(await measureRates(storefront, pages)),
    await measureStart(demo),
    ...(await measureMemory(storefront, pages)),
  ]
}

/** Upstream calls of a new storefront's first home request, and of the next one. */
async function measureCalls(demo) {
  await demo.reset()
  // A new storefront's first answer is the home page.
  const storefront = await startStorefront(demo.origin)
  const first = await demo.calls()
  await demo.reset()
  const client = keepAliveClient(storefront.port, 1)
  await client.get('/')
  client.close()
  const second = await demo.calls()
  await storefront.stop()
  const requests = first.map(({ call, body }) => `${call} ${JSON.stringify(body)}`)
  const names = first.map(({ call }) => call)
  const settings = second.filter(({ call }) => call === 'get-vendor-settings').length
  return [
    row('upstream calls of a new storefront’s first home page', first.length, '', null, names.join(', ')),
    row('of these, repeated with the same body', requests.length - new Set(requests).size, '', 0),
    row('settings asked for by the next home page', settings, '', 0, `${second.length} upstream calls in all`),
  ]
}

/** A personal page whose data is in the cache: all of its time is the storefront's. */
async function measureAddedTime({ port, processorMs }, pages) {
  const client = keepAliveClient(port, 1)
  let visits = 0
  const visitor = () => `localelang=en; __place=${visits++}`
  const rows = []
  for (const { name, path } of pages) {
    for (let at = 0; at < 50; at++) await client.get(path, visitor())
    const times = []
    const usedBefore = processorMs()
    for (let at = 0; at < sequential; at++) times.push((await client.get(path, visitor())).ms)
    const each = (processorMs() - usedBefore) / sequential
    const spread = `best ${Math.min(...times).toFixed(1)}, 95 % within ${quantile(times, 0.95).toFixed(1)} ms`
    const note = `median of ${sequential}; ${spread}; ${each.toFixed(1)} ms of processor time each`
    rows.push(row(`${name}: time added to a page for one person`, median(times), 'ms', limits.addedMs, note))
  }
  client.close()
  return rows
}

async function measureStart(demo) {
  const times = []
  for (let at = 0; at < starts; at++) {
    const storefront = await startStorefront(demo.origin)
    times.push(storefront.startMs)
    await storefront.stop()
  }
  const note = `median of ${starts}; ${times.map((ms) => Math.round(ms)).join(', ')} ms`
  return row('start to the first answer', Math.round(median(times)), 'ms', limits.startMs, note)
}

async function measureMemory({ port, residentMb, pid }, pages) {
  const paths = [...pages.map(({ path }) => path), '/healthz']
  const client = keepAliveClient(port, concurrency)
  const before = residentMb()
  const descriptorsBefore = descriptors(pid())
  const started = performance.now()
  let peak = before
  let sentCount = 0
  let failed = 0
  const work = async () => {
    while (sentCount < total) {
      const path = paths[sentCount++ % paths.length]
      const answer = await client.get(path).catch(() => null)
      if (answer?.status !== 200) failed++
      if (sentCount % 1000 === 0) peak = Math.max(peak, residentMb())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  client.close()
  const perSecond = Math.round(total / ((performance.now() - started) / 1000))
  // A connection to the vendor is kept for some seconds. Only what stays longer is left open.
  for (let seconds = 0; seconds < 20 && descriptors(pid()) > descriptorsBefore; seconds++) await wait(1000)
  const descriptorsAfter = descriptors(pid())
  const note = `${total} requests, ${concurrency} at once; ${before?.toFixed(0)} MB before, ${peak?.toFixed(0)} MB at most`
  return [
    row('resident memory after many requests', residentMb(), 'MB', limits.residentMb, note),
    row('of these requests, not answered with 200', failed, '', 0),
    row(
      'descriptors open after them, beside those before',
      Math.max(0, descriptorsAfter - descriptorsBefore),
      '',
      limits.descriptors,
      `${descriptorsAfter}`,
    ),
    row('requests answered in a second, home, store and health in turn', perSecond, '/s'),
  ]
}

/** The number of open files and connections of a process. */
const descriptors = (pid) => readdirSync(`/proc/${pid}/fd`).length
