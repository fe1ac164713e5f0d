import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem, root } from '../../demo/prepare.mjs'
import { freePort } from '../support/listen.mjs'
import { kill, processorMs, residentMb, stop } from '../support/processes.mjs'
import { findNginx, findRedisServer } from '../support/server-programs.mjs'
import { startArguments, storefrontVariables } from '../support/start-command.mjs'
import { get } from './client.mjs'
import { launch, startMs, untilListening } from './programs.mjs'

/** The demo vendor on a free port, and its recorded calls; `startMs` is the time from its start to its first answer. */
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
    stop: () => stop(program.child),
  }
}

/**
 * A separate built storefront; `startMs` is the time from its start to its first page. It keeps its address through
 * `kill`, which is like a crash, and `startAgain`.
 */
export async function startStorefront(vendor, env = {}) {
  const port = await freePort()
  const start = async () => {
    const program = launch('storefront', startArguments, {
      ...storefrontVariables(vendor),
      SESSION_SECRET: 'a-secret-for-the-bench-only',
      LOG_LEVEL: 'info',
      REDIS_URL: '',
      CLIENT_ADDRESS_HEADER: 'x-client-address',
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
    residentMb: () => residentMb(program.child),
    processorMs: () => processorMs(program.child),
    kill: () => kill(program.child),
    startAgain: async () => void (program = await start()),
    stop: () => stop(program.child),
  }
}

/** A bare Node server with the storefront's flags, which sends the same bytes to everybody; `send` sets them. */
export async function startBare() {
  const port = await freePort()
  const flags = startArguments.filter((argument) => argument.startsWith('--'))
  const program = launch('bare server', [...flags, 'tests/bench/bare.mjs'], { PORT: String(port) })
  await untilListening(program, port)
  return {
    port,
    processorMs: () => processorMs(program.child),
    send: (answer) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(answer) }),
    stop: () => stop(program.child),
  }
}

/** Recorded answers as static files; `files` is the path of a file with them. */
export async function startStaticFiles(files) {
  const port = await freePort()
  const program = launch('static files', ['tests/bench/static-files.mjs'], { PORT: String(port), FILES: files })
  await untilListening(program, port)
  return { port, stop: () => stop(program.child) }
}

/**
 * A real Redis, whose data survives `kill` and `startAgain` if it is `durable`. It keeps its address. While it is
 * frozen it accepts connections and does not answer.
 */
export async function startRedis({ durable = false } = {}) {
  const port = await freePort()
  const folder = durable ? temporaryFolder() : tmpdir()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  settings.push('--save', '', '--appendonly', durable ? 'yes' : 'no')
  const start = async () => {
    const program = launch('Redis', settings, {}, findRedisServer())
    await untilListening(program, port)
    return program
  }
  let program = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(program.child),
    startAgain: async () => void (program = await start()),
    freeze: () => void program.child.kill('SIGSTOP'),
    thaw: () => void program.child.kill('SIGCONT'),
    stop: () => kill(program.child),
  }
}

/** nginx with the configuration of `ops/nginx.conf`, in front of the storefronts on these ports. */
export async function startProxy(ports) {
  const port = await freePort()
  const folder = temporaryFolder()
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join('\n')
  const config = readFileSync(join(root, 'ops/nginx.conf'), 'utf8')
    .replace(/(^ +server storefront-\d:8080 .*\n?)+/m, `${servers}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  writeFileSync(join(folder, 'nginx.conf'), config)
  const settings = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off; pid nginx.pid;']
  const program = launch('nginx', settings, {}, findNginx())
  await untilListening(program, port)
  return { port, stop: () => stop(program.child) }
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Asks until the program answers 200; if it does not, its output is reported. */
async function firstAnswer(program, port, path) {
  const end = performance.now() + startMs
  while (performance.now() < end && program.child.exitCode === null) {
    const answer = await get(port, path).catch(() => null)
    if (answer?.status === 200) return
    await wait(5)
  }
  throw new Problem(`The ${program.name} does not answer.\n${program.errors.trim()}`)
}
