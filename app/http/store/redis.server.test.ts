import { connect, createServer, type AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '~/http/log.server'
import { createCache } from '~/http/shop/cache.server'
import { failureOf } from '~/vendor-api/stub-vendor.test-support'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { StoreDown } from './key-value'
import { redisConnection, type RedisConnection } from './redis.server'

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

/** A command, and how often it was tried. */
const counted = () => vi.fn((redis: Redis) => redis.incr('count'))

const untilBack = () => vi.waitUntil(() => line.run((redis) => redis.ping()).catch(() => null), { interval: 20 })

describe('a connection to Redis', () => {
  test('takes commands before it is up, and prefixes their keys', async () => {
    expect(await line.run(counted())).toBe(1)
    expect(await server.ask('GET', 'storefront:count')).toBe('1')
  })

  test('passes on an error from Redis, and keeps working', async () => {
    await line.run((redis) => redis.lpush('list', 'a'))
    expect(await failureOf(line.run((redis) => redis.incr('list')))).toMatchObject({ name: 'ReplyError' })
    expect(await line.run((redis) => redis.llen('list'))).toBe(1)
  })

  test('does not try a killed Redis for every command, and uses it again once it is back', async () => {
    await line.run(counted())
    await server.kill()
    await failureOf(line.run(counted()))
    const tried = counted()
    for (let at = 0; at < 100; at++) expect(await failureOf(line.run(tried))).toBeInstanceOf(StoreDown)
    expect(tried).not.toHaveBeenCalled()
    await server.start()
    await untilBack()
    expect(await line.run(counted())).toBe(1)
  })

  test('tries a frozen Redis once, not for every command, and uses it again once it recovers', async () => {
    await line.run((redis) => redis.ping())
    await server.resetCounts()
    server.freeze()
    const tried = counted()
    for (let at = 0; at < 100; at++) expect(await failureOf(line.run(tried))).toBeInstanceOf(StoreDown)
    expect(tried).toHaveBeenCalledTimes(1)
    server.thaw()
    await untilBack()
    expect((await server.counts()).incr ?? 0).toBeLessThanOrEqual(1)
    expect(await line.run((redis) => redis.ping())).toBe('PONG')
  })

  test('logs that Redis is back also after a late answer, when the connection was never lost', async () => {
    const back = vi.spyOn(log, 'info')
    await line.run((redis) => redis.ping())
    await failureOf(line.run(() => Promise.reject(new Error('Command timed out'))))
    expect(line.isUp).toBe(false)
    await untilBack()
    expect(line.isUp).toBe(true)
    expect(back.mock.calls).toEqual([['redis is back']])
    back.mockRestore()
  })

  test('follows its address to another Redis when the one that it is connected to may only read', async () => {
    const [first, second] = [new URL(server.url), await startRedis()]
    let to = first.port
    const address = createServer((socket) =>
      pipeline(socket, connect(Number(to), '127.0.0.1'), socket, () => undefined),
    )
    onTestFinished(async () => {
      address.close()
      await second.stop()
    })
    await new Promise<void>((done) => address.listen(0, '127.0.0.1', done))
    line.close()
    line = redisConnection(`redis://127.0.0.1:${(address.address() as AddressInfo).port}`)
    await line.run(counted())
    await server.ask('REPLICAOF', '127.0.0.1', to)
    to = new URL(second.url).port
    await vi.waitUntil(() => line.run(counted()).catch(() => null), { interval: 20 })
    expect(await second.ask('GET', 'storefront:count')).toBe('1')
  })

  test('finds a Redis that starts later', async () => {
    line.close()
    await server.kill()
    line = redisConnection(server.url)
    expect(await failureOf(line.run(counted()))).toBeInstanceOf(StoreDown)
    await server.start()
    await untilBack()
    expect(await line.run(counted())).toBe(1)
  })
})

describe('the cache with Redis', () => {
  const request = { in: 'catalogue', key: 'a', ms: 60_000, isKnown: () => true } as const
  const keys = async () => (await server.ask('KEYS', '*')) as string[]
  const untilStored = (count: number) => vi.waitUntil(async () => (await keys()).length === count, { interval: 10 })

  test('shares answers between instances, which each keep a copy', async () => {
    const fresh = vi.fn(async () => 'answer')
    await createCache(line)(request, fresh)
    await untilStored(1)
    const other = createCache(line)
    expect(await other(request, fresh)).toBe('answer')
    await server.ask('FLUSHALL')
    expect(await other(request, fresh)).toBe('answer')
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  test('cannot be filled by visitors: unknown places and things stay in memory', async () => {
    const cache = createCache(line)
    for (let at = 0; at < 200; at++) {
      await cache({ ...request, key: `place ${at}`, in: 'by-place' }, async () => 'stores')
      await cache({ ...request, key: `no such ${at}`, isKnown: () => false }, async () => null)
    }
    await cache(request, async () => 'answer')
    await untilStored(1)
    expect(await keys()).toEqual(['storefront:cache:a'])
    expect(Number(await server.ask('PTTL', 'storefront:cache:a'))).toBeGreaterThan(60_000)
  })

  test('removes an entry for every instance', async () => {
    const vendor = { answer: 'here' as string | null }
    const isKnown = (answer: string | null) => answer !== null
    const ask = (cache = createCache(line)) => cache({ ...request, ms: 1000, isKnown }, async () => vendor.answer)
    const cache = createCache(line)
    await ask(cache)
    await untilStored(1)
    vendor.answer = null
    await vi.waitUntil(async () => (await ask(cache)) === null, { interval: 5 })
    await untilStored(0)
    expect(await ask()).toBeNull()
  })

  test('ignores foreign entries and asks again', async () => {
    for (const value of [
      '{',
      '{}',
      'null',
      '[]',
      '{"metadata":{},"value":1}',
      '{"metadata":{"createdTime":1},"value":1}',
    ]) {
      await server.ask('SET', 'storefront:cache:a', value)
      expect(await createCache(line)(request, async () => 'answer'), value).toBe('answer')
      await vi.waitUntil(async () => (await server.ask('GET', 'storefront:cache:a')) !== value)
    }
    await server.ask('DEL', 'storefront:cache:a')
    await server.ask('LPUSH', 'storefront:cache:a', 'x')
    expect(await createCache(line)(request, async () => 'answer')).toBe('answer')
  })

  test.each([
    ['killed', () => server.kill()],
    ['frozen', async () => server.freeze()],
  ])("falls back to each instance's memory while Redis is %s", async (_, stop) => {
    const cache = createCache(line)
    await cache(request, async () => 'kept')
    await stop()
    const fresh = vi.fn(async () => 'new')
    expect(await cache(request, fresh)).toBe('kept')
    for (let at = 0; at < 50; at++) expect(await cache({ ...request, key: `b ${at % 2}` }, fresh)).toBe('new')
    expect(fresh).toHaveBeenCalledTimes(2)
  })
})
