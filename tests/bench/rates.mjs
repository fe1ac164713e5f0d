import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Problem } from '../../demo/prepare.mjs'
import { asha, Customer } from './abuse/customer.mjs'
import { accepted, ownHeaders, send } from './client.mjs'
import { atLeast, row } from './report.mjs'
import { startBare } from './servers.mjs'

/** Answers per second, as a share of what a bare Node server reaches with the same bytes. */
const limits = { guests: 70, people: 10, thousandStores: 95 }
/** The cart: items without choices, by id, each with its quantity. */
const cart = { 905: 1, 914: 2 }
const load = { connections: 8, seconds: 1 }
const rounds = 9
const loadProgram = fileURLToPath(new URL('./rate-load.mjs', import.meta.url))

/** A cookie of ours that differs at each visit and does not show on the page. */
const anotherEachTime = '__place={visit}'

/**
 * What pages cost when the vendor's answers are in the cache: for guests, whose pages are cached; for a customer with a
 * cart and a signed-in one, whose own pages are cached while nothing changes; and for first visits, whose pages have to
 * be rendered. Storefront and bare server answer in turn, in short rounds, with the same bytes for the same program, so
 * that both run under the same conditions. A rate is answers per second of processor time, so that other work on the
 * machine matters less.
 */
export async function measureRates(storefront, pages) {
  const bare = await startBare()
  const people = await visitors(storefront.port)
  const rows = []
  for (const { who, cookie, limit } of people) {
    for (const { name, path } of pages) {
      const [measured] = await measure(storefront, bare, [{ path, cookie }])
      rows.push(share(`${name} for ${who}`, measured, limit))
    }
  }
  for (const { name, path } of pages) {
    const [measured] = await measure(storefront, bare, [{ path, cookie: anotherEachTime }])
    rows.push(firstVisitRow(name, measured))
  }
  // In turn too, because machine and process change within a minute.
  const [heavy, light] = await measure(storefront, bare, [{ path: '/', host: 'heavy.localhost' }, { path: '/' }])
  rows.push(share('home of 1,000 stores for guests', heavy, limits.guests))
  const beside = (100 * heavy.perSecond) / light.perSecond
  rows.push(atLeast('home of 1,000 stores, beside the home of 30', Math.round(beside), '%', limits.thousandStores))
  await bare.stop()
  return rows
}

/** How many requests of a guest for a path a server answers, `{ answered, failed }`. */
export async function answersFor(server, path, { connections, seconds }) {
  const { head } = await prepare(server, { path })
  return ask(server, { head, connections, seconds })
}

function share(name, { perSecond, barePerSecond, bytes, failed }, limit) {
  const note = `${Math.round(perSecond)}/s beside ${Math.round(barePerSecond)}/s, ${(bytes / 1024).toFixed(1)} kB each`
  const value = failed > 0 ? null : (100 * perSecond) / barePerSecond
  return atLeast(`${name}: rate beside a bare server’s`, value, '%', limit, failed > 0 ? `${failed} failed` : note)
}

/** A page that nobody has requested before: the cost of the first visit. */
function firstVisitRow(name, { perSecond, barePerSecond, failed }) {
  const note =
    failed > 0 ? `${failed} failed` : `${((100 * perSecond) / barePerSecond).toFixed(1)} % of a bare server’s`
  return row(`${name} rendered for a first visit`, Math.round(perSecond), '/s', null, note)
}

/** The cookies of a guest, of somebody with a cart, and of somebody signed in. */
async function visitors(port) {
  const withCart = new Customer(() => port)
  if (await withCart.add(cart)) throw new Problem('The cart to measure with could not be filled.')
  const signedIn = new Customer(() => port)
  if ((await signedIn.signIn(asha)).status !== 302) throw new Problem('The customer to measure with could not sign in.')
  // The first page shows a toast; the next ones are measured.
  for (const customer of [withCart, signedIn]) await customer.ask('/')
  return [
    { who: 'guests', cookie: '', limit: limits.guests },
    { who: 'a customer with a cart', cookie: withCart.cookieHeader, limit: limits.people },
    { who: 'a signed-in customer', cookie: signedIn.cookieHeader, limit: limits.people },
  ]
}

/** Requests pages in turn, each beside the bare server with the same bytes; returns the best round of each page. */
async function measure(storefront, bare, visits) {
  const prepared = []
  for (const visit of visits) prepared.push(await prepare(storefront, visit))
  for (let round = 0; round < rounds; round++) {
    for (const { page, head, own, plain } of prepared) {
      await bare.send({ headers: page.headers, body: page.body.toString('base64') })
      own.push(await answersOf(storefront, { head, ...load }))
      plain.push(await answersOf(bare, { head, ...load }))
    }
  }
  // The best round counts, because everything else on the machine only slows it down.
  const perSecond = (answers) => Math.max(...answers.map((answer) => answer.perSecond))
  return prepared.map(({ page, own, plain }) => ({
    perSecond: perSecond(own),
    barePerSecond: perSecond(plain),
    bytes: page.body.length,
    failed: [...own, ...plain].reduce((sum, { failed }) => sum + failed, 0),
  }))
}

/** The storefront's answer for a page, and the request head for it. */
async function prepare({ port }, { path, host = 'localhost', cookie = '' }) {
  const headers = { Host: `${host}:${port}`, ...accepted }
  if (cookie) headers.Cookie = cookie
  const answer = await send({ port, path, host, headers })
  const page = { headers: ownHeaders(answer), body: answer.body }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return { page, head: `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, own: [], plain: [] }
}

async function answersOf(server, work) {
  const before = server.processorMs()
  const { answered, failed } = await ask(server, work)
  return { perSecond: (1000 * answered) / (server.processorMs() - before), failed }
}

async function ask({ port }, work) {
  const { stdout } = await promisify(execFile)(process.execPath, [loadProgram, JSON.stringify({ port, ...work })])
  return JSON.parse(stdout)
}
