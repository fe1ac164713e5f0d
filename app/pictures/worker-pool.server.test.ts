import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makePicture } from './worker-pool.server'
import type { Job } from './worker/jobs'

/** A worker of this test: it names itself, crashes, or hangs and leaves a file, as the job says. */
const program = `
  import { writeFileSync } from 'node:fs'
  process.on('disconnect', () => process.exit())
  process.on('message', ({ bytes }) => {
    const asked = Buffer.from(bytes).toString()
    if (asked.startsWith('/')) {
      writeFileSync(asked, '')
      for (const end = Date.now() + 60_000; Date.now() < end; );
      process.exit()
    }
    if (asked === 'break') process.exit(1)
    if (asked === 'refuse') return process.send({ problem: 'not a picture' })
    const said = asked === 'environment' ? Object.keys(process.env).join(' ') : String(process.pid)
    process.send({ made: Buffer.from(said) })
  })
  process.send('ready')
`
vi.mock('./worker-file.server', () => ({
  workerFile: async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'worker-')), 'worker.mjs')
    writeFileSync(file, program)
    return file
  },
}))

const ask = async (content: string, ...of: string[]) => {
  const job: Job = { kind: 'photo', bytes: Buffer.from(content) }
  return String(await makePicture(job, ...of))
}

/** Whether a process exists. */
function isThere(pid: string) {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Waits without advancing the test's clock. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise(setImmediate)
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

afterEach(() => vi.useRealTimers())

test('one worker makes one picture after another, and ends when there are no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = await ask('who', 'a')
  expect(await ask('who', 'b')).toBe(worker)
  await expect(ask('refuse', 'a')).rejects.toMatchObject({ message: 'not a picture', isLasting: true })
  expect(await ask('who', 'a')).toBe(worker)
  await later(10_000)
  await until(() => !isThere(worker))
  expect(await ask('who', 'a')).not.toBe(worker)
})

test('a job that takes too long is ended with its worker, while other brands and then the same one are served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = await ask('who', 'a')
  const begun = ['1', '2'].map((name) => join(mkdtempSync(join(tmpdir(), 'loop-')), name))
  const ends = Promise.allSettled(begun.map((file) => ask(file, 'a', file)))
  const waiting = ask('who', 'a', '3')
  const other = await ask('who', 'b')
  expect(isThere(worker)).toBe(true)
  expect(other).not.toBe(worker)
  await until(() => begun.every((file) => existsSync(file)))
  let isServed = false
  void waiting.then(() => (isServed = true))
  await later(2900)
  expect(isServed).toBe(false)
  await later(200)
  const slow = { status: 'rejected', reason: { message: 'too slow', isLasting: true } }
  expect(await ends).toMatchObject([slow, slow])
  await until(() => !isThere(worker))
  expect(await waiting).not.toBe(worker)
})

test('a crashing worker loses one picture', async () => {
  const worker = await ask('who', 'a')
  await expect(ask('break', 'a')).rejects.toThrow('a worker that broke off')
  expect(await ask('who', 'a')).not.toBe(worker)
})

test('workers have no secrets', async () => {
  vi.stubEnv('SESSION_SECRET', 'a-secret-for-tests-only')
  const names = (await ask('environment', 'a')).split(' ').filter((name) => !/^(?:NODE_|MALLOC_|UV_)/.test(name))
  expect(names.filter((name) => /SECRET|KEY|URL|TOKEN|FILE|PATH/.test(name))).toEqual([])
})
