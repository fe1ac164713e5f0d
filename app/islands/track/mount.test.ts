// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '~/domain/orders/order'
import type { TrackEvent, TrackMapData } from '~/domain/orders/track'
import { drawMaps } from '../../../tests/support/maps-double'
import { element, freshBrowser, openPage, settled } from '../page.test-support'
import { trackUpdate } from '../updates'
import './mount'

const useScript = vi.hoisted(() => vi.fn())
vi.mock('@react-google-maps/api', async (original) => ({ ...(await original<object>()), useLoadScript: useScript }))

type Reading = { path: string; changed: (value: unknown) => void; refused: () => void; isOpen: boolean }
const readings = vi.hoisted((): Reading[] => [])
vi.mock('./database', () => ({
  readDatabase({ path }: { path: string }, listener: Pick<Reading, 'changed' | 'refused'>) {
    const reading = { path, ...listener, isOpen: true }
    readings.push(reading)
    return () => void (reading.isOpen = false)
  },
}))

const at = (north: number) => ({ latitude: 23 + north, longitude: 72 })
const names = ['label', 'store', 'customer', 'courier', 'near', 'show', 'loading', 'failed'] as const
const words = {
  ...Object.fromEntries(names.map((name) => [name, name])),
  away: '{{distance}} away',
  distance: '{{value}} km',
}
const realtime = { config: { apiKey: 'key' }, path: 'drivers/41' }

const data = (part: Partial<TrackMapData> = {}) =>
  ({
    key: 'key',
    store: at(0),
    customer: at(0.05),
    courier: at(0.01),
    unit: 'km',
    realtime,
    words,
    ...part,
  }) as TrackMapData

const html = (shown: TrackMapData | null) =>
  `<div id="track">${
    shown &&
    `<shop-track class="track" data='${JSON.stringify(shown)}'><div class="track-frame"><svg class="route"><path data-part="ahead"/><path data-part="gone"/><g data-part="courier"/></svg></div><p class="track-distance"></p></shop-track>`
  }</div>`

/** Brings the element that was observed last into view. */
let comeIntoView: (() => void) | undefined

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => seen([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers({ toFake: ['performance'] })
  freshBrowser()
  document.documentElement.lang = 'en'
  useScript.mockReset().mockReturnValue({ isLoaded: true })
  readings.length = 0
  drawMaps()
})
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  vi.useRealTimers()
})

/** Opens a page with a map in view. */
async function open(shown = data()) {
  await act(async () => {
    openPage(html(shown))
    comeIntoView?.()
    await vi.dynamicImportSettled()
    await settled()
  })
}

const tell = (courier: TrackEvent['courier'], status: OrderStatus = 'on-the-way') =>
  act(async () =>
    document.dispatchEvent(new CustomEvent<TrackEvent>(trackUpdate, { detail: { status, courier, version: '' } })),
  )
const database = (value: unknown) => act(async () => readings.at(-1)?.changed(value))
const leave = (name: 'pagehide' | 'pageshow') =>
  act(async () => {
    dispatchEvent(new Event(name))
    await settled()
  })

const shownDistance = () => element('.track-distance').textContent
const aloud = () => element('[role=status]').textContent
type Drawn = {
  markers: { position?: { lat: number }; path?: { lat: number }[]; element: HTMLElement }[]
  centre: { lat: number }
  zoom: number
  fire(name: string): void
}
const map = () => (window as unknown as { shownMap: Drawn }).shownMap
const markerOf = (title: string) => map().markers.find(({ element }) => element.title === title)
const courierAt = () => markerOf('courier')?.position?.lat

describe('an order under way', () => {
  test('is shown on a map: store, customer, courier, the path so far and the route ahead', async () => {
    await open()
    expect([markerOf('store'), markerOf('customer'), markerOf('courier')].map((one) => one?.position?.lat)).toEqual([
      23, 23.05, 23.01,
    ])
    expect(map().markers.flatMap(({ path }) => (path ? [path.map(({ lat }) => lat)] : []))).toEqual([
      [23, 23.01],
      [23.01, 23.05],
    ])
    expect(map().zoom).toBe(12)
  })

  test('is shown on a dark map where the page is dark', async () => {
    document.documentElement.style.colorScheme = 'dark'
    await open()
    document.documentElement.style.colorScheme = ''
    expect(window).toHaveProperty('shownMap.isDark', true)
  })

  test('is followed by the map until the customer moves it', async () => {
    await open(data({ realtime: null }))
    const seen = () => map().centre.lat
    const [before] = [seen(), await tell(at(-0.2))]
    expect(seen()).not.toBe(before)
    await act(async () => map().fire('zoom_changed'))
    await tell(at(-0.4))
    expect(seen()).toBeCloseTo(22.825, 2)
    await act(async () => map().fire('dragstart'))
    await tell(at(-0.8))
    expect(seen()).toBeCloseTo(22.825, 2)
  })

  test('is not followed by a map whose zoom the customer has changed', async () => {
    await open(data({ realtime: null }))
    await act(async () => {
      map().zoom = 9
      map().fire('zoom_changed')
    })
    const before = map().centre.lat
    await tell(at(-0.2))
    expect([map().centre.lat, map().zoom]).toEqual([before, 9])
  })

  test("moves with the page's events, turns to its direction, and says how far it still is", async () => {
    await open(data({ realtime: null }))
    await tell(at(0.04))
    expect(courierAt()).toBe(23.04)
    expect(decodeURIComponent(markerOf('courier')?.element.dataset.icon ?? '')).toContain('rotate(0 32 32)')
    expect([shownDistance(), readings]).toEqual(['1.1 km away', []])
  })

  test('is announced only when the distance changes notably', async () => {
    await open(data({ realtime: null }))
    await tell(at(0.011))
    expect([shownDistance(), aloud()]).toEqual(['4.3 km away', ''])
    await tell(at(0.03))
    expect(aloud()).toBe('2.2 km away')
    await tell(at(0.0495))
    expect(aloud()).toBe('near')
  })

  test('that is over removes its map, and stops listening', async () => {
    await open()
    await tell(null, 'delivered')
    expect([document.querySelector('.track'), readings[0]?.isOpen]).toEqual([null, false])
    await leave('pageshow')
    expect(readings).toHaveLength(1)
  })
})

describe('the realtime database', () => {
  test('is read once the map is drawn, and trusted while it sends positions', async () => {
    await open()
    expect(readings.map(({ path }) => path)).toEqual(['drivers/41'])
    await database({ latitude: '23.02', longitude: '72' })
    expect(courierAt()).toBe(23.02)
    await database({ latitude: 23.03, longitude: 72 })
    await tell(at(0.01))
    expect(courierAt()).toBe(23.03)
    vi.advanceTimersByTime(20_001)
    await tell(at(0.035))
    expect(courierAt()).toBe(23.035)
  })

  test("that has only an old position, or none, leaves the page's events in use", async () => {
    await open()
    await database({ latitude: 22, longitude: 72 })
    await tell(at(0.02))
    expect(courierAt()).toBe(23.02)
    await database({ latitude: 23.03, longitude: 72 })
    await database(null)
    await tell(at(0.04))
    expect(courierAt()).toBe(23.04)
  })

  test('that refuses is left alone, and the page’s events are in use at once', async () => {
    await open()
    await database({ latitude: 23.011, longitude: 72 })
    await database({ latitude: 23.012, longitude: 72 })
    await act(async () => readings[0]?.refused())
    await tell(at(0.02))
    await leave('pageshow')
    expect([courierAt(), readings.map(({ isOpen }) => isOpen)]).toEqual([23.02, [false]])
  })

  test('is closed when the page is left, and opened again when it comes back', async () => {
    await open()
    await leave('pageshow')
    expect(readings).toHaveLength(1)
    await leave('pagehide')
    expect(readings.map(({ isOpen }) => isOpen)).toEqual([false])
    await leave('pageshow')
    expect(readings.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})

describe('fresh data', () => {
  test("has the courier's position, and names the database", async () => {
    await open(data({ realtime: null }))
    expect([courierAt(), readings.length]).toEqual([23.01, 0])
    await act(async () => {
      element('shop-track').setAttribute('data', JSON.stringify(data({ courier: at(0.02) })))
      await settled()
    })
    expect([courierAt(), readings.length]).toEqual([23.02, 1])
  })

  test('of an order that is over removes the element, and closes everything', async () => {
    await open()
    await act(async () => element('shop-track').remove())
    expect(readings[0]?.isOpen).toBe(false)
  })
})

describe('without a map', () => {
  test('on a metered connection, only its button loads it', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
    await open()
    expect([useScript.mock.calls.length, readings.length]).toEqual([0, 0])
    await tell(at(0.04))
    expect(shownDistance()).toBe('1.1 km away')
    await act(async () => {
      element<HTMLButtonElement>('.track-frame button').click()
      await vi.dynamicImportSettled()
      await settled()
    })
    expect([courierAt(), document.activeElement, readings.length]).toEqual([23.04, element('.track-frame'), 1])
  })

  test('because its script is blocked, the drawing stays and the distance updates', async () => {
    useScript.mockReturnValue({ isLoaded: false, loadError: new Error('blocked') })
    await open()
    await tell(at(0.04))
    expect([shownDistance(), readings.length, drawnAt('courier') !== drawnAt('customer')]).toEqual([
      '1.1 km away',
      0,
      true,
    ])
  })

  test('because there is no key, the courier moves along the route on the drawing', async () => {
    await open(data({ key: '' }))
    const before = drawnAt('courier')
    await tell(at(0.04))
    expect(useScript).not.toHaveBeenCalled()
    expect([drawnAt('courier') === before, readings.length]).toEqual([false, 1])
    expect(element('[data-part=ahead]').getAttribute('d')).toMatch(/^M[^L]+L[^L]+$/)
    expect(element('[data-part=gone]').getAttribute('d')).toMatch(/^M[^L]+L[^L]+L[^L]+$/)
  })

  test('the drawing shows a courier who leaves its part of the town, and one who comes back', async () => {
    await open(data({ key: '' }))
    const isShown = () => {
      const [left = 0, top = 0, width = 0, height = 0] = numbersIn(element('svg').getAttribute('viewBox'))
      const [x = 0, y = 0] = numbersIn(drawnAt('courier'))
      return x >= left && x <= left + width && y >= top && y <= top + height
    }
    const shown: boolean[] = []
    for (const north of [-0.1, 0.04, 0.2, 0.01]) {
      await tell(at(north))
      shown.push(isShown())
    }
    expect(shown).toEqual([true, true, true, true])
  })

  test('the courier on the drawing moves smoothly, also to a place that is known before the last one is reached', async () => {
    const frames = new Map<number, FrameRequestCallback>()
    let asked = 0
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== '(prefers-reduced-motion: reduce)' }))
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => (frames.set(++asked, frame), asked))
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
    await open(data({ key: '' }))
    const begun = performance.now()
    const north = async (ms: number) => {
      vi.advanceTimersByTime(begun + ms - performance.now())
      const due = [...frames.values()]
      frames.clear()
      for (const frame of due) frame(performance.now())
      return numbersIn(drawnAt('courier'))[1] ?? NaN
    }
    await tell(at(0.03))
    const way = [await north(0), await north(500)]
    await tell(at(0.01))
    way.push(await north(500), await north(1500))
    await tell(at(0.03))
    way.push(await north(2500))
    const [from = 0, half = 0, still, back, to = 0] = way
    expect([still, back]).toEqual([half, from])
    expect([half < from, half, frames.size]).toEqual([true, expect.closeTo((from + to) / 2, 0), 0])
  })
})

const numbersIn = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number)

const drawnAt = (part: string) => document.querySelector(`[data-part=${part}]`)?.getAttribute('transform')
