import { setTimeout as wait } from 'node:timers/promises'
import { cash, itemsOrdered, online, placeOrders, unitsOrdered, wallet } from './abuse/ordering.mjs'
import { orderRows, statusText } from './abuse/tally.mjs'
import {
  endPayments,
  fillWallet,
  ledgerOf,
  paidOrders,
  plenty,
  registerCustomers,
  stockOf,
  stockUp,
} from './abuse/vendor.mjs'
import { row } from './report.mjs'
import { startDemo, startRedis, startStorefront } from './servers.mjs'

const whole = { customers: 50, rounds: 2, pauseMs: 2500 }
/** The payment methods, in turn, and the initial balance of each wallet. */
const methods = [cash, wallet, online]
const fund = 50_000

/** In milliseconds: how long answers are lost, and then how long none is; and when everybody gives up. */
const betweenLossesMs = 350
const patienceMs = 900_000

/**
 * Money: customers order at the same time from two instances on one Redis, often submitting twice, while the vendor
 * makes orders and loses its answers. The vendor itself is asked for the orders, the stock and the wallets.
 */
export async function measureOrders({ customers, rounds, pauseMs } = whole) {
  const [demo, redis] = await Promise.all([startDemo(), startRedis()])
  const storefronts = await Promise.all([1, 2].map(() => startStorefront(demo.origin, { REDIS_URL: redis.url })))
  const people = await registerCustomers(demo, customers)
  await stockUp(demo, itemsOrdered)
  await Promise.all(people.map((person) => fillWallet(demo, person, fund)))
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)])
  const [ordering, lossCount] = await Promise.all([
    placeOrders(storefronts, people, signal, {
      rounds,
      pauseMs,
      methodOf: (nth) => methods[nth % methods.length],
    }).finally(() => over.abort()),
    loseAnswers(signal, demo),
  ]).finally(() => over.abort())
  await endPayments(demo)
  const books = await Promise.all(
    people.map(async (person) => ({ ...(await paidOrders(demo, person)), ledger: await ledgerOf(demo, person) })),
  )
  const madeIds = books.flatMap(({ paid }) => paid.map(({ id }) => id))
  const sold = await Promise.all(itemsOrdered.map(async (item) => plenty - (await stockOf(demo, item))))
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  const intended = itemsOrdered.map((item) => unitsOrdered(item) * customers * rounds)
  const { counted, seconds } = ordering
  return [
    ...orderRows(
      ordering,
      madeIds,
      `${customers} customers, ${Math.round(seconds)} s, answers lost at ${lossCount} moments`,
    ),
    row(
      'difference between units sold and intended',
      sum(sold.map((units, at) => Math.abs(units - intended[at]))),
      '',
      0,
      sold.join(', '),
    ),
    ...moneyRows(books, counted),
    row('submits sent', counted.sent, '', null, `${statusText(counted.byStatus)}; ${counted.broken} broken off`),
    row('slowest answer', Math.round(counted.slowestMs), 'ms'),
  ]
}

/** The vendor's books: every order charged once, by the ordered method, and nothing else. */
function moneyRows(books, { paidOnline }) {
  const byWallet = books.flatMap(({ paid }) => paid.filter(({ fromWallet }) => fromWallet > 0))
  const byGateway = books.flatMap(({ paid }) => paid.filter(({ type }) => type === online.method))
  const isCharge = ({ kind }) => kind === 'spent'
  const wrong = books.map(({ paid, ledger }) => {
    const owed = paid.filter(({ fromWallet }) => fromWallet > 0).map(({ id, total }) => `${id}: ${total}`)
    const charged = ledger.entries.filter(isCharge).map(({ order_id: id, amount }) => `${id}: ${-amount}`)
    return owed.filter((one) => !charged.includes(one)).length + Math.abs(charged.length - owed.length)
  })
  const off = books.map(({ paid, ledger }) => {
    const spent = sum(paid.map(({ fromWallet }) => Math.round(fromWallet * 100)))
    return Math.abs(Math.round(ledger.balance * 100) - (fund * 100 - spent))
  })
  const others = books.flatMap(({ ledger }) => ledger.entries.filter(({ kind }) => kind === 'refund'))
  return [
    row('wallet orders not charged exactly once, at their sum', sum(wrong), '', 0, `${byWallet.length} orders`),
    row('wallets wrong by', sum(off) / 100, '', 0),
    row(
      'difference between gateway payments and orders paid there',
      Math.abs(paidOnline - byGateway.length),
      '',
      0,
      `${paidOnline}`,
    ),
    row('payments refunded because their order was not needed', others.length, '', 0),
    row(
      'orders nobody paid',
      sum(books.map(({ unpaid }) => unpaid.length)),
      '',
      null,
      'the link to their gateway was lost',
    ),
  ]
}

/**
 * Makes the vendor execute the next order and lose its answer, again and again; returns how often. Half of the time no
 * answer is lost, because a gateway payment needs its answer: without it the order is given up and placed again.
 */
async function loseAnswers(signal, demo) {
  let times = 0
  const pause = () => wait(betweenLossesMs, null, { signal }).catch(() => null)
  while (!signal.aborted) {
    await demo.fault({ call: 'place_order', kind: 'reset', after: true })
    times++
    await pause()
    await demo.heal()
    await pause()
  }
  return times
}

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
