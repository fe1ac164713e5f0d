// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../page.test-support'
import './countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a button counts down its wait and can then be pressed', () => {
  document.documentElement.lang = 'en'
  openPage(
    '<form><shop-countdown seconds="30"><button>Resend code</button><p>In <time>30 s</time>.</p></shop-countdown></form>',
  )
  const button = document.querySelector('button')!
  expect([button.disabled, document.querySelector('p')?.textContent]).toEqual([true, 'In 30 seconds.'])
  vi.advanceTimersByTime(20_500)
  expect([button.disabled, document.querySelector('p')?.textContent]).toEqual([true, 'In 10 seconds.'])
  vi.advanceTimersByTime(9500)
  expect([button.disabled, document.querySelector('p')]).toEqual([false, null])
})
