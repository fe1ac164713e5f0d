import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildIfNeeded, installIfNeeded, Problem, requireNode, root } from '../../demo/prepare.mjs'
import { findChromium } from '../support/chromium.mjs'

/**
 * `npm run screenshots` takes a picture of every screen. Arguments after `--` go to Playwright: `--
 * --project=arabic-360 -g guest`.
 */

try {
  requireNode()
  installIfNeeded()
  buildIfNeeded()
  process.exitCode = takeScreenshots(findChromium(), process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exitCode = 1
}

/** Returns Playwright's exit code. */
function takeScreenshots(chromium, args) {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'tests/screenshots/playwright.config.ts', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { PICTURES: 'resized', ...process.env, CHROMIUM_PATH: chromium },
    },
  )
  return status ?? 1
}
