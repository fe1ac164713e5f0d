import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let errors: MockInstance<typeof console.error>

/** A console error that no test asked for is a failure. A test that expects one replaces `console.error` with a spy of its own. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  const calls = errors.mock.calls
  errors.mockRestore()
  expect(calls, 'unexpected console.error').toEqual([])
})
