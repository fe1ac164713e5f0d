import { setTimeout as wait } from 'node:timers/promises'
import { itemsOrdered, placeOrders, unitsOrdered } from './abuse/ordering.mjs'
import { orderRows, statusText } from './abuse/tally.mjs'
import { ordersMade, plenty, registerCustomers, stockOf, stockUp } from './abuse/vendor.mjs'
import { row } from './report.mjs'
import { startDemo, startRedis, startStorefront } from './servers.mjs'

const whole = { customers: 50, rounds: 2, pauseMs: 2500 }
/** Milliseconds between two answers that get lost, and after which nobody goes on trying. */
const times = { betweenLosses: 700, patience: 900_000 }

/**
 * Money: customers who order side by side from two instances on one Redis, often submitting twice, at a vendor that makes orders
 * and loses its answers. What was made, and what is left of what was sold, is asked of the vendor itself.
 */
export async function measureOrders({ customers, rounds, pauseMs } = whole) {
  const [demo, redis] = await Promise.all([startDemo(), startRedis()])
  const storefronts = await Promise.all([1, 2].map(() => startStorefront(demo.origin, { REDIS_URL: redis.url })))
  const people = await registerCustomers(demo, customers)
  await stockUp(demo, itemsOrdered)
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(times.patience)])
  const [ordering, lost] = await Promise.all([
    placeOrders(storefronts, people, signal, { rounds, pauseMs }).finally(() => over.abort()),
    loseAnswers(signal, demo),
  ]).finally(() => over.abort())
  const made = (await Promise.all(people.map((person) => ordersMade(demo, person)))).flat()
  const sold = await Promise.all(itemsOrdered.map(async (item) => plenty - (await stockOf(demo, item))))
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  const intended = itemsOrdered.map((item) => unitsOrdered(item) * customers * rounds)
  const { counted, seconds } = ordering
  return [
    ...orderRows(
      (what) => what,
      ordering,
      made,
      `${customers} customers, ${Math.round(seconds)} s, ${lost} answers lost`,
    ),
    row(
      'units sold beside those intended',
      sum(sold.map((units, at) => Math.abs(units - intended[at]))),
      '',
      0,
      sold.join(', '),
    ),
    row('submits sent', counted.sent, '', null, `${statusText(counted.byStatus)}; ${counted.broken} broken off`),
    row('slowest answer', Math.round(counted.slowestMs), 'ms'),
  ]
}

/** Has the vendor make an order and lose its answer, again and again; how often that was. */
async function loseAnswers(signal, demo) {
  let lost = 0
  while (!signal.aborted) {
    await demo.fault({ call: 'place_order', kind: 'reset', after: true })
    lost++
    await wait(times.betweenLosses, null, { signal }).catch(() => null)
  }
  return lost
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
