import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '~/http/log.server'
import { keyValueStore } from '~/http/store/store.server'
import { listen } from '../../../tests/support/listen.mjs'
import { stopBeingReady, warnWithoutVendor, whyNotReady } from './readiness.server'

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

test('a vendor API at whose address nothing listens is a warning; any answer at all is none', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const { origin, stop } = await listen(createServer((_request, response) => response.writeHead(404).end()))
  await warnWithoutVendor(`${origin}/api/v1`)
  expect(warn).not.toHaveBeenCalled()
  await stop()
  await warnWithoutVendor(`${origin}/api/v1`)
  expect(warn.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, 'the vendor API does not answer: see VENDOR_API_URL']])
})
