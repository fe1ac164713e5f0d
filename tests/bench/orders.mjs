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
/** The ways of paying, in turn, and the initial balance of each wallet. */
const ways = [cash, wallet, online]
const fund = 50_000

/** Milliseconds in which an answer is lost, then in which none is; and when everybody gives up. */
const betweenLossesMs = 350
const patienceMs = 900_000

/**
 * Money: customers who order side by side from two instances on one Redis, often submitting twice, at a vendor that makes orders
 * and loses its answers. What was made, and what is left of what was sold, is asked of the vendor itself.
 */
export async function measureOrders({ customers, rounds, pauseMs } = whole) {
  const [demo, redis] = await Promise.all([startDemo(), startRedis()])
  const storefronts = await Promise.all([1, 2].map(() => startStorefront(demo.origin, { REDIS_URL: redis.url })))
  const people = await registerCustomers(demo, customers)
  await stockUp(demo, itemsOrdered)
  await Promise.all(people.map((person) => fillWallet(demo, person, fund)))
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)])
  const [ordering, lost] = await Promise.all([
    placeOrders(storefronts, people, signal, { rounds, pauseMs, wayOf: (nth) => ways[nth % ways.length] }).finally(() =>
      over.abort(),
    ),
    loseAnswers(signal, demo),
  ]).finally(() => over.abort())
  await endPayments(demo)
  const books = await Promise.all(
    people.map(async (person) => ({ ...(await paidOrders(demo, person)), ledger: await ledgerOf(demo, person) })),
  )
  const made = books.flatMap(({ paid }) => paid.map(({ id }) => id))
  const sold = await Promise.all(itemsOrdered.map(async (item) => plenty - (await stockOf(demo, item))))
  await Promise.all([...storefronts, demo, redis].map((program) => program.stop()))
  const intended = itemsOrdered.map((item) => unitsOrdered(item) * customers * rounds)
  const { counted, seconds } = ordering
  return [
    ...orderRows(
      (what) => what,
      ordering,
      made,
      `${customers} customers, ${Math.round(seconds)} s, answers lost at ${lost} moments`,
    ),
    row(
      'units sold beside those intended',
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

/** The vendor's books: every order charged once, in the ordered way, and nothing else. */
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
    row(
      'orders from wallets charged otherwise than once, at their sum',
      sum(wrong),
      '',
      0,
      `${byWallet.length} orders`,
    ),
    row('wallets wrong by', sum(off) / 100, '', 0),
    row(
      'payments at gateways beside orders paid there',
      Math.abs(paidOnline - byGateway.length),
      '',
      0,
      `${paidOnline}`,
    ),
    row('payments given back, as nobody needed them', others.length, '', 0),
    row(
      'orders nobody paid',
      sum(books.map(({ unpaid }) => unpaid.length)),
      '',
      null,
      'the way to their gateway was lost',
    ),
  ]
}

/**
 * Has the vendor make an order and lose its answer, again and again, as soon as the next one comes; how often that was. Half of the
 * time it loses none: an order to be paid at a gateway is worth nothing without its answer, and is made anew.
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
