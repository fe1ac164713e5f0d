import { spawn, type ChildProcess } from 'node:child_process'
import { Redis } from 'ioredis'
import { freePort } from './listen.mjs'
import { kill as killChild } from './processes.mjs'
import { findRedisServer } from './server-programs.mjs'

/** A real Redis for one test, in memory only. It keeps its address through `kill` and `start`. */
export type TestRedis = {
  readonly url: string
  /** Starts it again, empty, after `kill`; resolves when it answers. */
  start(): Promise<void>
  /** Kills it, like a crash. */
  kill(): Promise<void>
  /** Freezes it: it keeps its connections and accepts data, but does not answer. */
  freeze(): void
  /** Continues after `freeze`, with everything sent meanwhile. */
  thaw(): void
  /** Runs one command on a separate connection. */
  ask(command: string, ...args: (string | number)[]): Promise<unknown>
  /** How often each command was received since the start or `resetCounts`, by its lower-case name. */
  counts(): Promise<Record<string, number>>
  resetCounts(): Promise<void>
  stop(): Promise<void>
}

export async function startRedis(): Promise<TestRedis> {
  const { port, child: first } = await launchAnywhere()
  let child = first
  const ask = async (command: string, ...args: (string | number)[]) => {
    const client = new Redis({ host: '127.0.0.1', port, retryStrategy: () => null })
    // The command itself reports what went wrong.
    client.on('error', () => undefined)
    try {
      return await client.call(command, ...args)
    } finally {
      client.disconnect()
    }
  }
  const kill = () => killChild(child)
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      await kill()
      child = await launch(port)
    },
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    ask,
    async counts() {
      const text = String(await ask('INFO', 'commandstats'))
      return Object.fromEntries(
        [...text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)].map(([, name, calls]) => [name, Number(calls)]),
      )
    },
    async resetCounts() {
      await ask('CONFIG', 'RESETSTAT')
    },
    stop: kill,
  }
}

/** Another process may take a free port before Redis does; then another port is tried. */
async function launchAnywhere() {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { child: await launch(port), port }
    } catch (error) {
      if (attempt === 5) throw error
    }
  }
}

function launch(port: number): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(findRedisServer(), settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  // It must not outlive the tests, however they end.
  const endToo = () => child.kill('SIGKILL')
  process.once('exit', endToo)
  child.once('exit', () => process.off('exit', endToo))
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4000)
      if (output.includes('Ready to accept connections')) resolve(child)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`redis-server ended with code ${code}.\n${output}`)))
  })
}
