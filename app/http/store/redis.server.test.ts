import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureOf } from '~/vendor-api/stub-vendor.test-support'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { createCache } from '~/http/shop/cache.server'
import { RedisGone, redisConnection, type RedisConnection } from './redis.server'

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

const untilBack = () =>
  vi.waitUntil(() => line.run((redis) => redis.ping()).catch(() => null), { timeout: 60_000, interval: 20 })

describe('a line to Redis', () => {
  test('carries commands from the start, before it is up, under a prefix of the product', async () => {
    expect(await line.run(counted())).toBe(1)
    expect(await server.ask('GET', 'storefront:count')).toBe('1')
  })

  test('an error that Redis answers is passed on, and the line goes on', async () => {
    await line.run((redis) => redis.lpush('list', 'a'))
    expect(await failureOf(line.run((redis) => redis.incr('list')))).toMatchObject({ name: 'ReplyError' })
    expect(await line.run((redis) => redis.llen('list'))).toBe(1)
  })

  test('a killed Redis is not tried for every command, and used again once it is back', async () => {
    await line.run(counted())
    await server.kill()
    await failureOf(line.run(counted()))
    const tried = counted()
    for (let at = 0; at < 100; at++) expect(await failureOf(line.run(tried))).toBeInstanceOf(RedisGone)
    expect(tried).not.toHaveBeenCalled()
    await server.start()
    await untilBack()
    expect(await line.run(counted())).toBe(1)
  })

  test('a frozen Redis is asked once, not by every command, and used again once it goes on', async () => {
    await line.run((redis) => redis.ping())
    await server.resetCounts()
    server.freeze()
    const tried = counted()
    for (let at = 0; at < 100; at++) expect(await failureOf(line.run(tried))).toBeInstanceOf(RedisGone)
    expect(tried).toHaveBeenCalledTimes(1)
    server.thaw()
    await untilBack()
    expect((await server.counts()).incr ?? 0).toBeLessThanOrEqual(1)
    expect(await line.run((redis) => redis.ping())).toBe('PONG')
  })

  test('a Redis that is not there yet is found when it comes', async () => {
    line.close()
    await server.kill()
    line = redisConnection(server.url)
    expect(await failureOf(line.run(counted()))).toBeInstanceOf(RedisGone)
    await server.start()
    await untilBack()
    expect(await line.run(counted())).toBe(1)
  })
})

describe('the cache with Redis behind it', () => {
  const request = { in: 'catalogue', key: 'a', ms: 60_000, isKnown: () => true } as const
  const keys = async () => (await server.ask('KEYS', '*')) as string[]
  const untilKept = (count: number) =>
    vi.waitUntil(async () => (await keys()).length === count, { timeout: 60_000, interval: 10 })

  test('instances share what one of them asked for, and each keeps a copy', async () => {
    const fresh = vi.fn(async () => 'answer')
    await createCache(line)(request, fresh)
    await untilKept(1)
    const other = createCache(line)
    expect(await other(request, fresh)).toBe('answer')
    await server.ask('FLUSHALL')
    expect(await other(request, fresh)).toBe('answer')
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  test('visitors cannot fill it: places and things that do not exist stay in memory', async () => {
    const cache = createCache(line)
    for (let at = 0; at < 200; at++) {
      await cache({ ...request, key: `place ${at}`, in: 'by-place' }, async () => 'stores')
      await cache({ ...request, key: `no such ${at}`, isKnown: () => false }, async () => null)
    }
    await cache(request, async () => 'answer')
    await untilKept(1)
    expect(await keys()).toEqual(['storefront:cache:a'])
    expect(Number(await server.ask('PTTL', 'storefront:cache:a'))).toBeGreaterThan(60_000)
  })

  test('something that is gone is gone for every instance', async () => {
    const vendor = { answer: 'here' as string | null }
    const isKnown = (answer: string | null) => answer !== null
    const ask = (cache = createCache(line)) => cache({ ...request, ms: 1000, isKnown }, async () => vendor.answer)
    const cache = createCache(line)
    await ask(cache)
    await untilKept(1)
    vendor.answer = null
    await vi.waitUntil(async () => (await ask(cache)) === null, { timeout: 60_000, interval: 5 })
    await untilKept(0)
    expect(await ask()).toBeNull()
  })

  test('what is in it and not ours is asked for anew', async () => {
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
      await vi.waitUntil(async () => (await server.ask('GET', 'storefront:cache:a')) !== value, { timeout: 60_000 })
    }
    await server.ask('DEL', 'storefront:cache:a')
    await server.ask('LPUSH', 'storefront:cache:a', 'x')
    expect(await createCache(line)(request, async () => 'answer')).toBe('answer')
  })

  test.each([
    ['killed', () => server.kill()],
    ['frozen', async () => server.freeze()],
  ])('with Redis %s each instance goes on with its own memory', async (_, stop) => {
    const cache = createCache(line)
    await cache(request, async () => 'kept')
    await stop()
    const fresh = vi.fn(async () => 'new')
    expect(await cache(request, fresh)).toBe('kept')
    for (let at = 0; at < 50; at++) expect(await cache({ ...request, key: `b ${at % 2}` }, fresh)).toBe('new')
    expect(fresh).toHaveBeenCalledTimes(2)
  })
})
