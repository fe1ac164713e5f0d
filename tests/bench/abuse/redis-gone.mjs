import { setTimeout as wait } from 'node:timers/promises'
import { sendAll } from '../../support/hostile.mjs'
import { quantile, row } from '../report.mjs'
import { startDemo, startRedis, startStorefront } from '../servers.mjs'
import { Customer } from './customer.mjs'
import { memoryRow, statusText } from './tally.mjs'

const instances = 2
/** Connections to each instance. */
const connections = 2
/** In milliseconds: before counting starts, each phase, and between a connection's rounds over the pages. */
const times = { warmUp: 2000, phase: 6000, pause: 50 }
const slowestMs = 1000
const paths = ['/', '/vendor/green-bowl', '/review-cart']

/**
 * Pages requested continuously from two instances, while their Redis runs, is killed, comes back, freezes and recovers.
 */
export async function measureRedisGone() {
  const [demo, redis] = await Promise.all([startDemo(), startRedis()])
  const env = { REDIS_URL: redis.url }
  const storefronts = await Promise.all(Array.from({ length: instances }, () => startStorefront(demo.origin, env)))
  const phases = await askThrough(storefronts, [
    { name: 'runs', begin: () => undefined },
    { name: 'is killed', begin: redis.kill },
    { name: 'is started again', begin: redis.startAgain },
    { name: 'is frozen', begin: redis.freeze },
    { name: 'goes on', begin: redis.thaw },
  ])
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  return rowsOf(phases)
}

/** Keeps requesting through the phases; an answer belongs to the phase in which it arrived. */
async function askThrough(storefronts, phases) {
  const results = phases.map(({ name }) => ({ name, times: [], byStatus: {}, peakMb: 0 }))
  let now = null
  let isOver = false
  const work = async (storefront) => {
    const { port } = storefront
    const requests = await pagesWithCart(storefront)
    while (!isOver) {
      await sendAll({ port, connections: 1, requests }, ({ status, ms }) => {
        if (!now) return
        now.times.push(ms)
        now.byStatus[status] = (now.byStatus[status] ?? 0) + 1
      })
      if (now) now.peakMb = Math.max(now.peakMb, storefront.residentMb())
      await wait(times.pause)
    }
  }
  const workers = storefronts.flatMap((storefront) => Array.from({ length: connections }, () => work(storefront)))
  await wait(times.warmUp)
  for (const [at, { begin }] of phases.entries()) {
    now = results[at]
    await begin()
    await wait(times.phase)
  }
  isOver = true
  await Promise.all(workers)
  return results
}

async function pagesWithCart({ port }) {
  const guest = new Customer(() => port)
  await guest.add({ 905: 1 })
  return paths.map((path) => ({
    method: 'GET',
    path,
    headers: { Host: `localhost:${port}`, Cookie: guest.cookieHeader },
    body: null,
  }))
}

function rowsOf(phases) {
  const statusCounts = phases.flatMap(({ byStatus }) => Object.entries(byStatus))
  const failed = statusCounts.filter(([status]) => status === '0' || status >= '500')
  const total = statusCounts.reduce((sum, [, count]) => sum + count, 0)
  return [
    row(
      'Redis gone: pages asked for',
      total,
      '',
      null,
      `${instances * connections} at once, of ${instances} instances`,
    ),
    row(
      'Redis gone: of these, answered with 5xx or not at all',
      failed.reduce((sum, [, count]) => sum + count, 0),
      '',
      0,
    ),
    ...phases.map(({ name, times, byStatus }) => {
      const note = `95 % within ${Math.round(quantile(times, 0.95) ?? 0)} ms; ${statusText(byStatus)}`
      return row(`Redis gone: slowest while it ${name}`, Math.round(Math.max(0, ...times)), 'ms', slowestMs, note)
    }),
    memoryRow('Redis gone', Math.max(...phases.map(({ peakMb }) => peakMb))),
  ]
}
