import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diskStore } from './disk-store.server'
import type { KeyValueStore } from './key-value'
import { Fenced, Lock, lockTimes } from './lock.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose calls wait while it is halted, and then reach `disk` in their original order. */
function haltable(disk: KeyValueStore) {
  const state = { isHalted: false, waiting: [] as (() => void)[] }
  const store = new Proxy(disk, {
    get:
      (_, name: keyof KeyValueStore) =>
      async (...values: never[]) => {
        if (state.isHalted) await new Promise<void>((go) => state.waiting.push(go))
        return (disk[name] as (...values: never[]) => Promise<unknown>)(...values)
      },
  })
  const resume = () => {
    state.isHalted = false
    for (const go of state.waiting.splice(0)) go()
  }
  return { store, halt: () => (state.isHalted = true), resume }
}

test('a lock stays held for as long as its holder renews it', async () => {
  const disk = diskStore(':memory:')
  const [lock, other] = [new Lock(disk, 'lock', 60_000), new Lock(disk, 'lock', 60_000)]
  await lock.take()
  await vi.advanceTimersByTimeAsync(3 * lockTimes.ttl)
  expect(await other.take()).toBe(false)
  await lock.write('key', 1, 60_000)
  expect(await disk.get('key')).toBe(1)
  await lock.release()
  expect(vi.getTimerCount()).toBe(0)
  expect(await other.take()).toBe(true)
})

test('a lock that has lapsed stays so, even if the store still has it: others may have had it meanwhile', async () => {
  const { store, halt, resume } = haltable(diskStore(':memory:'))
  const lock = new Lock(
    { ...store, swap: async (...renewal) => (await store.swap(...renewal)) || true },
    'lock',
    60_000,
  )
  await lock.take()
  halt()
  await vi.advanceTimersByTimeAsync(lockTimes.ttl + lockTimes.beat)
  resume()
  await vi.advanceTimersByTimeAsync(lockTimes.ttl)
  expect(lock.hasLapsed).toBe(true)
})

test('a renewal and a write that arrive after others had the lock change nothing', async () => {
  const disk = diskStore(':memory:')
  const { store, halt, resume } = haltable(disk)
  const lock = new Lock(store, 'lock', 60_000)
  await lock.take()
  halt()
  await vi.advanceTimersByTimeAsync(lockTimes.beat)
  const late = lock.write('key', 'late', 60_000).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(lockTimes.ttl)
  const other = new Lock(disk, 'lock', 60_000)
  expect(await other.take()).toBe(true)
  await other.write('key', 'newer', 60_000)
  await other.release()
  resume()
  expect(await late).toBeInstanceOf(Fenced)
  expect(await disk.get('key')).toBe('newer')
})

test('a lock is not renewed for longer than its work may take', async () => {
  const disk = diskStore(':memory:')
  await new Lock(disk, 'lock', 10_000).take()
  const other = new Lock(disk, 'lock', 10_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await other.take()).toBe(false)
  await vi.advanceTimersByTimeAsync(lockTimes.beat + lockTimes.ttl)
  expect(await other.take()).toBe(true)
})

test('a lock that others have taken counts as lapsed, however often it was renewed before and asks again', async () => {
  const disk = diskStore(':memory:')
  const lock = new Lock(disk, 'lock', 60_000)
  await lock.take()
  await vi.advanceTimersByTimeAsync(2 * lockTimes.ttl)
  expect(lock.hasLapsed).toBe(false)
  await disk.set('lock', 'another', 60_000)
  await vi.advanceTimersByTimeAsync(2 * lockTimes.ttl)
  expect(lock.hasLapsed).toBe(true)
})

test('a lock outlives a renewal that failed, and a release that failed leaves it to expire', async () => {
  const disk = diskStore(':memory:')
  let isDown = false
  const store = new Proxy(disk, {
    get: (_, name: keyof KeyValueStore) => (isDown ? async () => Promise.reject(new Error('down')) : disk[name]),
  })
  const [lock, other] = [new Lock(store, 'lock', 60_000), new Lock(disk, 'lock', 60_000)]
  await lock.take()
  isDown = true
  await vi.advanceTimersByTimeAsync(lockTimes.beat)
  isDown = false
  await vi.advanceTimersByTimeAsync(lockTimes.ttl)
  expect(await other.take()).toBe(false)
  isDown = true
  await lock.release()
  await vi.advanceTimersByTimeAsync(lockTimes.ttl + 1)
  expect(await other.take()).toBe(true)
})
