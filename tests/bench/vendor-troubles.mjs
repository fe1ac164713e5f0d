import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from '../support/listen.mjs'
import { Customer } from './abuse/customer.mjs'
import { statusText } from './abuse/tally.mjs'
import { forward } from './client.mjs'
import { quantile, row } from './report.mjs'
import { startDemo, startStorefront } from './servers.mjs'

/** What the vendor does in each phase, and for how many seconds: it is down for longer than any answer is fresh. */
const phases = [
  { name: 'well', seconds: 10, act: () => 'pass' },
  { name: 'slow (2 s)', seconds: 30, act: () => 'delay' },
  { name: 'unreliable (each third call lost)', seconds: 30, act: (nth) => (nth % 3 === 0 ? 'cut' : 'pass') },
  { name: 'gone', seconds: 100, act: () => 'cut' },
]
const delayMs = 2000
const pauseMs = 100

/** The pages requested: one in memory, one with a cart, and some that need something new. */
const pages = [
  { name: 'home of guests', path: () => '/' },
  { name: 'store with a cart', path: () => '/vendor/spice-route', hasCart: true },
  { name: 'a new search', path: (nth) => `/search?q=rice%20${nth}` },
  { name: 'review of a cart', path: () => '/review-cart', hasCart: true },
]

/** How fast pages are while the vendor is slow, loses calls, and is down. */
export async function measureVendorTroubles() {
  const demo = await startDemo()
  const vendor = await startBetween(demo)
  const storefront = await startStorefront(vendor.origin)
  const rows = []
  const shopper = new Customer(() => storefront.port, '10.1.0.1')
  await shopper.add({ 905: 1 })
  for (const { name, seconds, act } of phases) {
    vendor.act = act
    rows.push(...(await measurePhase(storefront, shopper, name, seconds)))
  }
  await Promise.all([storefront.stop(), vendor.stop(), demo.stop()])
  return rows
}

function measurePhase(storefront, shopper, phase, seconds) {
  const end = performance.now() + seconds * 1000
  return Promise.all(
    pages.map(async ({ name, path, hasCart }, at) => {
      const visitor = hasCart ? shopper : new Customer(() => storefront.port, `10.1.1.${at}`)
      const times = []
      const statuses = {}
      for (let nth = 0; performance.now() < end; nth++) {
        const started = performance.now()
        const { status } = await visitor.ask(path(`${phase.length}${nth}`))
        times.push(performance.now() - started)
        statuses[status] = (statuses[status] ?? 0) + 1
        await wait(pauseMs)
      }
      const note = `99 % within ${Math.round(quantile(times, 0.99))} ms; ${statusText(statuses)}`
      return row(`${phase}: ${name}`, quantile(times, 0.5), 'ms', null, note)
    }),
  )
}

/** A proxy in front of the demo vendor; `act` decides what happens to each call. */
async function startBetween(demo) {
  let nth = 0
  const between = { act: () => 'pass' }
  const server = createServer(async (incoming, answer) => {
    const action = between.act(++nth)
    if (action === 'cut') return incoming.socket.destroy()
    if (action === 'delay') await wait(delayMs)
    const forwarded = await forward(demo.port, incoming).catch(() => null)
    if (!forwarded) return answer.destroy()
    answer.writeHead(forwarded.status, forwarded.headers).end(forwarded.body)
  })
  return Object.assign(between, await listen(server))
}
