import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { asha, Customer, shownIn } from './abuse/customer.mjs'
import { statusText } from './abuse/tally.mjs'
import { get } from './client.mjs'
import { quantile, row } from './report.mjs'
import { startDemo, startStorefront } from './servers.mjs'

/**
 * How costs grow: the same pages with more stores, items, visitors at once, hosts and watchers of orders. Each case has
 * a storefront of its own. Rates are answers per second while all visitors request at once.
 */

const seconds = 3

/** Each case with its visitors at once, the host and path that they request, and a note that explains the cost. */
const cases = [
  { name: '30 stores', visitors: 10, path: '/' },
  {
    name: '1,000 stores',
    visitors: 10,
    host: 'heavy.localhost',
    path: '/',
    note: 'a page shows 24 of them; the list is read once',
  },
  { name: '60 items', visitors: 10, path: '/vendor/spice-route' },
  {
    name: '1,500 items',
    visitors: 10,
    host: 'heavy.localhost',
    path: '/vendor/mega-mart',
    note: 'a section at a time',
  },
  { name: '10 visitors at once', visitors: 10, path: '/' },
  { name: '100 visitors at once', visitors: 100, path: '/' },
  {
    name: '1,000 visitors at once',
    visitors: 1000,
    path: '/',
    note: 'their requests queue in one process',
  },
  { name: '1 made-up host', visitors: 10, hosts: 1, path: '/' },
  { name: '100 made-up hosts', visitors: 10, hosts: 100, path: '/' },
  {
    name: '1,000 made-up hosts',
    visitors: 10,
    hosts: 1000,
    path: '/',
    note: 'the vendor is asked for few at a time; others get a 503',
  },
]
const watchers = [1, 100, 500]

export async function measureGrowth() {
  const demo = await startDemo()
  const rows = []
  for (const one of cases) rows.push(...(await measureCase(demo, one)))
  for (const count of watchers) rows.push(...(await measureWatchers(demo, count)))
  await demo.stop()
  return rows
}

async function measureCase(demo, { name, visitors, host = 'localhost', hosts = 0, path, note = '' }) {
  const storefront = await startStorefront(demo.origin)
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const hostOf = (at) => (hosts ? `made-up-${at % hosts}.localhost` : host)
  const visitPage = (host) => get(storefront.port, path, agent, '', host).catch(() => ({ status: 0 }))
  await visitPage(hostOf(0))
  await demo.reset()
  const times = []
  const statuses = {}
  const end = performance.now() + seconds * 1000
  let sentCount = 0
  const visit = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const { status } = await visitPage(hostOf(sentCount++))
      times.push(performance.now() - started)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  agent.destroy()
  const calls = (await demo.calls()).length
  const memory = storefront.residentMb()
  await storefront.stop()
  const about = [
    `p50 ${ms(times, 0.5)}, p99 ${ms(times, 0.99)}`,
    `${Math.round(memory)} MB`,
    `${calls} vendor calls`,
    statusText(statuses),
    note,
  ]
  return [row(name, Math.round(times.length / seconds), '/s', null, about.filter(Boolean).join('; '))]
}

/** The vendor calls for many watchers of one order, and the speed of pages meanwhile. */
async function measureWatchers(demo, count) {
  const storefront = await startStorefront(demo.origin)
  const customer = new Customer(() => storefront.port)
  await customer.signIn(asha)
  await customer.add({ 905: 1 })
  const { form } = await customer.goToPay()
  const { orderId } = shownIn(await customer.ask('/payment', form))
  const path = `/order-events/${orderId}`
  const streams = await Promise.all(
    Array.from({ length: count }, () => listen(storefront.port, path, customer.cookieHeader)),
  )
  const callsBefore = (await demo.calls()).length
  await wait(seconds * 1000)
  const calls = (await demo.calls()).length - callsBefore
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = []
  for (let at = 0; at < 200; at++) {
    times.push((await get(storefront.port, '/', agent)).ms)
  }
  const memory = storefront.residentMb()
  const open = streams.filter(({ status }) => status === 200).length
  streams.forEach(({ close }) => close())
  agent.destroy()
  await storefront.stop()
  const note = `${open} of ${count} streams; ${calls} vendor calls in ${seconds} s; ${Math.round(memory)} MB`
  return [row(`home beside ${count} watchers of an order: p99`, quantile(times, 0.99), 'ms', null, note)]
}

const ms = (times, share) => `${quantile(times, share).toFixed(1)} ms`

function listen(port, path, cookie) {
  const headers = { Host: `localhost:${port}`, Accept: 'text/event-stream', Cookie: cookie }
  return new Promise((done) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume()
      response.on('error', () => null)
      done({ status: response.statusCode, close: () => outgoing.destroy() })
    })
    outgoing.on('error', () => done({ status: 0, close: () => null }))
    outgoing.end()
  })
}
