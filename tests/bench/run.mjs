import { buildIfNeeded, installIfNeeded, Problem, requireNode } from '../../demo/prepare.mjs'
import { findChromium } from '../support/chromium.mjs'
import { measureClaims } from './abuse/claims.mjs'
import { measureHostile } from './abuse/hostile.mjs'
import { measureKilledInstances } from './abuse/killed-instances.mjs'
import { measureLongTexts } from './abuse/long-texts.mjs'
import { measureOddHeaders } from './abuse/odd-headers.mjs'
import { measurePictures } from './abuse/pictures.mjs'
import { measureRedisGone } from './abuse/redis-gone.mjs'
import { measureSlowConnections } from './abuse/slow-connections.mjs'
import { measureSlowUploads } from './abuse/slow-uploads.mjs'
import { measureStreams } from './abuse/streams.mjs'
import { measureUnknownHosts } from './abuse/unknown-hosts.mjs'
import { measureUnreadAnswers } from './abuse/unread-answers.mjs'
import { measureBytes } from './bytes.mjs'
import { measureDemo } from './demo.mjs'
import { measureFleet } from './fleet.mjs'
import { measureGrowth } from './growth.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureOrders } from './orders.mjs'
import { measurePaint } from './paint.mjs'
import { stopAll } from './programs.mjs'
import { loads, table } from './report.mjs'
import { measureScreens } from './screens.mjs'
import { measureServer } from './server.mjs'
import { startDemo, startStorefront } from './servers.mjs'
import { measureStatic } from './static.mjs'
import { measureVendorTroubles } from './vendor-troubles.mjs'
import { measureWalk } from './walk.mjs'

/**
 * `npm run bench`: measures every budget of the storefront and of the demo vendor and prints it beside its limit. A
 * measurement, not a test: it ends with 0 whatever it finds. `npm run bench -- demo server` measures only the named
 * groups, `--json` prints data instead of tables. `static`, `walk`, `lighthouse`, `growth`, `orders`, `fleet`, `vendor`
 * and `abuse` take minutes and are measured only when they are named.
 */

const groups = {
  bytes: onStorefront(measureBytes),
  screens: onStorefront(measureScreens),
  paint: onStorefront(measurePaint),
  static: onStorefront(measureStatic),
  walk: onStorefront(measureWalk),
  lighthouse: onStorefront(measureLighthouse),
  server: onStorefront(measureServer),
  demo: measureDemo,
  growth: () => measureGrowth(),
  orders: () => measureOrders(),
  fleet: () => measureFleet(),
  vendor: measureVendorTroubles,
  abuse: measureAbuse,
}
const onlyNamed = ['static', 'walk', 'lighthouse', 'growth', 'orders', 'fleet', 'vendor', 'abuse']

/** Stress tests of the storefront, each with its own programs. */
const abuses = [
  onStorefront(measureHostile),
  onStorefront(measureSlowConnections),
  onStorefront(measureUnknownHosts),
  onStorefront(measureUnreadAnswers),
  onStorefront(measureOddHeaders),
  onStorefront(measureLongTexts),
  measureStreams,
  measureClaims,
  measurePictures,
  measureSlowUploads,
  measureRedisGone,
  measureKilledInstances,
]

/** The pages that the budgets name: home with 30 stores, and a store with 60 items. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'store', path: '/vendor/spice-route' },
]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)))

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
} finally {
  await stopAll()
}

async function main(options) {
  const asJson = options.includes('--json')
  const named = options.filter((option) => option !== '--json')
  const unknown = named.find((name) => !(name in groups))
  if (unknown) throw new Problem(`Unknown: ${unknown}. There are ${Object.keys(groups).join(', ')} and --json.`)
  const wanted = Object.keys(groups).filter((name) =>
    named.length === 0 ? !onlyNamed.includes(name) : named.includes(name),
  )
  const say = (text) => (asJson ? console.error(text) : console.log(text))
  requireNode()
  installIfNeeded()
  if (wanted.some((name) => name !== 'demo')) buildIfNeeded()

  const results = []
  for (const name of wanted) {
    say(`Measuring ${name}...`)
    const before = loads()
    const rows = await groups[name]()
    const result = { group: name, load: { before, after: loads() }, rows }
    results.push(result)
    say(table(result))
  }
  if (asJson) console.log(JSON.stringify(results, null, 2))
}

/** Measured on a storefront that has served before; the server group measures a new one. */
function onStorefront(measure) {
  return async () => {
    const demo = await startDemo()
    const storefront = await startStorefront(demo.origin)
    const rows = await measure({ demo, storefront, pages, chromium: () => findChromium() })
    await Promise.all([storefront.stop(), demo.stop()])
    return rows
  }
}

async function measureAbuse() {
  const rows = []
  for (const measure of abuses) rows.push(...(await measure()))
  return rows
}
