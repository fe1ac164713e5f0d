import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { drawingBombs, heavyDrawingBombs, largestPhotographs, photographBombs } from '../../support/bombs.mjs'
import { listen } from '../../support/listen.mjs'
import { forward, send } from '../client.mjs'
import { quantile, row } from '../report.mjs'
import { startDemo, startStorefront } from '../servers.mjs'
import { watchMemory } from './memory.mjs'
import { reporter, sendReport } from './reports.mjs'
import { countStatuses, statusText } from './tally.mjs'
import { registerCustomers } from './vendor.mjs'

const limits = { treeMb: 350, iconMs: 3000 }
const secret = 'a-secret-for-the-bench-only'
const icons = ['180', '192', '512', 'maskable-192', 'maskable-512']
/** The brand with the bombs, and the other brands, which request their icons meanwhile. */
const hostile = 'localhost'
const others = ['grocery.localhost', 'arabia.localhost', 'heavy.localhost']
/** How often all bombs are requested, each time by another address, and how many at once. */
const rounds = 3
const atOnce = 12
const uploads = 18

/**
 * Pictures of one brand that are made to use up memory and processor time: requested as pictures, as its logo, and
 * uploaded by its customers, while other brands request their icons.
 */
export async function measurePictures() {
  const demo = await startDemo()
  const bombs = [
    ...drawingBombs(),
    ...heavyDrawingBombs(),
    ...(await photographBombs()),
    ...(await largestPhotographs()),
  ]
  const vendor = await startVendor(demo, bombs)
  const storefront = await startStorefront(vendor.origin, { PICTURE_CACHE: 'off', PICTURES: 'resized' })
  const people = await registerCustomers(demo, uploads)
  const customers = await Promise.all(people.map((person) => reporter(storefront, person)))
  const memory = watchMemory(storefront.pid())
  const answers = await Promise.all([
    askForBombs(storefront, vendor, bombs),
    Promise.all(icons.map((name) => get(storefront, hostile, `/icon/${name}`))),
    Promise.all(customers.map((customer, at) => sendAll(customer, bombs, at))),
    askForIcons(storefront),
  ])
  const most = await memory.stop()
  await Promise.all([storefront.stop(), demo.stop(), vendor.stop()])
  return rowsOf(answers, most)
}

function rowsOf([bombs, logo, reports, icons], { mb, summedMb, processes }) {
  const note = `${processes} processes; ${Math.round(summedMb)} MB where shared pages count for each`
  const uploadAnswers = reports.flat()
  const slowest = (answers) => Math.round(Math.max(...answers.map(({ ms }) => ms)))
  const all = [...bombs, ...logo, ...uploadAnswers, ...icons]
  return [
    row(
      'pictures: bombs asked for',
      bombs.length + logo.length,
      '',
      null,
      statusText(countStatuses([...bombs, ...logo])),
    ),
    row('pictures: bombs sent by customers', uploadAnswers.length, '', null, statusText(countStatuses(uploadAnswers))),
    row('pictures: not answered, or with 500', all.filter(({ status }) => [0, 500].includes(status)).length, '', 0),
    row('pictures: slowest answer to a bomb', slowest([...bombs, ...logo, ...uploadAnswers]), 'ms'),
    row('pictures: icons of other brands asked for', icons.length, '', null, statusText(countStatuses(icons))),
    row(
      'pictures: half of these within',
      Math.round(
        quantile(
          icons.map(({ ms }) => ms),
          0.5,
        ),
      ),
      'ms',
    ),
    row('pictures: the slowest of these', slowest(icons), 'ms', limits.iconMs),
    row('pictures: most memory, with workers', mb && Math.round(mb), 'MB', limits.treeMb, note),
  ]
}

/** Each bomb in each round as a picture of the hostile brand, several at once. */
async function askForBombs(storefront, { origin }, bombs) {
  const paths = Array.from({ length: rounds }, (_, round) => bombs.map((_, at) => `/bombs/${at}?round=${round}`)).flat()
  const widths = [480, 960, 1920]
  const answers = []
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = paths.pop(); path; path = paths.pop()) {
        const width = widths[paths.length % widths.length]
        answers.push(await get(storefront, hostile, `/picture/${width}/${signatureOf(origin + path)}${path}`))
      }
    }),
  )
  return answers
}

/** Signed the way the storefront signs pictures on its pages. */
const signatureOf = (source) => createHmac('sha256', secret).update(`picture ${source}`).digest('base64url').slice(0, 8)

/** Each customer sends their own bombs, one after another. */
async function sendAll(customer, bombs, at) {
  const own = bombs.filter((_, nth) => nth % uploads === at)
  const answers = []
  for (const { bytes } of own) answers.push(await sendReport(customer, bytes))
  return answers
}

/** The icons of the other brands, one after another. */
async function askForIcons(storefront) {
  const answers = []
  for (const name of icons) for (const host of others) answers.push(await get(storefront, host, `/icon/${name}`))
  return answers
}

function get({ port }, host, path) {
  const started = performance.now()
  const headers = { Accept: 'image/avif,image/webp' }
  return send({ port, host, path, headers }).catch(() => ({ status: 0, ms: performance.now() - started }))
}

/** The demo vendor with bombs among its pictures, one of which is a brand's logo. */
async function startVendor({ port }, bombs) {
  const logo = bombs.findIndex(({ name }) => name === 'a tangle that is dashed')
  const server = createServer(async (incoming, answer) => {
    const [, at] = /^\/bombs\/(\d+)/.exec(incoming.url) ?? []
    if (at) return answer.writeHead(200, { 'Content-Type': 'image/png' }).end(bombs[Number(at)].bytes)
    const forwarded = await forward(port, incoming).catch(() => null)
    if (!forwarded) return answer.destroy()
    const { 'content-length': _length, ...headers } = forwarded.headers
    const isOurs = incoming.url.includes('settings')
    const logoPath = `../bombs/${logo}`
    const body = isOurs ? forwarded.body.toString().replaceAll('favicon-tiffin-street.svg', logoPath) : forwarded.body
    answer.writeHead(forwarded.status, headers).end(body)
  })
  return listen(server)
}
