import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from '~/http/log.server'
import { startRedis, type TestRedis } from '../../../tests/support/redis'
import { diskStore } from './disk-store.server'
import { claim, type KeyValueStore } from './key-value'
import { redisConnection, redisStore, type RedisConnection } from './redis.server'
import { refusing } from './store.server'

const minute = 60_000

let redis: TestRedis
let line: RedisConnection

beforeAll(async () => {
  redis = await startRedis()
  line = redisConnection(redis.url)
})

afterEach(() => void vi.restoreAllMocks())

afterAll(async () => {
  line.close()
  await redis.stop()
})

/** Each test has its own keys, because the stores are shared. */
let tests = 0
const aKey = () => `test-${++tests}`

const disk = diskStore(':memory:')

describe.each<[string, () => KeyValueStore]>([
  ['on disk', () => disk],
  ['in Redis', () => redisStore(line)],
])('an entry %s', (_, store) => {
  test('is read back by its key and by no other', async () => {
    const key = aKey()
    await store().set(key, { orders: ['1', null] }, minute)
    expect([await store().get(key), await store().get(`${key}x`)]).toEqual([{ orders: ['1', null] }, undefined])
    await store().set(key, 'other', minute)
    expect(await store().get(key)).toBe('other')
  })

  test('expires', async () => {
    const key = aKey()
    await store().set(key, 1, 1)
    await vi.waitUntil(async () => (await store().get(key)) === undefined)
  })

  test('is replaced only if it is unchanged, by one of those who read it', async () => {
    const key = aKey()
    const first = await Promise.all(['a', 'b'].map((value) => store().swap(key, undefined, { value }, minute)))
    expect(first.filter(Boolean)).toHaveLength(1)
    const read = await store().get(key)
    const next = await Promise.all(['c', 'd'].map((value) => store().swap(key, read, { value }, minute)))
    expect(next.filter(Boolean)).toHaveLength(1)
    expect(await store().swap(key, read, { value: 'e' }, minute)).toBe(false)
    expect(await store().get(key)).toEqual({ value: next[0] ? 'c' : 'd' })
  })

  test('is claimed by the first of all who try at once', async () => {
    const key = aKey()
    const owners = await Promise.all(['a', 'b', 'c'].map((who) => claim(store(), key, who, minute)))
    expect(new Set(owners).size).toBe(1)
    expect(await claim(store(), key, 'd', minute)).toBe(owners[0])
  })

  test('is locked by one holder at a time, who may renew the lock and must release it', async () => {
    const lock = aKey()
    const taken = await Promise.all(['a', 'b', 'c'].map((who) => store().swap(lock, undefined, who, minute)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = ['a', 'b', 'c'][taken.indexOf(true)] ?? ''
    expect([
      await store().swap(lock, holder, holder, minute),
      await store().swap(lock, undefined, 'd', minute),
    ]).toEqual([true, false])
    await store().release(lock, 'd')
    expect(await store().swap(lock, undefined, 'd', minute)).toBe(false)
    await store().release(lock, holder)
    expect(await store().swap(lock, undefined, 'd', minute)).toBe(true)
  })

  test('is free again when its lock is not renewed', async () => {
    const lock = aKey()
    await store().swap(lock, undefined, 'a', 1)
    await vi.waitUntil(() => store().swap(lock, undefined, 'b', minute))
  })

  test('that has expired as a lock is not renewed, and nothing is written under it', async () => {
    const [lock, key] = [aKey(), aKey()]
    await store().swap(lock, undefined, 'a', 1)
    await vi.waitUntil(async () => (await store().get(lock)) === undefined)
    expect(await store().setHeld(lock, 'a', key, 1, minute)).toBe(false)
    expect(await store().swap(lock, 'a', 'a', minute)).toBe(false)
    expect([await store().get(key), await store().get(lock)]).toEqual([undefined, undefined])
  })

  test('can be written under a lock only by the holder', async () => {
    const [lock, key] = [aKey(), aKey()]
    expect(await store().setHeld(lock, 'a', key, 0, minute)).toBe(false)
    await store().swap(lock, undefined, 'a', minute)
    expect(await store().setHeld(lock, 'a', key, 1, minute)).toBe(true)
    expect(await store().setHeld(lock, 'b', key, 2, minute)).toBe(false)
    expect(await store().setHeld(lock, 'a', key, 3, minute)).toBe(true)
    expect(await store().get(key)).toBe(3)
    await store().release(lock, 'a')
    await store().swap(lock, undefined, 'b', minute)
    expect(await store().setHeld(lock, 'a', key, 4, minute)).toBe(false)
    expect(await store().get(key)).toBe(3)
  })
})

test('an entry on disk lives exactly as long as it was written for, and longer when it is written again', async () => {
  let now = 0
  const store = diskStore(':memory:', () => now)
  const at = async (time: number) => {
    now = time
    return Promise.all(['set', 'claimed', 'swapped', 'held'].map((key) => store.get(key)))
  }
  await store.swap('lock', undefined, 'a', minute)
  await store.set('set', 1, 100)
  await store.swap('claimed', undefined, 1, 100)
  await store.set('swapped', 0, 50)
  await store.swap('swapped', 0, 1, 100)
  await store.setHeld('lock', 'a', 'held', 1, 100)
  expect([await at(99), await at(100)]).toEqual([
    [1, 1, 1, 1],
    [undefined, undefined, undefined, undefined],
  ])
  await store.swap('claimed', undefined, 2, 100)
  expect((await at(199))[1]).toBe(2)
})

describe("the store's file", () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
  const file = join(folder, 'deep/er/state.sqlite')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is created with its folders, outlives its process and is shared by the processes of one machine', async () => {
    const first = diskStore(file)
    await first.set('order', '42', minute)
    await first.swap('turn', undefined, 'first', minute)
    const second = diskStore(file)
    expect([await second.get('order'), await second.swap('turn', undefined, 'second', minute)]).toEqual(['42', false])
    await second.set('order', '43', minute)
    expect(await first.get('order')).toBe('43')
  })

  test('is in a folder that only its user may open, if the folder was created for it', () => {
    expect(statSync(join(folder, 'deep')).mode & 0o777).toBe(0o700)
  })

  test('ends the start if it cannot be written', () => {
    const locked = join(folder, 'locked.sqlite')
    const database = new Database(locked)
    database.pragma('journal_mode = WAL')
    database.exec('create table entries (key text primary key, value text not null, until integer not null)')
    database.pragma('wal_checkpoint(truncate)')
    // SQLite only reads a file of a later write format, also as root.
    const bytes = readFileSync(locked)
    bytes[18] = 3
    writeFileSync(locked, bytes)
    expect(() => diskStore(locked)).toThrow(/readonly/)
  })

  test('may be locked by another process: a write waits for it, and nothing else does', async () => {
    const shared = join(folder, 'shared.sqlite')
    const store = diskStore(shared)
    const other = new Database(shared)
    other.exec('begin immediate')
    const whileLocked: unknown[] = []
    const written = store.set('order', '42', minute).then(() => whileLocked.push('written'))
    whileLocked.push(await store.get('order'))
    other.exec('rollback')
    await written
    expect([...whileLocked, await store.get('order')]).toEqual([undefined, 'written', '42'])
  })

  test('refuses a write if another process locks it for too long', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(minute)
    const shared = join(folder, 'refusing.sqlite')
    const store = diskStore(shared)
    new Database(shared).exec('begin immediate')
    await expect(store.set('order', '42', minute)).rejects.toThrow(/locked/)
  })

  test('does not grow with expired entries', async () => {
    let now = 0
    const crowded = join(folder, 'crowded.sqlite')
    const store = diskStore(crowded, () => now)
    for (let at = 0; at < 2000; at++) {
      now += 1000
      await store.set(`key-${at}`, at, 5000)
    }
    const { rows } = new Database(crowded).prepare('select count(*) as rows from entries').get() as { rows: number }
    expect(rows).toBeLessThan(600)
    expect(await store.get('key-1999')).toBe(1999)
  })
})

test('a lost Redis is reported at once, and a frozen one has its entries afterwards', async () => {
  const store = redisStore(line)
  await store.set('kept', 1, minute)
  redis.freeze()
  await expect(store.get('kept')).rejects.toMatchObject({ name: 'StoreDown' })
  await expect(store.swap('turn', undefined, 'a', minute)).rejects.toMatchObject({ name: 'StoreDown' })
  redis.thaw()
  await vi.waitUntil(async () => (await store.get('kept').catch(() => null)) === 1)
})

describe('a store that refuses a call counts as down, and the log says why', () => {
  const refusal = { name: 'StoreDown', message: expect.any(String) as string }

  test('Redis that is full', async () => {
    const error = vi.spyOn(log, 'error')
    const store = refusing(redisStore(line))
    await redis.ask('CONFIG', 'SET', 'maxmemory', 1)
    await expect(store.set(aKey(), 1, minute)).rejects.toMatchObject(refusal)
    await redis.ask('CONFIG', 'SET', 'maxmemory', 0)
    await store.set(aKey(), 1, minute)
    expect(error.mock.calls).toEqual([[{ reason: expect.stringMatching(/^OOM/) as string }, 'store refuses']])
  })

  test('a file that cannot be written', async () => {
    const error = vi.spyOn(log, 'error')
    const folder = mkdtempSync(join(tmpdir(), 'storefront-'))
    const file = join(folder, 'state.sqlite')
    const store = refusing(diskStore(file))
    new Database(file).exec('drop table entries')
    await expect(store.swap(aKey(), undefined, 'a', minute)).rejects.toMatchObject(refusal)
    expect(error).toHaveBeenCalledOnce()
    rmSync(folder, { recursive: true })
  })
})
