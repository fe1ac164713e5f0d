import { setTimeout as wait } from 'node:timers/promises'
import { Customer } from './abuse/customer.mjs'

const item = '905'
const paths = ['/', '/vendor/spice-route', '/search?q=paneer', '/vendor/green-bowl', '/']
/** The pause between two steps of a guest, in milliseconds. */
const pauseMs = 700

/**
 * Guests who look around and fill carts until `signal` aborts. A request that fails while a program is being killed is
 * counted separately: `kills` has the begin and the end of each kill, in the time of `performance.now()`.
 */
export async function browse(proxy, guests, signal, kills) {
  const result = { pages: counts(), forms: counts(), cartsChecked: 0, cartsLost: 0, slowestMs: 0 }
  const people = Array.from({ length: guests }, (_, at) => new Customer(() => proxy.port, `10.0.0.${at}`))
  const step = async (count, ask) => {
    const started = performance.now()
    const answer = await ask()
    const ended = performance.now()
    count.asked++
    count.byStatus[answer.status] = (count.byStatus[answer.status] ?? 0) + 1
    result.slowestMs = Math.max(result.slowestMs, ended - started)
    const hasFailed = answer.status === 0 || answer.status >= 400
    if (hasFailed) count[kills.some(({ from, to }) => from <= ended && started <= to) ? 'inFlight' : 'failed']++
    await wait(pauseMs, null, { signal }).catch(() => null)
    return hasFailed ? null : answer
  }
  await Promise.all(people.map((guest) => browseAlone(guest, signal, result, step)))
  return result
}

const counts = () => ({ asked: 0, failed: 0, inFlight: 0, byStatus: {} })

/** One guest: views pages, adds one more to the cart, and checks the cart. */
async function browseAlone(guest, signal, result, step) {
  let units = 0
  const form = { intent: 'add', storeId: '2101', itemId: item, quantity: '1' }
  await wait(Math.random() * pauseMs)
  while (!signal.aborted) {
    for (const path of paths) await step(result.pages, () => guest.ask(path))
    if (units < 20 && (await step(result.forms, () => guest.ask('/cart', form)))) units++
    const page = await step(result.pages, () => guest.ask('/vendor/spice-route'))
    if (!page) continue
    result.cartsChecked++
    if (Number(/Cart, (\d+) item/.exec(page.text)?.[1]) !== units) result.cartsLost++
  }
}
