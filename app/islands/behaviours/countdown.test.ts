// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from './countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a button waits as long as it says, which is counted down, and then it can be pressed', () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<form><button data-countdown="30">Resend code</button><p>In <span data-left>30 s</span>.</p></form>`
  const button = document.querySelector('button')!
  start()
  expect([button.disabled, document.querySelector('p')?.textContent]).toEqual([true, 'In 30 seconds.'])
  vi.advanceTimersByTime(20_500)
  expect([button.disabled, document.querySelector('p')?.textContent]).toEqual([true, 'In 10 seconds.'])
  vi.advanceTimersByTime(9500)
  expect([button.disabled, document.querySelector('p')]).toEqual([false, null])
})

test('a page without one is left alone', () => {
  document.body.innerHTML = '<button>Resend code</button>'
  start()
  expect(document.querySelector('button')?.disabled).toBe(false)
})
