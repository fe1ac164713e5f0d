// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { element, freshBrowser, openPage, settled } from '../page.test-support'
import './notify'

type Pressable = HTMLElement & { pressed(): Promise<void> }

const live = vi.hoisted(() => vi.fn())
vi.mock('./live', () => ({ live: live() as unknown }))

const shown = vi.fn()
let answer: NotificationPermission

class Shown {
  static permission: NotificationPermission
  static requestPermission = async () => (Shown.permission = answer)
  constructor(title: string, { body }: NotificationOptions) {
    shown(title, body)
  }
}

beforeEach(() => {
  freshBrowser()
  localStorage.clear()
  Shown.permission = 'default'
  answer = 'granted'
  vi.stubGlobal('Notification', Shown)
})

const button =
  '<shop-notify granted="On" denied="Blocked" cancelled="Cancelled"><button>Notify me</button></shop-notify>'

/** The page of an order, with the button inside the region that is refreshed. */
function openOrder() {
  openPage(`<p data-says="Placed"></p><div id="order-after">${button}</div>`)
  document.title = 'Order 7'
}

/** What the page does when the order has come to another stage. */
async function says(sentence: string, beside = button) {
  const fresh = new DOMParser().parseFromString(beside, 'text/html').body
  element('#order-after').replaceChildren(...fresh.childNodes)
  element('[data-says]').dataset.says = sentence
  await settled()
}

const press = () => element<Pressable>('shop-notify').pressed()
const isPressed = () => element('button').getAttribute('aria-pressed')

test('nothing is notified before the button was pressed, and nobody is asked for permission', async () => {
  openOrder()
  await says('On the way')
  expect([shown.mock.calls, isPressed(), Shown.permission]).toEqual([[], 'false', 'default'])
})

test('every stage is notified after the button was pressed, the last one too, and no more after another press', async () => {
  openOrder()
  await press()
  expect([isPressed(), element('.toast').textContent]).toEqual(['true', 'On'])
  await says('On the way')
  await press()
  await says('Arrived')
  await press()
  await says('Delivered', '')
  expect(shown.mock.calls).toEqual([
    ['Order 7', 'On the way'],
    ['Order 7', 'Delivered'],
  ])
})

test('the next order is notified without another press, as long as the browser allows it', async () => {
  openOrder()
  await press()
  openOrder()
  await says('On the way')
  expect(shown.mock.calls).toEqual([['Order 7', 'On the way']])
})

test('a cancelled order, whose page changes to another one, is notified as well', async () => {
  openOrder()
  await press()
  const tell = (status: string) => document.dispatchEvent(new CustomEvent('shop:track', { detail: { status } }))
  tell('preparing')
  tell('cancelled')
  expect(shown.mock.calls).toEqual([['Order 7', 'Cancelled']])
  await press()
  tell('cancelled')
  expect(shown).toHaveBeenCalledTimes(1)
})

test('a refusal is told, and the button goes where the browser will not ask again', async () => {
  openOrder()
  answer = 'denied'
  await press()
  expect([element('.toast').textContent, document.querySelector('shop-notify')]).toEqual(['Blocked', null])
})

test.each(['denied', 'unsupported'])('there is no button where notifications are %s', (why) => {
  if (why === 'denied') Shown.permission = 'denied'
  else Reflect.deleteProperty(window, 'Notification')
  openOrder()
  expect(document.querySelector('shop-notify')).toBeNull()
})

test('phones, which show notifications of a service worker alone, get them from it', async () => {
  const showNotification = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ showNotification }) } })
  shown.mockImplementation(() => {
    throw new TypeError('Illegal constructor')
  })
  openOrder()
  await press()
  await says('On the way')
  // The service worker opens the page that the tag names.
  const options = { body: 'On the way', tag: location.pathname, renotify: true }
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Order 7', expect.objectContaining(options))
})
