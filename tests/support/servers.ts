import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './listen.mjs'
import { kill, processorMs, residentMb, stop } from './processes.mjs'
import { startArguments, storefrontVariables } from './start-command.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Env = Record<string, string>

/** A call as the demo vendor recorded it. */
export type RecordedCall = { call: string; body: Record<string, unknown>; headers: { authorization: boolean } }

/**
 * A running storefront; `url` returns its address under a host name, `residentMb` its memory and `processorMs` its
 * processor time, null once it has ended.
 */
export type Storefront = {
  port: number
  url(host?: string): string
  residentMb(): number | null
  processorMs(): number | null
}

/** A storefront that the test itself started. `kill` ends it like a crash. */
export type StartedStorefront = Storefront & Program & { pid: number; kill(): Promise<void> }

/** The running demo vendor and its switches for tests. */
export type DemoVendor = {
  origin: string
  reset(): Promise<void>
  /** Advances the vendor's clock. */
  advance(seconds: number): Promise<void>
  /** The vendor's clock, and setting it back. */
  now(): Promise<string>
  goTo(moment: string): Promise<void>
  /** Makes calls fail; with `after` they do their work first, and only the answer is lost. */
  fault(fault: { call?: string; kind: string; value?: unknown; times?: number; after?: true }): Promise<void>
  /** Chooses how answers are spelled: numbers as text or native, empty values as null, absent or blank. */
  flavour(flavour: { numbers?: string; empty?: string }): Promise<void>
  /** Changes the settings of a host's brand until the reset, key by key. */
  settings(host: string, settings: Record<string, unknown>): Promise<void>
  /** Cancels an order under way, as its store would. */
  cancel(orderId: string, reason?: string): Promise<void>
  /** Replaces the pictures by a set, such as 'odd': photographs of all shapes, some missing. */
  pictures(set: string): Promise<void>
  /** Ends all faults; the data stays. */
  heal(): Promise<void>
  /** The last code sent to a number or e-mail; '' for none. */
  codeFor(to: string): Promise<string>
  /** The calls received since the last reset, by name. */
  calls(name: string): Promise<RecordedCall[]>
  /** The address of the realtime database, null until it runs, and how many browsers are connected. */
  realtime(): Promise<{ url: string | null; connections: number }>
  /** Cuts their connections. */
  cutRealtime(): Promise<void>
}

type Program = { stop(): Promise<void> }

/** The realtime database takes time to load, so only its tests start one. */
export async function startDemo({ realtime = false } = {}): Promise<DemoVendor & Program> {
  const port = await freePort()
  // By default it would take the next port, which may be in use.
  const realtimePort = realtime ? String(await freePort()) : 'off'
  const child = run(['demo/api.mjs'], { DEMO_PORT: String(port), DEMO_REALTIME_PORT: realtimePort })
  const demo = demoAt(`http://127.0.0.1:${port}`)
  await untilAnswers(child, () => `${demo.origin}/_control/requests`)
  return { ...demo, stop: () => stop(child) }
}

/** A demo vendor that runs. */
export function demoAt(origin: string): DemoVendor {
  const control = async (path: string, body?: object) => {
    const response = await fetch(`${origin}/_control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return {
    origin,
    reset: () => control('reset'),
    advance: (seconds) => control('clock', { advance_s: seconds }),
    async now() {
      return ((await (await fetch(`${origin}/_control/clock`)).json()) as { now: string }).now
    },
    goTo: (moment) => control('clock', { to: moment }),
    fault: (fault) => control('fault', fault),
    heal: () => control('faults/reset'),
    flavour: (flavour) => control('flavour', flavour),
    settings: (host, settings) => control('settings', { host, settings }),
    pictures: (set) => control('pictures', { set }),
    cancel: (orderId, reason) => control('order', { order_id: orderId, status: 'Cancelled', reason }),
    async codeFor(to) {
      const messages = (await (await fetch(`${origin}/_control/outbox`)).json()) as { to: string; code: string }[]
      return messages.find((one) => one.to === to)?.code ?? ''
    },
    async calls(name) {
      const all = (await (await fetch(`${origin}/_control/requests`)).json()) as RecordedCall[]
      return all.filter(({ call }) => call === name)
    },
    async realtime() {
      return (await (await fetch(`${origin}/_control/realtime`)).json()) as { url: string | null; connections: number }
    },
    cutRealtime: () => control('realtime/cut'),
  }
}

/**
 * Starts a built storefront against a vendor like `npm start`; with port 0 the system chooses a port, which the program
 * prints.
 */
export async function startStorefront(
  vendorOrigin: string,
  env: Env = {},
  args = startArguments,
): Promise<StartedStorefront> {
  const child = run(args, {
    ...storefrontVariables(vendorOrigin),
    SESSION_SECRET: 'a-secret-for-tests-only',
    LOG_LEVEL: 'silent',
    SERVICE_WORKER: 'off',
    // Resizing pictures would slow all tests, so only the tests about it switch it on.
    PICTURES: process.env.PICTURES ?? 'as-is',
    VENDOR_TIMEOUT_MS: '60000',
    // A test that watches an order waits for its changes.
    TRACK_SECONDS: '0.5',
    REDIS_TIMEOUT_MS: '60000',
    CLIENT_ADDRESS_HEADER: 'x-test-address',
    PORT: '0',
    ...env,
  })
  let port = 0
  child.stdout?.on('data', (text: Buffer) => {
    port ||= Number(/:(\d+)\)?\s*$/m.exec(text.toString())?.[1] ?? 0)
  })
  await untilAnswers(child, () => (port ? `http://127.0.0.1:${port}/healthz` : null))
  const pid = child.pid ?? 0
  return { ...storefrontAt(port, pid), pid, stop: () => stop(child), kill: () => kill(child) }
}

/** A storefront that runs; `before` stands before the host names of its vendors. */
export function storefrontAt(port: number, pid: number, before = ''): Storefront {
  return {
    port,
    url: (host = 'localhost') => `http://${before}${host}:${port}`,
    residentMb: () => residentMb({ pid }),
    processorMs: () => processorMs({ pid }),
  }
}

/** The same site on Remix's own server, without what `server.ts` adds. */
export async function startOnRemixServe(vendorOrigin: string, env: Env = {}): Promise<StartedStorefront> {
  const port = String(await freePort())
  const args = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
  return startStorefront(vendorOrigin, { ...env, PORT: port }, args)
}

function run(args: string[], env: Env): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function untilAnswers(child: ChildProcess, url: () => string | null) {
  while (child.exitCode === null && child.signalCode === null) {
    const address = url()
    const response = address && (await fetch(address).catch(() => null))
    if (response && response.ok) return
    await wait(20)
  }
  throw new Error(`${child.spawnargs.join(' ')} ended with ${child.signalCode ?? `code ${child.exitCode}`}`)
}
