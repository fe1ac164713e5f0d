// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copy } from './copy'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

async function press(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  document.body.innerHTML = '<p text="TASTY20" copied="It is copied" unavailable="Select it"></p>'
  await copy(document.querySelector('p') as HTMLElement)
  return document.querySelector('[role=alert]')?.textContent
}

test('a code is copied, and that is said', async () => {
  const write = vi.fn(async () => {})
  expect(await press(write)).toBe('It is copied')
  expect(write).toHaveBeenCalledWith('TASTY20')
})

test('a browser that does not let us is told of, and what to do then', async () => {
  expect(await press(() => Promise.reject(new DOMException('denied')))).toBe('Select it')
})
