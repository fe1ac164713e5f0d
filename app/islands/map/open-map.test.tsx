// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawMaps } from '../../../tests/support/maps-double'
import { aServer, element, freshBrowser, openPage, page } from '../page.test-support'
import type { AddressMapSettings } from './address-map'
import { toggleMap } from './open-map'

const useScript = vi.hoisted(() => vi.fn())
vi.mock('@react-google-maps/api', async (original) => ({ ...(await original<object>()), useLoadScript: useScript }))

const words = Object.fromEntries(
  ['label', 'hint', 'use', 'loading', 'failed', 'refused', 'unknown'].map((word) => [word, word]),
) as AddressMapSettings['words']
const centre = { latitude: 23, longitude: 72 }

/** The form as a page shows it, with or without a chosen place. */
const form = (chosen = '', key = 'key') => `<shop-lookup regions="search chosen"><form action="/add-address">
  <div id="search"><input name="search" value="${chosen}"></div>
  <shop-map settings='${JSON.stringify({ key, centre, words })}'><button type="button">Map</button></shop-map>
  <div id="chosen">${chosen && `<p data-point="${chosen}">${chosen}</p>`}</div>
  <input name="house" value="7"></form></shop-lookup>`

let server: ReturnType<typeof aServer>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  freshBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  useScript.mockReset().mockReturnValue({ isLoaded: true })
  server = aServer()
  drawMaps()
})
afterEach(() => void vi.useRealTimers())

const press = () => act(async () => toggleMap(element<HTMLButtonElement>('shop-map > button'), element('shop-map')))
const open = (html = form()) => (openPage(html), press())
/** Presses a key on the map; whether it is left to the browser. */
async function key(name: string, shiftKey = false) {
  const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true })
  await act(async () => element('[role=application]').dispatchEvent(event))
  return !event.defaultPrevented
}
const rests = () => act(async () => void vi.advanceTimersByTime(400))
const answers = (at: number, chosen: string) => act(async () => server.answers(at, page(form(chosen))))
const statusText = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('')
const point = (at = 0) => [server.asked[at]?.fields.latitude, server.asked[at]?.fields.longitude].map(Number)

describe('the map of an address', () => {
  test('opens and closes by its button', async () => {
    await open()
    expect(element('shop-map > button').getAttribute('aria-expanded')).toBe('true')
    expect(document.querySelectorAll('.marker')).toHaveLength(1)
    await press()
    expect(element('shop-map > button').getAttribute('aria-expanded')).toBe('false')
    expect(document.querySelector('[role=application]')).toBeNull()
  })

  test.each(['dark', 'light'])(
    'has the colours of the page, whose theme the customer may have picked: %s',
    async (theme) => {
      document.documentElement.style.colorScheme = theme
      await open()
      expect(window).toHaveProperty('shownMap.isDark', theme === 'dark')
    },
  )

  test('fills the form from where the marker stops, and keeps typed text', async () => {
    await open()
    element<HTMLInputElement>('[name=house]').value = 'Rose Villa'
    await key('ArrowRight')
    await key('ArrowUp', true)
    expect(server.asked).toEqual([])
    await rests()
    expect(server.asked[0]).toMatchObject({ method: 'POST', fields: { intent: 'point', house: 'Rose Villa' } })
    const [latitude = 0, longitude = 0] = point()
    expect([latitude > 23.0002, latitude < 23.0003, longitude > 72, longitude < 72.0001]).toEqual([
      true,
      true,
      true,
      true,
    ])
    await answers(0, '23.1,72.1')
    expect(element('#chosen').textContent).toBe('23.1,72.1')
    expect(element<HTMLInputElement>('[name=house]').value).toBe('Rose Villa')
    expect(statusText()).toBe('')
  })

  test.each([
    ['ArrowUp', 1, 0],
    ['ArrowDown', -1, 0],
    ['ArrowLeft', 0, -1],
    ['ArrowRight', 0, 1],
  ])('moves its marker with %s, and the page does not scroll', async (name, north, east) => {
    await open()
    expect([await key(name), await key('Tab')]).toEqual([false, true])
    await rests()
    const [latitude = 0, longitude = 0] = point()
    expect([Math.sign(latitude - centre.latitude), Math.sign(longitude - centre.longitude)]).toEqual([north, east])
  })

  test('shows the chosen place, and follows one found by typing', async () => {
    await open(form('24,73'))
    await act(async () => element('shop-map .group > button').click())
    await rests()
    expect(point()).toEqual([24, 73])
    await answers(0, '25,74')
    await act(async () => element('shop-map .group > button').click())
    await rests()
    expect(point(1)).toEqual([25, 74])
  })

  test('drops the lookup of a place that was left meanwhile', async () => {
    await open()
    await key('ArrowRight')
    await rests()
    await key('ArrowRight')
    expect(server.asked[0]?.signal?.aborted).toBe(true)
    await rests()
    expect(statusText()).toBe('')
    await answers(1, '23,72.0001')
    expect(element('#chosen').textContent).toBe('23,72.0001')
  })

  test('reports a place that cannot be looked up, and the form stays', async () => {
    await open()
    await key('ArrowRight')
    await rests()
    await act(async () => server.answers(0, new Response(null, { status: 502 })))
    expect(statusText()).toBe('unknown')
    expect(element('#chosen').textContent).toBe('')
    await key('ArrowRight')
    await rests()
    await answers(1, '23,72.0002')
    expect(statusText()).toBe('')
  })
})

describe('a map that cannot be shown says so, and the form still works', () => {
  test('without a key, and nothing is loaded', async () => {
    await open(form('', ''))
    expect([statusText(), useScript.mock.calls.length]).toEqual(['refusedfailed', 0])
  })

  test('while the script loads, when it is blocked, and when it is late', async () => {
    useScript.mockReturnValue({ isLoaded: false })
    await open()
    expect(statusText()).toBe('loading')
    await act(async () => void vi.advanceTimersByTime(10_000))
    expect(statusText()).toBe('failed')
    await press()
    useScript.mockReturnValue({ isLoaded: false, loadError: new Error('blocked') })
    await press()
    expect(statusText()).toBe('failed')
  })

  test('when the key is refused later', async () => {
    await open()
    await act(async () => window.gm_authFailure?.())
    expect(statusText()).toBe('refusedfailed')
    expect(document.querySelector('[role=application]')).toBeNull()
  })
})
