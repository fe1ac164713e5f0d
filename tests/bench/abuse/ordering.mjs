import { setTimeout as wait } from 'node:timers/promises'
import { Customer, shownIn } from './customer.mjs'

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
/** The form fields for each payment method. */
export const cash = { method: 'cash' }
export const wallet = { method: '', wallet: 'on' }
export const online = { method: 'stripe' }

/**
 * How long a customer repeats one step of one order, in milliseconds: longer than the two minutes after which an order
 * that was cut off by a kill may be sent again (rules 12.3).
 */
const patienceMs = 180_000
/**
 * Pauses in milliseconds: before the next order, before the next try, and before asking again about an order that may
 * exist.
 */
const pauses = { order: 2500, next: 200, unknown: 4000 }

/**
 * All customers at once order all carts, `rounds` times. `methodOf` gives the payment method of each order. Returns the
 * number of intended orders, the ids of the orders reported to customers, and counts of what was sent.
 */
export async function placeOrders(storefronts, people, signal, options = {}) {
  const { rounds = 1, pauseMs = pauses.order, methodOf = () => cash } = options
  const counted = { sent: 0, byStatus: {}, broken: 0, slowestMs: 0, paidOnline: 0 }
  const started = performance.now()
  let turn = 0
  const portNow = () => storefronts[turn++ % storefronts.length].port
  const toOrder = Array.from({ length: rounds }, () => carts).flat()
  const bench = { counted, signal, toOrder, pauseMs }
  const reported = await Promise.all(
    people.map((person, nth) =>
      orderAll(new Customer(portNow), person, { ...bench, methodOf: (at) => methodOf(nth + at) }),
    ),
  )
  const seconds = (performance.now() - started) / 1000
  return { intended: people.length * toOrder.length, reportedIds: reported.flat(), counted, seconds }
}

async function orderAll(customer, person, bench) {
  const reported = []
  await repeatUntilDone(bench, async () => (await customer.signIn(person)).status === 302)
  for (const [at, cart] of bench.toOrder.entries()) {
    if (at > 0) await wait(bench.pauseMs)
    // After a lost answer the same cart is filled again.
    const empty = new Map(customer.cookies)
    const isFilled = await repeatUntilDone(bench, async () => {
      customer.cookies = new Map(empty)
      return (await customer.add(cart)) === null
    })
    if (isFilled)
      reported.push(...(await order(customer, bench, { isHasty: at % 3 !== 2, method: bench.methodOf(at) })))
  }
  return reported
}

/**
 * Places the cart: submits until an order is reported. Returns the reported ids; more than one is a mistake.
 */
async function order(customer, bench, { isHasty, method }) {
  const reported = new Set()
  await repeatUntilDone(bench, async (attempt) => {
    const page = await customer.goToPay()
    if (page.form) await submitTwice(customer, bench, { ...page.form, ...method }, isHasty && attempt === 0, reported)
    else await follow(customer, bench, page, reported)
    return reported.size > 0
  })
  return [...reported]
}

/** Records a reported order, pays at a gateway, and gives up an order that nobody can pay any more. */
async function follow(customer, { counted }, { orderId, gateway, unpayableId }, reported) {
  if (orderId) reported.add(orderId)
  if (unpayableId) await customer.ask('/payment', { intent: 'cancel', order: unpayableId })
  if (!gateway) return
  const back = await payAt(gateway)
  if (back) counted.paidOnline++
  const { orderId: paidId } = shownIn(await customer.ask(back ?? '/payment'))
  if (paidId) reported.add(paidId)
}

/** Pays on the page of a gateway; returns the address back to the shop, or null if it was paid already. */
async function payAt(page) {
  const outcome = `${new URL(page).origin}${new URL(page).pathname}/outcome`
  const ending = new URLSearchParams({ ending: 'pay', lang: 'en' })
  const choice = await fetch(outcome, { method: 'POST', body: ending, redirect: 'manual' })
  const callback = await fetch(new URL(choice.headers.get('location'), page), { redirect: 'manual' })
  if (callback.status !== 303) return null
  const { pathname, search } = new URL(callback.headers.get('location'))
  return pathname + search
}

/** Submits a form, twice at once if hasty, and once more if no order was reported. The caller then reloads the page. */
async function submitTwice(customer, bench, form, isHasty, reported) {
  for (let time = 0; time < 2 && reported.size === 0 && !bench.signal.aborted; time++) {
    const submits = Array.from({ length: isHasty && time === 0 ? 2 : 1 }, () => submit(customer, bench.counted, form))
    const answers = await Promise.all(submits)
    for (const answer of answers) await follow(customer, bench, shownIn(answer), reported)
    if (reported.size === 0) await wait(answers.some(({ status }) => status >= 429) ? pauses.unknown : pauses.next)
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

/** Repeats a step until it succeeds or the customer loses patience; returns whether it did. */
async function repeatUntilDone({ signal }, step) {
  const started = performance.now()
  for (let attempt = 0; performance.now() - started < patienceMs && !signal.aborted; attempt++) {
    if (await step(attempt)) return true
    await wait(pauses.next)
  }
  return false
}
