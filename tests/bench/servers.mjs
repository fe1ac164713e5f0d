import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem, root } from '../../demo/prepare.mjs'
import { findRedisServer } from '../support/redis-server.mjs'

const startMs = 30_000
const stopMs = 5_000
const running = new Set()
let isOver = false
// Whatever ends the bench, nothing that it started outlives it.
process.on('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')))

/** The demo vendor on a free port, and what it was asked; `startMs` is the time from its start to its first answer. */
export async function startDemo(env = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const program = launch('demo vendor', ['demo/api.mjs'], { DEMO_DB: '', ...env, DEMO_PORT: String(port) })
  await firstAnswer(program, port, '/api/v1/settings?vendor_id=10001&is_langauge=en')
  return {
    origin,
    port,
    startMs: performance.now() - started,
    reset: () => fetch(`${origin}/_control/reset`, { method: 'POST' }),
    fault: (fault) => fetch(`${origin}/_control/fault`, { method: 'POST', body: JSON.stringify(fault) }),
    heal: () => fetch(`${origin}/_control/faults/reset`, { method: 'POST' }),
    calls: async () => (await fetch(`${origin}/_control/requests`)).json(),
    stop: () => stop(program),
  }
}

/**
 * A built storefront of its own; `startMs` is the time from its start to its first page. It keeps its address through
 * `kill`, which ends it without a farewell, and `startAgain`.
 */
export async function startStorefront(vendor, env = {}) {
  const port = await freePort()
  const start = async () => {
    const program = launch('storefront', startArguments(), {
      NODE_ENV: 'production',
      VENDOR_API_URL: `${vendor}/api/v1`,
      MAPS_API_URL: vendor,
      SESSION_SECRET: 'a-secret-for-the-bench-only',
      LOG_LEVEL: 'info',
      STATE_FILE: ':memory:',
      MALLOC_ARENA_MAX: '2',
      PICTURE_CACHE: join(root, 'node_modules/.cache/pictures'),
      REDIS_URL: '',
      CLIENT_ADDRESS_HEADER: 'x-client-address',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    })
    await firstAnswer(program, port, '/')
    return program
  }
  const started = performance.now()
  let program = await start()
  return {
    origin: `http://localhost:${port}`,
    port,
    startMs: performance.now() - started,
    pid: () => program.child.pid,
    residentMb: () => residentMb(program.child.pid),
    processorMs: () => processorMs(program.child.pid),
    kill: () => kill(program),
    startAgain: async () => void (program = await start()),
    stop: () => stop(program),
  }
}

/** A bare Node server with the storefront's flags, which sends the same bytes to everybody; `send` says which. */
export async function startBare() {
  const port = await freePort()
  const flags = startArguments().filter((argument) => argument.startsWith('--'))
  const program = launch('bare server', [...flags, 'tests/bench/bare.mjs'], { PORT: String(port) })
  await untilListening(program, port)
  return {
    port,
    processorMs: () => processorMs(program.child.pid),
    send: (answer) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(answer) }),
    stop: () => stop(program),
  }
}

/** Recorded answers as static files; `files` is the path of a file with them. */
export async function startStaticFiles(files) {
  const port = await freePort()
  const program = launch('static files', ['tests/bench/static-files.mjs'], { PORT: String(port), FILES: files })
  await untilListening(program, port)
  return { port, stop: () => stop(program) }
}

/** A real Redis in memory only. It keeps its address through `kill` and `startAgain`; frozen, it accepts and says nothing. */
export async function startRedis() {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const start = async () => {
    const program = launch('Redis', settings, {}, findRedisServer())
    await untilListening(program, port)
    return program
  }
  let program = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(program),
    startAgain: async () => void (program = await start()),
    freeze: () => void program.child.kill('SIGSTOP'),
    thaw: () => void program.child.kill('SIGCONT'),
    stop: () => kill(program),
  }
}

/** What `npm start` runs: flags in that script are part of what is measured. */
function startArguments() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [program, ...args] = scripts.start.replace(/^(\w+=\S+ )*exec /, '').split(' ')
  if (program !== 'node') throw new Problem(`The start script is "${scripts.start}"; the bench can only run node.`)
  return args
}

/** Ends all that was started; nothing more is. */
export function stopAll() {
  isOver = true
  return Promise.all([...running].map(stop))
}

/** A client that keeps its connections, as a proxy in front of the storefront does. */
export function keepAliveClient(port, connections, host) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return { get: (path, cookie) => get(port, path, agent, cookie, host), close: () => agent.destroy() }
}

/** One page as a browser asks for it, read to its end; gives status, bytes and milliseconds. */
function get(port, path, agent, cookie, host = 'localhost') {
  const headers = { Host: `${host}:${port}`, 'Accept-Encoding': 'br', 'Accept-Language': 'en' }
  if (cookie) headers.Cookie = cookie
  return new Promise((done, fail) => {
    const started = performance.now()
    const asked = request({ host: '127.0.0.1', port, path, agent, headers, timeout: startMs }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode, bytes, ms: performance.now() - started }))
    })
    asked.on('error', fail)
    asked.on('timeout', () => asked.destroy(new Error(`${path} is not answered`)))
    asked.end()
  })
}

/** Asks until the program answers with 200; what it wrote is told when it does not. */
async function firstAnswer(program, port, path) {
  const end = performance.now() + startMs
  while (performance.now() < end && program.child.exitCode === null) {
    const answer = await get(port, path).catch(() => null)
    if (answer?.status === 200) return
    await wait(5)
  }
  throw new Problem(`The ${program.name} does not answer.\n${program.errors.trim()}`)
}

async function untilListening(program, port) {
  const end = performance.now() + startMs
  while (performance.now() < end && program.child.exitCode === null) {
    const isListening = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true)))
      socket.on('error', () => done(false))
    })
    if (isListening) return
    await wait(5)
  }
  throw new Problem(`${program.name} does not answer.\n${program.errors.trim()}`)
}

function launch(name, args, env, command = process.execPath) {
  if (isOver) throw new Problem('The bench is over.')
  const stdio = ['ignore', 'ignore', 'pipe']
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio })
  const program = { name, child, errors: '' }
  child.stderr.on('data', (text) => (program.errors = (program.errors + text).slice(-4000)))
  running.add(program)
  return program
}

async function stop(program) {
  running.delete(program)
  const { child } = program
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await Promise.race([ended, wait(stopMs, null, { ref: false })])
  child.kill('SIGKILL')
}

async function kill(program) {
  running.delete(program)
  const { child } = program
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

/** Resident memory of a process in MB, or null where the system does not tell. */
function residentMb(pid) {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024
  } catch {
    return null
  }
}

/** Processor time that a process has used, in ms, or null where the system does not tell. Linux counts in 10 ms. */
function processorMs(pid) {
  try {
    const counts = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(counts[11]) + Number(counts[12])) * 10
  } catch {
    return null
  }
}

async function freePort() {
  const probe = createServer()
  await new Promise((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address()
  await new Promise((done) => probe.close(done))
  return port
}
