import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCache } from './cache.server'
import { memoryStore, type SharedStore } from './store.server'

const ttl = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers 1, 2, 3… and counts how often it was asked; a number in `failing` is a failure instead. */
function vendor(failing: number[] = []) {
  return vi.fn(async () => {
    const asked = vendorCalls(failing)
    if (failing.includes(asked)) throw new Error(`failure ${asked}`)
    return asked
  })
}

const counts = new WeakMap<number[], number>()
function vendorCalls(owner: number[]) {
  counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return counts.get(owner) ?? 0
}

/** Lets what runs in the background come to its end. */
const background = () => vi.advanceTimersByTimeAsync(5)

describe('while an answer is fresh', () => {
  test('the vendor is asked once', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor()
    expect([await cache('a', ttl, fresh), await cache('a', ttl, fresh)]).toEqual([1, 1])
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  test('other keys are asked for themselves', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor()
    expect([await cache('a', ttl, fresh), await cache('b', ttl, fresh)]).toEqual([1, 2])
  })

  test('everybody who comes at once waits for the one call in flight', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor()
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => cache('a', ttl, fresh)))).toEqual([1, 1, 1, 1, 1])
    expect(fresh).toHaveBeenCalledTimes(1)
  })
})

describe('when asking fails', () => {
  test('the failure is told and not kept', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor([1])
    await expect(cache('a', ttl, fresh)).rejects.toThrow('failure 1')
    expect(await cache('a', ttl, fresh)).toBe(2)
  })

  test('everybody who waited is told', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor([1])
    const answers = await Promise.allSettled([cache('a', ttl, fresh), cache('a', ttl, fresh)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(fresh).toHaveBeenCalledTimes(1)
  })
})

describe('when an answer is no longer fresh', () => {
  test('it is served at once while the next is fetched', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor()
    await cache('a', ttl, fresh)
    vi.advanceTimersByTime(ttl + 1)
    expect(await cache('a', ttl, fresh)).toBe(1)
    await background()
    expect(await cache('a', ttl, fresh)).toBe(2)
    expect(fresh).toHaveBeenCalledTimes(2)
  })

  test('it is served while the vendor fails', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor([2, 3])
    await cache('a', ttl, fresh)
    vi.advanceTimersByTime(ttl + 1)
    for (const _ of [2, 3]) {
      expect(await cache('a', ttl, fresh)).toBe(1)
      await background()
    }
    expect(await cache('a', ttl, fresh)).toBe(1)
    await background()
    expect(await cache('a', ttl, fresh)).toBe(4)
  })

  test('an outage longer than twenty times its life ends in a failure', async () => {
    const cache = createCache(memoryStore())
    const fresh = vendor([2])
    await cache('a', ttl, fresh)
    vi.advanceTimersByTime(21 * ttl + 1)
    await expect(cache('a', ttl, fresh)).rejects.toThrow('failure 2')
  })
})

describe('a broken store', () => {
  const down = () => Promise.reject(new Error('connection lost'))
  const broken: SharedStore = { get: down, set: down, setIfAbsent: down, delete: down }

  test('means no cache, not an error', async () => {
    const cache = createCache(broken)
    const fresh = vendor()
    expect(await cache('a', ttl, fresh)).toBe(1)
    expect(await cache('a', ttl, fresh)).toBe(2)
  })

  test('with something else in it is asked over', async () => {
    const store = memoryStore()
    await store.set('cache:a', 'not ours', 60_000)
    expect(await createCache(store)('a', ttl, vendor())).toBe(1)
  })
})
