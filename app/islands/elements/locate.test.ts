// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import { locate } from './locate'

type Device = (found: (at: unknown) => void, failed: (error: { code: number }) => void, options: unknown) => void

const submitted = vi.fn()

/** A page with the button, on a device that answers like this. */
function onDevice(getCurrentPosition: Device | null, mark = '') {
  vi.stubGlobal('navigator', { geolocation: getCurrentPosition && { getCurrentPosition } })
  const words = `denied="May not" unavailable="Cannot" ${mark}`
  openPage(`<form><input name="latitude"><input name="longitude"><p ${words}><button>Detect</button></p></form>`)
  element<HTMLFormElement>('form').addEventListener('submit', (event) => {
    event.preventDefault()
    submitted(Object.fromEntries(new FormData(event.target as HTMLFormElement)))
  })
  return locate(element('button'), element('p'))
}

const toastText = () => document.querySelector('.toast')?.textContent

beforeEach(freshBrowser)

test('the form is sent with the location of the device', async () => {
  await onDevice((found) => found({ coords: { latitude: 23.02, longitude: -72.5 } }))
  expect(submitted).toHaveBeenCalledExactlyOnceWith({ latitude: '23.02', longitude: '-72.5' })
  expect(toastText()).toBeUndefined()
})

test('a button that nobody pressed does not reload a page for ever', async () => {
  const device: Device = (found) => found({ coords: { latitude: 1, longitude: 2 } })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href)
  await onDevice(device, 'auto')
  expect(submitted).not.toHaveBeenCalled()
  await onDevice(device)
  expect(submitted).toHaveBeenCalledOnce()
})

test('the device has 20 seconds to find its location', async () => {
  const asked = vi.fn<Device>((_, failed) => failed({ code: 3 }))
  await onDevice(asked)
  expect(asked.mock.calls[0]?.[2]).toEqual({ timeout: 20_000 })
})

test.each([
  ['may not tell', 1, 'May not'],
  ['cannot tell', 2, 'Cannot'],
  ['does not tell in time', 3, 'Cannot'],
])('a device that %s gets a message, and nothing is sent', async (_, code, text) => {
  await onDevice((_, failed) => failed({ code }))
  expect(toastText()).toBe(text)
  expect(submitted).not.toHaveBeenCalled()
})

test('a browser that cannot ask for the location gets a message', async () => {
  await onDevice(null)
  expect(toastText()).toBe('Cannot')
})
