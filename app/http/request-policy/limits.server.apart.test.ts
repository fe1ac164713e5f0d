import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { redisConnection, type RedisConnection } from '~/http/store/redis.server'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { createLimits, limits } from './limits.server'

const { times, seconds } = limits.signIn

/** Makes several tries in a row; returns the waits. */
async function tries(count: ReturnType<typeof createLimits>, amount: number, key = 'a') {
  const waits: number[] = []
  for (let at = 0; at < amount; at++) waits.push((await count('signIn', key)).waitMs)
  return waits
}

const zeros = (amount: number) => Array.from({ length: amount }, () => 0)

describe('limits in memory', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('allow this many tries, and the next must wait until the period is over', async () => {
    const count = createLimits()
    expect(await tries(count, times + 1)).toEqual([...zeros(times), seconds * 1000])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await tries(count, 1)).toEqual([(seconds - 1) * 1000])
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(await tries(count, 1)).toEqual([0])
  })

  test('count each key and each limit separately', async () => {
    const count = createLimits()
    await tries(count, times + 1)
    expect(await tries(count, 1, 'b')).toEqual([0])
    expect((await count('places', 'a')).waitMs).toBe(0)
  })

  test('count all tries made at the same moment', async () => {
    const count = createLimits()
    const all = await Promise.all(Array.from({ length: 3 * times }, () => count('signIn', 'a')))
    expect(all.filter(({ waitMs }) => waitMs === 0)).toHaveLength(times)
  })

  test('do not count a returned try, and start afresh when forgotten', async () => {
    const count = createLimits()
    await tries(count, times - 1)
    await (await count('signIn', 'a')).giveBack()
    const last = await count('signIn', 'a')
    expect([last.waitMs, ...(await tries(count, 1))]).toEqual([0, seconds * 1000])
    await last.forget()
    expect(await tries(count, times)).toEqual(zeros(times))
  })

  test('forget the oldest of a flood of keys', async () => {
    const count = createLimits()
    await tries(count, times + 1, 'first')
    for (let at = 0; at < 20_000; at++) await count('signIn', `key ${at}`)
    expect(await tries(count, 1, 'first')).toEqual([0])
    expect(vi.getTimerCount()).toBeLessThanOrEqual(20_000)
  })
})

describe('limits in Redis', () => {
  let server: TestRedis
  let line: RedisConnection
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.start()
    line = redisConnection(server.url)
  })
  afterEach(() => line.close())

  test('are shared by all instances', async () => {
    const [one, other] = [createLimits(line), createLimits(line)]
    expect(await tries(one, times - 1)).toEqual(zeros(times - 1))
    expect((await tries(other, 2)).map((wait) => wait > 0)).toEqual([false, true])
    expect((await tries(one, 1))[0]).toBeGreaterThan(0)
    await (await other('signIn', 'a')).forget()
    expect(await tries(one, 1)).toEqual([0])
  })

  test('have keys without personal data', async () => {
    await createLimits(line)('signIn', '10001 9000000001')
    const keys = (await server.ask('KEYS', '*')) as string[]
    expect(keys).toEqual([expect.stringMatching(/^storefront:limit:signIn:[\w-]{43}$/)])
    expect(Number(await server.ask('PTTL', keys[0] ?? ''))).toBeGreaterThan(0)
  })

  test.each([
    ['killed', () => server.kill()],
    ['frozen', async () => server.freeze()],
  ])('are counted per instance while Redis is %s', async (_, stop) => {
    const count = createLimits(line)
    await tries(count, 1)
    await stop()
    expect((await tries(count, times + 1)).map((wait) => wait > 0)).toEqual([...zeros(times).map(() => false), true])
  })

  test('count nothing if Redis answers with an error', async () => {
    await server.ask('CONFIG', 'SET', 'maxmemory', '1', 'maxmemory-policy', 'noeviction')
    const count = createLimits(line)
    expect((await tries(count, times + 1)).at(-1)).toBeGreaterThan(0)
  })
})
