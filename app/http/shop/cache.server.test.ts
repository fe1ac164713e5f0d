import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cache, CacheNamespace } from '~/vendor-api/send'
import { createCache } from './cache.server'

const ttl = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers 1, 2, 3… and counts the calls; a number in `failing` fails instead. */
function vendor(failing: number[] = []) {
  let asked = 0
  return vi.fn(async () => {
    asked++
    if (failing.includes(asked)) throw new Error(`failure ${asked}`)
    return asked
  })
}

/** A cache that is read by key alone. */
function aCache() {
  const cache = createCache()
  type More = { in?: CacheNamespace; isKnown?: boolean; isLive?: boolean }
  return <T>(key: string, fresh: () => Promise<T>, { isKnown = true, ...more }: More = {}) =>
    cache({ in: 'catalogue', key, ms: ttl, isKnown: () => isKnown, ...more }, fresh)
}

/** Lets background work finish. */
const background = () => vi.advanceTimersByTimeAsync(5)

describe('while an answer is fresh', () => {
  test('the vendor is asked once', async () => {
    const cache = aCache()
    const fresh = vendor()
    expect([await cache('a', fresh), await cache('a', fresh)]).toEqual([1, 1])
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  test('other keys are asked for separately', async () => {
    const cache = aCache()
    const fresh = vendor()
    expect([await cache('a', fresh), await cache('b', fresh)]).toEqual([1, 2])
  })

  test('all who come at once wait for the one call in flight', async () => {
    const cache = aCache()
    const fresh = vendor()
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => cache('a', fresh)))).toEqual([1, 1, 1, 1, 1])
    expect(fresh).toHaveBeenCalledTimes(1)
  })

  test('nobody can change what others read', async () => {
    const cache = createCache()
    const read = () => cache({ in: 'catalogue', key: 'a', ms: ttl, isKnown: () => true }, async () => ({ items: [1] }))
    await read()
    for (const mine of [await read(), await read()]) expect(() => mine.items.push(2)).toThrow(TypeError)
    expect(await read()).toEqual({ items: [1] })
  })
})

describe('the expiry of an answer', () => {
  /** What a reader is told, in ms from now. */
  async function lifeLeft(cache: Cache) {
    let left = NaN
    const onAge = (until: number) => void (left = until - Date.now())
    await cache({ in: 'catalogue', key: 'a', ms: ttl, isKnown: () => true, onAge }, async () => 1)
    return left
  }

  test('is told to every reader, and for a stale answer is in the past', async () => {
    const cache = createCache()
    expect(await lifeLeft(cache)).toBe(ttl)
    vi.advanceTimersByTime(400)
    expect(await lifeLeft(cache)).toBe(ttl - 400)
    vi.advanceTimersByTime(ttl)
    expect(await lifeLeft(cache)).toBe(-400)
    await background()
    expect(await lifeLeft(cache)).toBe(ttl - 5)
  })
})

describe('when a call fails', () => {
  test('the failure is reported and not cached', async () => {
    const cache = aCache()
    const fresh = vendor([1])
    await expect(cache('a', fresh)).rejects.toThrow('failure 1')
    expect(await cache('a', fresh)).toBe(2)
  })

  test('everybody who waited gets the failure', async () => {
    const cache = aCache()
    const fresh = vendor([1])
    const answers = await Promise.allSettled([cache('a', fresh), cache('a', fresh)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(fresh).toHaveBeenCalledTimes(1)
  })
})

describe('when an answer has expired', () => {
  test('it is served at once while the next is fetched', async () => {
    const cache = aCache()
    const fresh = vendor()
    await cache('a', fresh)
    vi.advanceTimersByTime(ttl + 1)
    expect(await cache('a', fresh)).toBe(1)
    await background()
    expect(await cache('a', fresh)).toBe(2)
    expect(fresh).toHaveBeenCalledTimes(2)
  })

  test('it is served while the vendor fails', async () => {
    const cache = aCache()
    const fresh = vendor([2, 3])
    await cache('a', fresh)
    vi.advanceTimersByTime(ttl + 1)
    for (const _ of [2, 3]) {
      expect(await cache('a', fresh)).toBe(1)
      await background()
    }
    expect(await cache('a', fresh)).toBe(1)
    await background()
    expect(await cache('a', fresh)).toBe(4)
  })

  test('an outage longer than twenty times its lifetime ends in a failure', async () => {
    const cache = aCache()
    const fresh = vendor([2])
    await cache('a', fresh)
    vi.advanceTimersByTime(21 * ttl + 1)
    await expect(cache('a', fresh)).rejects.toThrow('failure 2')
  })
})

test('data that moves is never served stale, not even while the vendor fails', async () => {
  const cache = aCache()
  const fresh = vendor([3])
  await cache('a', fresh, { isLive: true })
  vi.advanceTimersByTime(ttl + 1)
  expect(await cache('a', fresh, { isLive: true })).toBe(2)
  vi.advanceTimersByTime(ttl + 1)
  await expect(cache('a', fresh, { isLive: true })).rejects.toThrow('failure 3')
})

describe('answers that something does not exist', () => {
  test('are cached while fresh, and never served stale', async () => {
    const cache = aCache()
    const fresh = vendor()
    expect([await cache('a', fresh, { isKnown: false }), await cache('a', fresh, { isKnown: false })]).toEqual([1, 1])
    vi.advanceTimersByTime(ttl + 1)
    expect(await cache('a', fresh, { isKnown: false })).toBe(2)
  })

  test('replace an earlier answer, and are replaced again', async () => {
    const cache = aCache()
    const fresh = vendor()
    await cache('a', fresh)
    vi.advanceTimersByTime(ttl + 1)
    await cache('a', fresh, { isKnown: false })
    await background()
    expect(await cache('a', fresh)).toBe(2)
    vi.advanceTimersByTime(ttl + 1)
    expect(await cache('a', fresh)).toBe(3)
    expect(await cache('a', fresh)).toBe(3)
  })
})

describe('entries invented by visitors', () => {
  /** More than any namespace has room for. */
  const flood = 6000
  const answer = 'x'.repeat(5000)

  test.each([
    ['places', { in: 'by-place' }],
    ['things that do not exist', { in: 'catalogue', isKnown: false }],
  ] as const)("do not push out the vendor's: %s", async (_, made) => {
    const cache = aCache()
    const fresh = vendor()
    await cache('settings', fresh, { in: 'settings' })
    await cache('store', fresh)
    for (let at = 0; at < flood; at++) await cache(`made up ${at}`, async () => answer, made)
    expect(await cache('settings', fresh, { in: 'settings' })).toBe(1)
    expect(await cache('store', fresh)).toBe(2)
  })

  test.each([
    ['places', { in: 'by-place' }],
    ['things that do not exist', { in: 'catalogue', isKnown: false }],
    ['all of a vendor', { in: 'catalogue' }],
  ] as const)('are forgotten rather than kept without limit: %s', async (_, made) => {
    const cache = aCache()
    for (let at = 0; at < flood; at++) await cache(`made up ${at}`, async () => answer, made)
    const fresh = vendor()
    await cache('made up 0', fresh, made)
    expect(fresh).toHaveBeenCalledTimes(1)
  })
})
