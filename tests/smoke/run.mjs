import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installIfNeeded, Problem, requireNode, root } from '../../demo/prepare.mjs'
import { findChromium } from '../support/chromium.mjs'
import { healthFailure } from './ask.mjs'

/**
 * `npm run smoke -- https://shop.example` checks from outside whether a deployment is healthy. It orders nothing and
 * makes no account. Exits with 0 if all is well, else with 1.
 */

const usage = `npm run smoke -- https://shop.example [--user NUMBER] [--report FOLDER] [--at ADDRESS] [--insecure]
  --user      signs in and out as this test customer; the password is in SMOKE_PASSWORD
  --report    where the HTML report goes; smoke-report when left out
  --at        asks this address, whatever the host's name leads to: before a domain is moved
  --insecure  does not look at the certificate
NODE_EXTRA_CA_CERTS=ca.pem trusts an authority of your own.`

try {
  process.exitCode = await run(readArguments())
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  const text = { type: 'string' }
  const options = { user: text, report: text, at: text, insecure: { type: 'boolean' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const { protocol, origin } = new URL(positionals[0] ?? '')
    if (positionals.length !== 1 || !/^https?:$/.test(protocol)) throw new Error('not an address')
    return { ...values, origin }
  } catch {
    throw new Problem(usage)
  }
}

async function run({ origin, user = '', report = 'smoke-report', at = '', insecure = false }) {
  requireNode()
  Object.assign(process.env, {
    SHOP_URL: origin,
    SMOKE_USER: user,
    SMOKE_AT: at,
    SMOKE_INSECURE: insecure ? 'yes' : '',
    PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(report),
    PLAYWRIGHT_HTML_OPEN: 'never',
  })
  const failure = await healthFailure()
  if (failure) throw new Problem(`${origin} is NOT healthy: ${failure}`)
  installIfNeeded()
  process.env.CHROMIUM_PATH = findChromium()
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'tests/smoke/playwright.config.ts'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  console.log(
    `\n${origin} ${status === 0 ? 'is healthy' : 'is NOT healthy: see the lines above'}. Report: ${report}/index.html`,
  )
  return status === 0 ? 0 : 1
}
