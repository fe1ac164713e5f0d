import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installIfNeeded, Problem, requireNode, root } from '../../demo/prepare.mjs'
import { findChromium } from '../support/chromium.mjs'

/**
 * `npm run smoke -- https://shop.example`: whether a deployment is healthy, seen from outside. It orders nothing and makes no
 * account. Ends with 0 when all is well, else with 1.
 */

const usage = `npm run smoke -- https://shop.example [--user NUMBER] [--report FOLDER] [--insecure]
  --user      signs in and out as this test customer; the password is in SMOKE_PASSWORD
  --report    where the HTML report goes; smoke-report when left out
  --insecure  does not look at the certificate`

try {
  process.exitCode = run(readArguments())
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  const options = { user: { type: 'string' }, report: { type: 'string' }, insecure: { type: 'boolean' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const { protocol, origin } = new URL(positionals[0] ?? '')
    if (positionals.length !== 1 || !/^https?:$/.test(protocol)) throw new Error('not an address')
    return { ...values, origin }
  } catch {
    throw new Problem(usage)
  }
}

function run({ origin, user = '', report = 'smoke-report', insecure = false }) {
  requireNode()
  installIfNeeded()
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'tests/smoke/playwright.config.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        CHROMIUM_PATH: findChromium(),
        SHOP_URL: origin,
        SMOKE_USER: user,
        SMOKE_INSECURE: insecure ? 'yes' : '',
        PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(report),
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    },
  )
  console.log(
    `\n${origin} ${status === 0 ? 'is healthy' : 'is NOT healthy: see the lines above'}. Report: ${report}/index.html`,
  )
  return status === 0 ? 0 : 1
}
