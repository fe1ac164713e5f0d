// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage } from '../page.test-support'
import './banners'

const [button, noButton] = ['<button type="button">Stop</button>', '']

function open(end: string) {
  const items = [1, 2, 3].map((number) => `<li id="offer-${number}"></li>`).join('')
  const points = [1, 2, 3].map((number) => `<a href="#offer-${number}">${number}</a>`).join('')
  openPage(`<shop-banners><ul>${items}</ul><p class="banner-points">${points}${end}</p></shop-banners>`)
  const strip = element('ul')
  vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 0, 400, 100))
  // Each is as wide as the strip and comes after the one before.
  for (const [at, item] of [...strip.children].entries()) {
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(new DOMRect(20 + at * 400, 0, 400, 100))
  }
  const shown: number[] = []
  strip.scrollBy = (options?: ScrollToOptions | number) =>
    void shown.push(((options as ScrollToOptions).left ?? 0) / 400 + 1)
  return shown
}

let see: IntersectionObserverCallback
let seen: Element[]

const isStill = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query === '(prefers-reduced-motion: reduce)' }))

beforeEach(() => {
  freshBrowser()
  seen = []
  location.hash = ''
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = callback
      }
      observe(item: Element) {
        seen.push(item)
      }
      disconnect() {}
    },
  )
  isStill(false)
})
afterEach(() => void vi.useRealTimers())

test('a point scrolls to its banner and keeps the address', () => {
  const shown = open(noButton)
  element('a[href="#offer-3"]').click()
  expect([shown, location.hash]).toEqual([[3], ''])
})

test('points show which banners are in view', () => {
  open(noButton)
  const entry = (isIntersecting: boolean) => [{ target: element('#offer-2'), isIntersecting }]
  see(entry(true) as unknown as IntersectionObserverEntry[], null as never)
  expect([element('a[aria-current]').textContent, seen.length]).toEqual(['2', 3])
  see(entry(false) as unknown as IntersectionObserverEntry[], null as never)
  expect(document.querySelector('a[aria-current]')).toBeNull()
})

test('a moving strip goes from banner to banner and starts again', () => {
  const shown = open(button)
  vi.advanceTimersByTime(15_000)
  expect(shown).toEqual([2, 3, 1])
})

test('it waits while nobody sees the page', () => {
  const shown = open(button)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(15_000)
  expect(shown).toEqual([])
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(5000)
  expect(shown).toEqual([2])
})

test.each([
  ['its button is pressed', () => element('button').click()],
  ['somebody touches it', () => element('ul').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('it stops for good once %s', (_, act) => {
  const shown = open(button)
  act()
  vi.advanceTimersByTime(15_000)
  expect(shown).toEqual([])
})

test('its button goes once it is pressed', () => {
  open(button)
  element('button').click()
  expect(document.querySelector('button')).toBeNull()
})

test('it does not move if the vendor does not want it, reduced motion is asked for, or a banner was picked', () => {
  const unwanted = open(noButton)
  vi.advanceTimersByTime(15_000)
  isStill(true)
  const still = open(button)
  vi.advanceTimersByTime(15_000)
  isStill(false)
  location.hash = '#offer-2'
  const picked = open(button)
  vi.advanceTimersByTime(15_000)
  expect([unwanted, still, picked]).toEqual([[], [], []])
})
