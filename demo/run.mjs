import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildIfNeeded, installIfNeeded, Problem, requireNode, root } from './prepare.mjs'

/**
 * `npm run demo`: a working marketplace from a fresh clone. Installs, builds, and runs the demo vendor and the
 * storefront.
 */

/** How long a program may take to start, and then to stop, in milliseconds. */
const startMs = 30_000
const stopMs = 5_000

const cache = join(root, 'node_modules/.cache/storefront-demo')
const children = []
let stopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))

// npm sends signals to its shell, and some shells do not pass them on. So stop when the parent has ended.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void stop(0), 300).unref()

try {
  await start()
} catch (error) {
  // A problem is shown as a message. Any other error is a bug and keeps its stack.
  if (!stopping) console.error(error instanceof Problem ? error.message : error)
  await stop(1)
}

async function start() {
  requireNode()
  const port = portOf('PORT', 3000)
  const demoPort = portOf('DEMO_PORT', 4600)
  if (port === demoPort) throw new Problem(`PORT and DEMO_PORT are both ${port}; set one of them to another port.`)
  await requireFree('PORT', port)
  await requireFree('DEMO_PORT', demoPort)
  installIfNeeded()
  buildIfNeeded()
  mkdirSync(cache, { recursive: true })

  const vendor = `http://127.0.0.1:${demoPort}`
  launch('demo vendor', ['demo/api.mjs'], { DEMO_PORT: demoPort, SHOP_PORT: port })
  launch('storefront', ['build/start.js'], {
    NODE_ENV: 'production',
    VENDOR_API_URL: `${vendor}/api/v1`,
    MAPS_API_URL: vendor,
    SIGN_IN_PICTURES_URL: `${vendor}/pictures`,
    SESSION_SECRET: secret(),
    // The demo vendor starts without orders, so the shop must start without them too.
    STATE_FILE: ':memory:',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    HOST: '127.0.0.1',
    PORT: port,
  })
  await Promise.all([answers(`${vendor}/_control/requests`), answers(`http://127.0.0.1:${port}/healthz`)])
  if (stopping) return
  console.log(`
Storefront ready: http://localhost:${port}

  Sign in with mobile 9000000001 and password demo1234.
  Two more brands: http://grocery.localhost:${port} and http://arabia.localhost:${port}
  The vendor API: ${vendor}/api/v1
  Stop with Ctrl+C.
`)
}

function portOf(name, fallback) {
  const port = Number(process.env[name] || fallback)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Problem(`${name} must be a port from 1 to 65535.`)
  return port
}

/** Both loopback addresses: browsers try either of them for localhost. */
async function requireFree(name, port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await new Promise((done) => {
      const probe = createServer()
      probe.once('error', (error) => done(error.code))
      probe.listen(port, host, () => probe.close(() => done(null)))
    })
    if (code === 'EADDRINUSE') throw new Problem(`Port ${port} is in use; set ${name} to a free one.`)
    if (code === 'EACCES') throw new Problem(`Port ${port} may not be used here; set ${name} to another one.`)
  }
}

/** Starts a program and writes its output to a file. When one program ends, all are stopped. */
function launch(name, args, env) {
  const logFile = join(cache, `${name.replace(' ', '-')}.log`)
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  children.push(child)
  child.once('exit', (code, signal) => {
    if (stopping) return
    const lastLines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
    console.error(`The ${name} stopped (${signal ?? `code ${code}`}).\n${lastLines}`)
    void stop(1)
  })
}

async function answers(url) {
  const end = Date.now() + startMs
  while (!stopping) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    if (Date.now() > end) throw new Problem(`${url} does not answer. See the logs in ${cache}.`)
    await wait(50)
  }
}

/** The same secret at every start, so that a cart survives a restart. */
function secret() {
  const file = join(cache, 'secret')
  try {
    const stored = readFileSync(file, 'utf8')
    if (stored.length >= 32) return stored
  } catch {
    // The first start.
  }
  const fresh = randomBytes(32).toString('hex')
  writeFileSync(file, fresh, { mode: 0o600 })
  return fresh
}

async function stop(code) {
  if (stopping) return
  stopping = true
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null)
  const ended = Promise.all(running.map((child) => new Promise((done) => child.once('exit', done))))
  for (const child of running) child.kill('SIGTERM')
  await Promise.race([ended, wait(stopMs)])
  for (const child of running) child.kill('SIGKILL')
  process.exit(code)
}
