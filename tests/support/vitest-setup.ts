import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let errors: MockInstance<typeof console.error>

/**
 * No test depends on the speed of the machine: it waits for its condition, and only hanging tests time out. Test files
 * that share their modules share this too.
 */
const shared: typeof vi & { isPatient?: true } = vi
if (!shared.isPatient) {
  const { waitFor, waitUntil } = vi
  const patient = (options?: object | number) => ({ timeout: 600_000, ...(typeof options === 'object' && options) })
  vi.waitFor = (callback, options) => waitFor(callback, patient(options))
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
  shared.isPatient = true
}

/** An unexpected console error fails the test. A test that expects one replaces `console.error` with a spy. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'unexpected console.error').toEqual([])
})
