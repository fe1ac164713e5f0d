import { vi } from 'vitest'
import type { PricedLine } from '~/domain/cart/cart'
import { aPricedLine } from '~/domain/test-builders'
import { cartWordKeys, countedWordKeys, type CartView, type CartWords } from './cart/cart-view'
import { pageData, type PageIslands } from './island-props'

/** A page in a DOM, its server and the browser's storage, for tests of browser code. */

/** Every word is its key, so that a test sees which one is used. */
export const words = {
  ...Object.fromEntries(cartWordKeys.map((key) => [key, key])),
  ...Object.fromEntries(countedWordKeys.map((key) => [`${key}_other`, key])),
  locale: 'en',
} as CartWords

export const bowl = (quantity: number, part: Partial<PricedLine> = {}) => aPricedLine({ quantity, stock: 10, ...part })
export const fries = (quantity: number) => bowl(quantity, { itemId: '914', name: 'Masala fries' })
export const [bowlKey, friesKey] = ['901', '914']

export const aView = (...lines: PricedLine[]): CartView => ({
  storeId: lines.length > 0 ? '2101' : '',
  lines,
  storeName: 'Green Bowl',
  storePath: '/vendor/green-bowl',
  currency: { sign: '₹', decimals: 2 },
  minimum: '0',
  freeDeliveryFrom: null,
  tooFar: null,
  canCheckOut: true,
  stamp: 'stamp1',
})

/** The badge of an empty cart, which brings the words. */
export const badge: PageIslands = {
  'cart-badge': {
    count: 0,
    sum: { total: '0', isAsSeen: true, currency: aView().currency },
    words,
    stamp: '',
    lost: false,
  },
}

type Answer = Response | Error | object
type Asked = {
  method: string
  path: string
  fields: Record<string, string>
  headers: Headers
  keepalive: boolean
  signal?: AbortSignal
}

/** A server that answers on command: a `Response`, an `Error` for no connection, or an object as JSON. */
export function aServer() {
  const asked: (Asked & { answer: (answer: Answer) => void })[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    return new Promise((done, fail) => {
      const answer = (what: Answer) => {
        if (what instanceof Error) fail(what)
        else done(what instanceof Response ? what : Response.json(what))
      }
      init.signal?.addEventListener('abort', () => fail(init.signal?.reason))
      asked.push({
        method: init.method ?? 'GET',
        path: String(path),
        fields: Object.fromEntries(new URLSearchParams((init.body as URLSearchParams | undefined) ?? '')),
        headers: new Headers(init.headers),
        keepalive: init.keepalive ?? false,
        signal: init.signal ?? undefined,
        answer,
      })
    })
  })
  return {
    asked,
    /** Answers the request asked as number `at`, and lets the page go on. */
    async answers(at: number, answer: Answer) {
      await settled()
      for (let tries = 0; tries < 100 && !asked[at]; tries++) await settled()
      const request = asked[at]
      if (!request) throw new Error(`nothing asked as number ${at}: ${asked.map(({ path }) => path).join()}`)
      request.answer(answer)
      await settled()
    },
  }
}

/** Lets everything run that does not wait for the server or a clock; on a slow machine React takes many turns. */
export async function settled() {
  for (let quiet = 0; quiet < 5; quiet++) {
    await new Promise((done) => void setImmediate(done))
    if (process.getActiveResourcesInfo().includes('Immediate')) quiet = -1
  }
}

/** The fields that a form posts by itself, as a browser says before it sends them. */
export function postedBy(form: HTMLFormElement): FormData {
  const event = Object.assign(new Event('formdata'), { formData: new FormData(form) })
  form.dispatchEvent(event)
  return event.formData
}

/** The server's events as the test sends them, for `EventSource`. */
export class Events extends EventTarget {
  static readonly CLOSED = 2
  static all: Events[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    Events.all.push(this)
  }
  close() {
    this.readyState = Events.CLOSED
  }
  tell(name: string, detail: object | '' = '') {
    this.dispatchEvent(new MessageEvent(name, { data: detail && JSON.stringify(detail) }))
  }
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
}

export const noConnection = () => new TypeError('Failed to fetch')

/** A page's HTML as an answer. */
export const page = (body: string, islands: PageIslands = {}) =>
  new Response(`<!DOCTYPE html><html><body>${body}${pageData(islands)}</body></html>`, {
    headers: { 'Content-Type': 'text/html' },
  })

/** A redirect as seen by a fetch that does not follow it. */
export function redirectElsewhere() {
  return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
}

/** Puts a page into the document. */
export function openPage(body: string, islands: PageIslands = {}) {
  // As a whole, so that custom elements have their content when they are connected.
  const page = new DOMParser().parseFromString(`${body}${pageData(islands)}`, 'text/html')
  document.body.replaceChildren(...page.body.childNodes)
}

/** Clears what earlier tests left in the browser. */
export function freshBrowser() {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=-1`
  localStorage.clear()
  history.replaceState(null, '')
  document.body.replaceChildren()
}

/** Makes the browser one without popovers, such as Safari 16: it refuses selectors with what it does not know. */
export function withoutPopovers() {
  for (const [part, names] of [
    [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
    [Document.prototype, ['querySelector', 'querySelectorAll']],
  ] as const) {
    for (const name of names) {
      const find = (part as unknown as Record<string, (this: unknown, selector: string) => unknown>)[name]!
      vi.spyOn(part as Element, name as 'matches').mockImplementation(function (this: unknown, selector: string) {
        // `:is` is forgiving: it only matches nothing.
        if (/:popover-open/.test(selector.replaceAll(':is(:popover-open)', ''))) throw new SyntaxError(selector)
        return find.call(this, selector.replaceAll(':is(:popover-open)', '.nothing')) as boolean
      })
    }
  }
}

export const setCookie = (name: string, value: string) => (document.cookie = `${name}=${value}; Path=/`)

export function cookie(name: string) {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}

export function element<Type extends Element = HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector)
  if (!found) throw new Error(`no ${selector} in ${document.body.innerHTML}`)
  return found
}

/** Clicks a link, and returns whether the page handled it; the browser itself does not navigate. */
export function press(selector: string, init: MouseEventInit = {}) {
  const seen = { defaultPrevented: false }
  const look = (event: Event) => {
    seen.defaultPrevented = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return seen
}
