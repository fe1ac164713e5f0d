import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, installIfNeeded, Problem, requireNode, root } from '../demo/prepare.mjs'
import { findChromium } from './support/chromium.mjs'
import { findNginx, findPromtool, findRedisServer } from './support/server-programs.mjs'

/**
 * `npm test` runs everything from a fresh clone. It stops at the first stage that fails; the last line is `N passed, N
 * failed`. `npm test -- unit e2e` runs only the named stages.
 */

const results = join(root, 'test-results')
const unitReport = join(results, 'unit.json')
const e2eReport = join(results, 'e2e.json')
const total = { passed: 0, failed: 0 }

const stages = {
  types: () => command('tsc', ['--noEmit']),
  lint: () => command('oxlint', ['-c', 'oxlint.config.mjs']),
  build: () => {
    buildIfNeeded()
    return true
  },
  unit: async () => {
    const isGood = await command('vitest', [
      'run',
      '-c',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${unitReport}`,
    ])
    count(unitReport, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))
    return isGood
  },
  e2e: async () => {
    const env = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport, PLAYWRIGHT_HTML_OPEN: 'never' }
    const isGood = await command(
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json'],
      env,
    )
    count(e2eReport, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }))
    return isGood
  },
}

const isWanted = (stage) => process.argv.length === 2 || process.argv.includes(stage, 2)

process.exitCode = (await main()) ? 0 : 1

async function main() {
  const unknown = process.argv.slice(2).filter((name) => !(name in stages))
  if (unknown.length > 0) {
    console.error(`Unknown stage: ${unknown.join(', ')}. There are ${Object.keys(stages).join(', ')}.`)
    return false
  }
  const summary = []
  let isGood = await stage('prepare', prepare, summary)
  for (const [name, run] of Object.entries(stages)) {
    if (isGood && isWanted(name)) isGood = await stage(name, run, summary)
  }
  if (!isGood && total.failed === 0) total.failed = 1
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return isGood
}

function prepare() {
  requireNode()
  installIfNeeded()
  findChromium()
  findRedisServer()
  findNginx()
  findPromtool()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  return true
}

async function stage(name, run, summary) {
  const start = Date.now()
  console.log(`\n== ${name}`)
  let isGood = false
  try {
    isGood = await run()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
  }
  summary.push(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`)
  return isGood
}

/** Runs an installed command and shows its output; returns whether it succeeded. */
function command(name, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.once('error', () => done(false))
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      done(code === 0)
    })
  })
}

/** Adds a report's figures to the total; a stage that crashed before its report counts as one failure. */
function count(file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
    total.passed += passed
    total.failed += failed
  } catch {
    total.failed += 1
  }
}
