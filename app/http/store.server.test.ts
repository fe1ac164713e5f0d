import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStore } from './store.server'

let now = 1

/** lru-cache holds on to the real clock object, so its time is set there. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.mocked(performance.now).mockRestore()
  vi.useRealTimers()
})

function pass(ms: number) {
  now += ms
  vi.advanceTimersByTime(ms)
}

describe('the store in memory', () => {
  test('gives back what was set, as a copy', async () => {
    const store = memoryStore()
    const value = { kind: 'placed', before: ['1', null] }
    await store.set('order', value, 1000)
    value.before.push('changed')
    expect(await store.get('order')).toEqual({ kind: 'placed', before: ['1', null] })
  })

  test('knows nothing of a key never set, nor of one deleted', async () => {
    const store = memoryStore()
    await store.set('a', 1, 1000)
    await store.delete('a')
    await store.delete('never')
    expect([await store.get('a'), await store.get('never')]).toEqual([undefined, undefined])
  })

  test('keeps values that are nothing apart from no value', async () => {
    const store = memoryStore()
    await store.set('a', null, 1000)
    expect(await store.get('a')).toBeNull()
    expect(await store.setIfAbsent('a', 1, 1000)).toBe(false)
  })

  test('forgets a value when its time is over', async () => {
    const store = memoryStore()
    await store.set('a', 1, 1000)
    pass(999)
    expect(await store.get('a')).toBe(1)
    pass(2)
    expect(await store.get('a')).toBeUndefined()
  })

  test('takes a free key and leaves a taken one as it is', async () => {
    const store = memoryStore()
    expect(await store.setIfAbsent('lock', 'mine', 1000)).toBe(true)
    expect(await store.setIfAbsent('lock', 'yours', 1000)).toBe(false)
    expect(await store.get('lock')).toBe('mine')
  })

  test('only one of many takes a key', async () => {
    const store = memoryStore()
    const taken = await Promise.all([1, 2, 3, 4, 5].map((at) => store.setIfAbsent('lock', at, 1000)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('frees a key when its time is over', async () => {
    const store = memoryStore()
    await store.setIfAbsent('lock', 'mine', 1000)
    pass(1001)
    expect(await store.setIfAbsent('lock', 'yours', 1000)).toBe(true)
  })

  test('drops the oldest rather than growing without end', async () => {
    const store = memoryStore()
    const large = 'x'.repeat(1_000_000)
    for (let at = 0; at < 50; at++) await store.set(`k${at}`, large, 1000)
    expect(await store.get('k0')).toBeUndefined()
    expect(await store.get('k49')).toBe(large)
  })
})
