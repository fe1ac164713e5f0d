// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { freshBrowser, openPage } from '../page.test-support'

vi.stubGlobal('CSS', { supports: () => false })
await import('./contain')
beforeEach(freshBrowser)

const menu = () => document.querySelector<HTMLElement>('#menu')!

function toggles(popover: HTMLElement, kind: string, newState: 'open' | 'closed') {
  Object.defineProperty(popover, 'popover', { value: kind, configurable: true })
  popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
}

const inert = () =>
  [...document.querySelectorAll<HTMLElement>('body [id]:not(script)')].filter((one) => one.inert).map(({ id }) => id)

test('everything around an open menu is inert until it closes, except the messages', () => {
  openPage(`<header id="top"><button id="opener"></button><div id="around"><nav id="menu"><a id="link"></a></nav></div>
    </header><main id="main"></main><div id="messages" class="toasts"></div>`)
  toggles(menu(), 'auto', 'open')
  expect(inert()).toEqual(['opener', 'main'])
  toggles(menu(), 'auto', 'closed')
  expect(inert()).toEqual([])
})

test('a message that appears makes nothing inert', () => {
  openPage('<div id="menu"></div><main id="main"></main>')
  toggles(menu(), 'manual', 'open')
  expect(inert()).toEqual([])
})
