import { afterEach, expect, test, vi } from 'vitest'
import { keyValueStore } from '~/http/store/store.server'
import { stopBeingReady, whyNotReady } from './readiness.server'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a process is ready while its store can be written, which is tried once a second at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const set = vi.spyOn(keyValueStore, 'set')
  expect([await whyNotReady(), await whyNotReady()]).toEqual(['', ''])
  set.mockRejectedValue(new Error('database or disk is full'))
  vi.advanceTimersByTime(1000)
  expect([await whyNotReady(), await whyNotReady()]).toEqual(['store', 'store'])
  expect(set).toHaveBeenCalledTimes(2)
  set.mockRestore()
  vi.advanceTimersByTime(1000)
  expect(await whyNotReady()).toBe('')
})

test('a process that stops is not ready', async () => {
  stopBeingReady()
  expect(await whyNotReady()).toBe('stopping')
})
