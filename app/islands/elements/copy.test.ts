// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { element } from '../page.test-support'
import { copy } from './copy'

afterEach(() => {
  document.body.innerHTML = ''
})

async function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = '<shop-copy text="TASTY20" copied="It is copied" unavailable="Select it"></shop-copy>'
  await copy(element('shop-copy'))
  return document.querySelector('[role=alert]')?.textContent
}

test('a code is copied, with a message', async () => {
  const write = vi.fn(async () => {})
  expect(await press(write)).toBe('It is copied')
  expect(write).toHaveBeenCalledWith('TASTY20')
})

test('if the browser forbids copying, the message says what to do', async () => {
  expect(await press(() => Promise.reject(new DOMException('denied')))).toBe('Select it')
})

describe('an address to share', () => {
  const store =
    '<shop-copy text="/vendor/green-bowl" share="Green Bowl" copied="It is copied" unavailable="Open it"></shop-copy>'

  async function share(browser: object) {
    vi.stubGlobal('navigator', browser)
    document.body.innerHTML = store
    await copy(element('shop-copy'))
    return document.querySelector('[role=alert]')?.textContent
  }

  test("is given to the browser's share sheet as an absolute address, without a message", async () => {
    const sheet = vi.fn(async () => {})
    expect(await share({ share: sheet })).toBeUndefined()
    expect(sheet).toHaveBeenCalledWith({ title: 'Green Bowl', url: new URL('/vendor/green-bowl', location.href).href })
  })

  test('is not copied if the customer closes the sheet', async () => {
    const writeText = vi.fn()
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
    expect(await share({ share: closed, clipboard: { writeText } })).toBeUndefined()
    expect(writeText).not.toHaveBeenCalled()
  })

  test('is copied as an absolute address if the browser has no sheet or refuses', async () => {
    const writeText = vi.fn(async () => {})
    const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    for (const more of [{}, { share: refused }])
      expect(await share({ ...more, clipboard: { writeText } })).toBe('It is copied')
    expect(writeText.mock.calls).toEqual(Array(2).fill([new URL('/vendor/green-bowl', location.href).href]))
  })
})
