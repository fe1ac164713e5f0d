import { setTimeout as wait } from 'node:timers/promises'
import { Customer, seen } from './customer.mjs'

const [dal, fries, eggs, bites] = ['905', '914', '917', '919']
export const itemsOrdered = [dal, fries, eggs, bites]

/** Units of an item that one customer orders in a round. */
export const unitsOrdered = (item) => carts.reduce((units, cart) => units + (cart[item] ?? 0), 0)

/** What each customer orders, one after another: different carts, some with the same sum, some the same again. */
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
/** Tries for one step of one order. */
const mostTries = 120
/** Pauses in milliseconds: before the next order, before the next try, and before asking again for what may exist. */
const pauses = { order: 2500, next: 200, unknown: 4000 }

/**
 * All customers at once, each ordering all carts so many rounds. Gives the orders intended, the ids of those told of, one for
 * each, and what was sent for them.
 */
export async function placeOrders(storefronts, people, signal, { rounds = 1, pauseMs = pauses.order } = {}) {
  const counted = { sent: 0, byStatus: {}, broken: 0, slowestMs: 0 }
  const started = performance.now()
  let turn = 0
  const portNow = () => storefronts[turn++ % storefronts.length].port
  const toOrder = Array.from({ length: rounds }, () => carts).flat()
  const bench = { counted, signal, toOrder, pauseMs }
  const told = await Promise.all(people.map((person) => orderAll(new Customer(portNow), person, bench)))
  const seconds = (performance.now() - started) / 1000
  return { intended: people.length * toOrder.length, toldIds: told.flat(), counted, seconds }
}

async function orderAll(customer, person, bench) {
  const told = []
  await insist(bench, async () => (await customer.signIn(person)).status === 302)
  for (const [at, cart] of bench.toOrder.entries()) {
    if (at > 0) await wait(bench.pauseMs)
    // The cart as it was before is filled again when an answer was lost on the way.
    const empty = new Map(customer.cookies)
    const isFilled = await insist(bench, async () => {
      customer.cookies = new Map(empty)
      return (await customer.add(cart)) === null
    })
    if (isFilled) told.push(...(await order(customer, bench, { isHasty: at % 3 !== 2 })))
  }
  return told
}

/** Places the cart: submits, and submits again, until told of an order. The ids told, more than one if that ever happens. */
async function order(customer, bench, { isHasty }) {
  const told = new Set()
  await insist(bench, async (attempt) => {
    const shown = await customer.goToPay()
    if (shown.orderId) told.add(shown.orderId)
    else if (shown.form) await submitUntilLost(customer, bench, shown.form, isHasty && attempt === 0, told)
    return told.size > 0
  })
  return [...told]
}

/** Submits one form, twice at once if hasty, and what it answers with once more; afterwards the page is loaded anew. */
async function submitUntilLost(customer, bench, form, isHasty, told) {
  for (let time = 0; time < 2 && told.size === 0 && !bench.signal.aborted; time++) {
    const submits = Array.from({ length: isHasty && time === 0 ? 2 : 1 }, () => submit(customer, bench.counted, form))
    const answers = await Promise.all(submits)
    for (const answer of answers) {
      const { orderId } = seen(answer)
      if (orderId) told.add(orderId)
    }
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

/** Repeats a step until it is done, within bounds; whether it was done. */
async function insist({ signal }, step) {
  for (let attempt = 0; attempt < mostTries && !signal.aborted; attempt++) {
    if (await step(attempt)) return true
    await wait(pauses.next)
  }
  return false
}
