// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './code'

beforeEach(freshBrowser)

/** Opens the code's form by a kind of navigation with a value in its field; returns the calls that send it. */
function openCode(type: NavigationTimingType, value = '') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined)
  openPage(`<form><shop-code digits="6"><input value="${value}"></shop-code><button>Verify</button></form>`)
  return sent.mock.calls
}

test('a one-time code is sent as soon as all its digits are typed, whatever is typed between them', () => {
  const sent = openCode('navigate')
  const field = element('input') as HTMLInputElement
  const types = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return sent.length
  }
  expect([types('123'), types('123 45'), types('123 456'), types('123 4567')]).toEqual([0, 0, 1, 1])
  expect(types('١٢٣٤٥٦')).toBe(2)
})

test('a code that was typed before the script came is sent, as if the button were pressed', () => {
  // So that the button shows it, and a press on it does not send the code again.
  expect(openCode('navigate', '123456')).toEqual([[element('button')]])
})

test.each(['back_forward', 'reload'] as const)('a code restored by the browser (%s) is not sent again', (type) => {
  expect(openCode(type, '123456')).toHaveLength(0)
})
