import { setTimeout as wait } from 'node:timers/promises'
import { Customer, seen } from './customer.mjs'

const [dal, fries, eggs, bites] = ['905', '914', '917', '919']
export const itemsOrdered = [dal, fries, eggs, bites]

/** Units of an item that a customer orders per round. */
export const unitsOrdered = (item) => carts.reduce((units, cart) => units + (cart[item] ?? 0), 0)

/** What each customer orders, in turn: different carts, some with the same sum, some identical. */
const carts = [
  { [dal]: 1 },
  { [fries]: 2 },
  { [dal]: 1, [eggs]: 1 },
  { [dal]: 2 },
  { [fries]: 2 },
  { [fries]: 1, [bites]: 1 },
  { [eggs]: 3 },
  { [eggs]: 3 },
  { [dal]: 1, [fries]: 1, [bites]: 2 },
  { [dal]: 1 },
]
/** The form fields for each way of paying. */
export const cash = { method: 'cash' }
export const wallet = { method: '', wallet: 'on' }
export const online = { method: 'stripe' }

/** Tries for one step of one order. */
const mostTries = 120
/**
 * Pauses in milliseconds: before the next order, before the next try, and before asking again about an order that may
 * exist.
 */
const pauses = { order: 2500, next: 200, unknown: 4000 }

/**
 * All customers at once, each ordering all carts so many rounds, each order paid by the way of its number. Gives the orders intended, the ids of those told of, one for
 * each, and what was sent for them.
 */
export async function placeOrders(storefronts, people, signal, options = {}) {
  const { rounds = 1, pauseMs = pauses.order, wayOf = () => cash } = options
  const counted = { sent: 0, byStatus: {}, broken: 0, slowestMs: 0, paidOnline: 0 }
  const started = performance.now()
  let turn = 0
  const portNow = () => storefronts[turn++ % storefronts.length].port
  const toOrder = Array.from({ length: rounds }, () => carts).flat()
  const bench = { counted, signal, toOrder, pauseMs }
  const told = await Promise.all(
    people.map((person, nth) => orderAll(new Customer(portNow), person, { ...bench, wayOf: (at) => wayOf(nth + at) })),
  )
  const seconds = (performance.now() - started) / 1000
  return { intended: people.length * toOrder.length, toldIds: told.flat(), counted, seconds }
}

async function orderAll(customer, person, bench) {
  const told = []
  await insist(bench, async () => (await customer.signIn(person)).status === 302)
  for (const [at, cart] of bench.toOrder.entries()) {
    if (at > 0) await wait(bench.pauseMs)
    // After a lost answer the same cart is filled again.
    const empty = new Map(customer.cookies)
    const isFilled = await insist(bench, async () => {
      customer.cookies = new Map(empty)
      return (await customer.add(cart)) === null
    })
    if (isFilled) told.push(...(await order(customer, bench, { isHasty: at % 3 !== 2, way: bench.wayOf(at) })))
  }
  return told
}

/**
 * Places the cart: submits until an order is reported. Returns the reported ids, more than one if that ever happens.
 */
async function order(customer, bench, { isHasty, way }) {
  const told = new Set()
  await insist(bench, async (attempt) => {
    const shown = await customer.goToPay()
    if (shown.form) await submitUntilLost(customer, bench, { ...shown.form, ...way }, isHasty && attempt === 0, told)
    else await follow(customer, bench, shown, told)
    return told.size > 0
  })
  return [...told]
}

/** Records a reported order, pays at a gateway, and gives up an order that nobody can pay any more. */
async function follow(customer, { counted }, { orderId, gateway, lost }, told) {
  if (orderId) told.add(orderId)
  if (lost) await customer.ask('/payment', { intent: 'cancel', order: lost })
  if (!gateway) return
  const back = await payAt(gateway)
  if (back) counted.paidOnline++
  const { orderId: paid } = seen(await customer.ask(back ?? '/payment'))
  if (paid) told.add(paid)
}

/** Pays on the page of a gateway; returns the address back to the shop, or null if it was paid already. */
async function payAt(page) {
  const outcome = `${new URL(page).origin}${new URL(page).pathname}/outcome`
  const ending = new URLSearchParams({ ending: 'pay', lang: 'en' })
  const pressed = await fetch(outcome, { method: 'POST', body: ending, redirect: 'manual' })
  const left = await fetch(new URL(pressed.headers.get('location'), page), { redirect: 'manual' })
  if (left.status !== 303) return null
  const { pathname, search } = new URL(left.headers.get('location'))
  return pathname + search
}

/** Submits one form, twice at once if hasty, and its answer once more; afterwards the page is reloaded. */
async function submitUntilLost(customer, bench, form, isHasty, told) {
  for (let time = 0; time < 2 && told.size === 0 && !bench.signal.aborted; time++) {
    const submits = Array.from({ length: isHasty && time === 0 ? 2 : 1 }, () => submit(customer, bench.counted, form))
    const answers = await Promise.all(submits)
    for (const answer of answers) await follow(customer, bench, seen(answer), told)
    if (told.size === 0) await wait(answers.some(({ status }) => status >= 429) ? pauses.unknown : pauses.next)
  }
}

async function submit(customer, counted, form) {
  counted.sent++
  const started = performance.now()
  const answer = await customer.ask('/payment', form)
  if (answer.status === 0) counted.broken++
  else {
    counted.byStatus[answer.status] = (counted.byStatus[answer.status] ?? 0) + 1
    counted.slowestMs = Math.max(counted.slowestMs, performance.now() - started)
  }
  return answer
}

/** Repeats a step until it succeeds, within bounds; returns whether it did. */
async function insist({ signal }, step) {
  for (let attempt = 0; attempt < mostTries && !signal.aborted; attempt++) {
    if (await step(attempt)) return true
    await wait(pauses.next)
  }
  return false
}
