// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './code'

test('a one-time code is sent as soon as all its digits are typed, whatever is typed between them', () => {
  freshBrowser()
  openPage('<form><shop-code digits="6"><input></shop-code><button>Verify</button></form>')
  const sent = vi.spyOn(element('form') as HTMLFormElement, 'requestSubmit').mockReturnValue(undefined)
  const field = element('input') as HTMLInputElement
  const types = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return sent.mock.calls.length
  }
  expect([types('123'), types('123 45'), types('123 456'), types('123 4567')]).toEqual([0, 0, 1, 1])
  expect(types('١٢٣٤٥٦')).toBe(2)
})
