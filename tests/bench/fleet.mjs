import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { itemsOrdered, placeOrders } from './abuse/ordering.mjs'
import { orderRows, statusText } from './abuse/tally.mjs'
import { ordersMade, registerCustomers, stockUp } from './abuse/vendor.mjs'
import { browse } from './browsing.mjs'
import { answersFor } from './rates.mjs'
import { row } from './report.mjs'
import { startDemo, startProxy, startRedis, startStorefront } from './servers.mjs'

const whole = { guests: 150, customers: 50, instances: 3, rounds: 1, harms: Infinity }
/** In milliseconds: between two kills, the downtime of Redis, and when everybody gives up. */
const times = { betweenHarms: 4000, redisAway: 3000, patience: 400_000 }
const rateSeconds = 4

/**
 * Several machines: instances behind nginx with one Redis that keeps its data. Guests fill carts and customers order
 * while the instances and Redis are killed and started again in turn. Afterwards the rates of one, two and more
 * instances.
 */
export async function measureFleet(size = {}) {
  const { guests, customers, instances, rounds, harms } = { ...whole, ...size }
  const [demo, redis] = await Promise.all([startDemo(), startRedis({ durable: true })])
  const env = { REDIS_URL: redis.url }
  const storefronts = await Promise.all(Array.from({ length: instances }, () => startStorefront(demo.origin, env)))
  const proxy = await startProxy(storefronts.map(({ port }) => port))
  const people = await registerCustomers(demo, customers)
  await stockUp(demo, itemsOrdered)

  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(times.patience)])
  // Every guest and customer listens to it, which Node would report as a leak.
  setMaxListeners(0, signal)
  const kills = []
  const [ordering, browsing] = await Promise.all([
    placeOrders([proxy], people, signal, { rounds }).finally(() => over.abort()),
    browse(proxy, guests, signal, kills),
    killUntil(signal, [...storefronts, redis], kills, harms),
  ]).finally(() => over.abort())
  const madeIds = (await Promise.all(people.map((person) => ordersMade(demo, person)))).flat()
  await proxy.stop()
  const rates = harms === Infinity ? await measureInstances(storefronts) : []
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  const note = `${guests} guests and ${customers} customers, ${Math.round(ordering.seconds)} s; ${kills.length} kills`
  return [
    ...browsingRows(browsing, note),
    ...orderRows(ordering, madeIds, note),
    row('slowest submit of an order', Math.round(ordering.counted.slowestMs), 'ms'),
    ...rates,
  ]
}

/** Kills the programs in turn, `most` times in all, and starts each again. `kills` gets the begin and end of each kill. */
async function killUntil(signal, programs, kills, most) {
  const pause = (ms) => wait(ms, null, { signal }).catch(() => null)
  for (await pause(times.betweenHarms); !signal.aborted && kills.length < most; await pause(times.betweenHarms)) {
    const victim = programs[kills.length % programs.length]
    const kill = { from: performance.now(), to: Infinity }
    kills.push(kill)
    await victim.kill()
    kill.to = performance.now()
    if (!('port' in victim)) await pause(times.redisAway)
    await victim.startAgain()
  }
}

function browsingRows({ pages, forms, cartsChecked, cartsLost, slowestMs }, note) {
  const failedForms = 'forms that failed, other than those in flight at a kill'
  return [
    row('pages loaded', pages.asked, '', null, `${statusText(pages.byStatus)}; ${note}`),
    row('pages that failed', pages.failed + pages.inFlight, '', 0, 'the proxy asks the next instance'),
    row('forms posted', forms.asked, '', null, statusText(forms.byStatus)),
    row(failedForms, forms.failed, '', 0, `${forms.inFlight} in flight failed: the proxy must not send them again`),
    row('carts with missing units', cartsLost, '', 0, `${cartsChecked} checked`),
    row('slowest page', Math.round(slowestMs), 'ms'),
  ]
}

/** Answers per second of one, two and more instances behind nginx. They share the machine's cores with the load program. */
async function measureInstances(storefronts) {
  const rows = []
  for (let count = 1; count <= storefronts.length; count++) {
    const proxy = await startProxy(storefronts.slice(0, count).map(({ port }) => port))
    const { answered, failed } = await answersFor(proxy, '/', { connections: 64, seconds: rateSeconds })
    await proxy.stop()
    rows.push(
      row(
        `guests’ home behind nginx, ${count} of ${storefronts.length} instances`,
        Math.round(answered / rateSeconds),
        '/s',
        null,
        `${failed} failed`,
      ),
    )
  }
  return rows
}
