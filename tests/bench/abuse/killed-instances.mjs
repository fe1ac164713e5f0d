import { setTimeout as wait } from 'node:timers/promises'
import { row } from '../report.mjs'
import { startDemo, startRedis, startStorefront } from '../servers.mjs'
import { itemsOrdered, placeOrders } from './ordering.mjs'
import { memoryRow, orderRows, statusText } from './tally.mjs'
import { ordersMade, registerCustomers, stockUp } from './vendor.mjs'

const customers = 20
/** In milliseconds: between two kills of an instance, and when everybody gives up. */
const times = { betweenKills: 3000, patience: 240_000 }
const slowestMs = 10_000

/**
 * Customers who order one cart after another from two instances, one of which is killed every few seconds, while the
 * vendor loses answers. The vendor itself is asked which orders it has made.
 */
export async function measureKilledInstances() {
  const [demo, redis] = await Promise.all([startDemo(), startRedis()])
  const env = { REDIS_URL: redis.url }
  const storefronts = await Promise.all([1, 2].map(() => startStorefront(demo.origin, env)))
  const people = await registerCustomers(demo, customers)
  await stockUp(demo, itemsOrdered)
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(times.patience)])
  const [ordering, killing] = await Promise.all([
    placeOrders(storefronts, people, signal).finally(() => over.abort()),
    killUntil(signal, demo, storefronts),
  ]).finally(() => over.abort())
  const madeIds = (await Promise.all(people.map((person) => ordersMade(demo, person)))).flat()
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  return rowsOf(ordering, madeIds, killing)
}

/** Kills the instances in turn and restarts each at once; the vendor then makes the next order and loses the answer. */
async function killUntil(signal, demo, storefronts) {
  const done = { kills: 0, peakMb: 0 }
  const look = setInterval(() => {
    done.peakMb = Math.max(done.peakMb, ...storefronts.map(({ residentMb }) => residentMb()))
  }, 200)
  const pause = () => wait(times.betweenKills, null, { signal }).catch(() => null)
  try {
    for (await pause(); !signal.aborted; await pause()) {
      const victim = storefronts[done.kills++ % storefronts.length]
      await victim.kill()
      await victim.startAgain()
      await demo.fault({ call: 'place_order', kind: 'reset', after: true })
    }
  } finally {
    clearInterval(look)
  }
  return done
}

function rowsOf({ counted, ...ordering }, madeIds, { kills, peakMb }) {
  const name = 'killed instances: '
  const note = `${customers} customers, ${Math.round(ordering.seconds)} s; ${kills} kills, after each the vendor loses an answer`
  return [
    ...orderRows(ordering, madeIds, note, name),
    row(`${name}submits sent`, counted.sent, '', null, `${statusText(counted.byStatus)}; ${counted.broken} broken off`),
    row(`${name}slowest answer`, Math.round(counted.slowestMs), 'ms', slowestMs),
    memoryRow('killed instances', peakMb),
  ]
}
