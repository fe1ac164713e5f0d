import { buildIfNeeded, installIfNeeded, Problem, requireNode } from '../../demo/prepare.mjs'
import { findChromium } from '../support/chromium.mjs'
import { measureBytes } from './bytes.mjs'
import { measurePaint } from './paint.mjs'
import { loads, table } from './report.mjs'
import { measureServer } from './server.mjs'
import { startDemo, startStorefront, stopAll } from './servers.mjs'

/**
 * `npm run bench`: measures every budget of the storefront and prints it beside its limit. A measurement, not a test: it
 * ends with 0 whatever it finds. `--only=bytes|paint|server` measures one group, `--json` prints data instead of tables.
 */

const groups = { bytes: measureBytes, paint: measurePaint, server: measureServer }

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
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  const unknown = options.find((option) => option !== '--json' && !option.startsWith('--only='))
  if (unknown || (only !== undefined && !(only in groups))) {
    throw new Problem(`Options are --json and --only=${Object.keys(groups).join('|')}.`)
  }
  const say = (text) => (asJson ? console.error(text) : console.log(text))
  requireNode()
  installIfNeeded()
  buildIfNeeded()

  const demo = await startDemo()
  const results = []
  for (const [name, measure] of Object.entries(groups)) {
    if (only && only !== name) continue
    say(`Measuring ${name}...`)
    const before = loads()
    // Pages are measured on a server that has served them before; what a new server costs is measured with the server.
    const storefront = await startStorefront(demo.origin)
    const rows = await measure({ demo, storefront, pages, chromium: () => findChromium() })
    await storefront.stop()
    const result = { group: name, load: { before, after: loads() }, rows }
    results.push(result)
    say(table(result))
  }
  if (asJson) console.log(JSON.stringify(results, null, 2))
}
