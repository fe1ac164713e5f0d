import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loader } from '../routes/service-worker[.]js/route'

type Handler = (event: Record<string, unknown>) => void
type Answer = { status: number; body: string; redirected?: boolean } | null

const note = 'Prices as of {{time}}.'
const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><main id="main">${title}</main></body></html>`

/**
 * A cache like the browser's: by address and, unless told otherwise, by the headers that the answer names. As in Safari,
 * a page that replaces another keeps its place.
 */
class Cache {
  readonly entries = new Map<string, Response>()
  readonly address = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://shop.test').href
  match = async (request: string | Request, { ignoreVary = false } = {}) => {
    const isOther = typeof request !== 'string' && request.headers.has('Accept-Language')
    return isOther && !ignoreVary ? undefined : this.entries.get(this.address(request))?.clone()
  }
  put = async (request: string, response: Response) => void this.entries.set(this.address(request), response)
  delete = async (request: string | Request) => this.entries.delete(this.address(request))
  keys = async () => [...this.entries.keys()].map((url) => new Request(url))
}

let net: { isDown: boolean; asked: { url: string; init?: RequestInit }[]; answers: Map<string, Answer> }
let caches: Map<string, Cache>
let handlers: Map<string, Handler>
let done: string[]
/** The addresses of the pages that are open. */
let open: string[]

/** Runs a worker's script in its own global scope. */
async function start(script: string) {
  net = { isDown: false, asked: [], answers: new Map() }
  caches = new Map()
  handlers = new Map()
  done = []
  open = []
  const world = {
    ...{ URL, Headers, Response, Date, RegExp },
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    skipWaiting: () => done.push('skipWaiting'),
    clients: {
      claim: async () => done.push('claim'),
      // A page that was opened before the worker began is not controlled by it.
      matchAll: async ({ includeUncontrolled = false }) =>
        includeUncontrolled ? open.map((url) => ({ url, focus: () => done.push(`focus ${url}`) })) : [],
      openWindow: (path: string) => done.push(`open ${path}`),
    },
    registration: { unregister: async () => done.push('unregister') },
    caches: {
      keys: async () => [...caches.keys()],
      open: async (name: string) => caches.get(name) ?? (caches.set(name, new Cache()), caches.get(name)),
      delete: async (name: string) => caches.delete(name),
    },
    fetch: async (asked: string | Request, init?: RequestInit) => {
      const url = new URL(typeof asked === 'string' ? asked : asked.url, 'https://shop.test')
      net.asked.push({ url: url.pathname + url.search, init })
      if (net.isDown) throw new TypeError('no connection')
      const answer = net.answers.get(url.pathname)
      const list = url.pathname === '/offline' ? '<ul class="x" id="kept"></ul>' : ''
      const headers = {
        Date: new Date().toUTCString(),
        'Content-Encoding': 'br',
        'Content-Length': '9',
        'Content-Language': 'en',
      }
      const response = new Response(answer?.body ?? page(url.pathname) + list, {
        status: answer?.status ?? 200,
        headers,
      })
      return Object.defineProperty(response, 'redirected', { value: answer?.redirected ?? false })
    },
  }
  vm.runInNewContext(script, world)
}

/** Sends an event; returns what it waits for, and the answer to a request, or null if the worker leaves it alone. */
async function send(name: string, event: Record<string, unknown> = {}): Promise<Response | null> {
  let waited: unknown
  let answer: Promise<Response> | null = null
  handlers.get(name)?.({
    ...event,
    waitUntil: (work: unknown) => (waited = work),
    respondWith: (work: Promise<Response>) => (answer = work),
  })
  await waited
  return answer
}

const save = (path: string, lang = 'en') => send('message', { data: { path, lang, note } })
const visit = (path: string, { method = 'GET', mode = 'navigate', headers = {} } = {}) =>
  send('fetch', { request: { method, mode, url: `https://shop.test${path}`, headers: new Headers(headers) } })

const script = await loader().text()
beforeEach(() => start(script))

test('the worker is smaller than 3.5 kB', () => {
  expect(Buffer.byteLength(script)).toBeLessThan(3500)
})

test('a notification leads to the page it is from, or opens it again', async () => {
  const press = () =>
    send('notificationclick', { notification: { tag: '/order-status/7', close: () => done.push('close') } })
  await press()
  open = ['https://shop.test/', 'https://shop.test/order-status/7']
  await press()
  expect(done).toEqual(['close', 'open /order-status/7', 'close', 'focus https://shop.test/order-status/7'])
})

describe('the worker leaves alone', () => {
  test.each([
    '/cart',
    '/review-cart',
    '/payment',
    '/profile',
    '/orders',
    '/sign-in',
    '/address',
    '/location',
    '/item/1/2',
    '/profile/',
  ])('a visit of %s', async (path) => {
    expect(await visit(path)).toBeNull()
    await save(path)
    expect(net.asked.map(({ url }) => url)).toEqual(['/offline?en'])
  })

  test('a prefetch, because a saved page would be used after the connection is back', async () => {
    await save('/vendor/bowl')
    for (const purpose of ['prefetch', 'prefetch;prerender'])
      expect(await visit('/vendor/bowl', { headers: { 'Sec-Purpose': purpose } })).toBeNull()
  })

  test('forms, and everything that is not a page visit', async () => {
    expect(await visit('/', { method: 'POST' })).toBeNull()
    expect(await visit('/', { mode: 'cors' })).toBeNull()
    expect(await visit('/assets/a.js', { mode: 'no-cors' })).toBeNull()
  })
})

test('with a connection every visit goes to the server, even if the page is saved', async () => {
  await save('/vendor/bowl')
  net.answers.set('/vendor/bowl', { status: 500, body: 'failed' })
  expect((await visit('/vendor/bowl'))?.status).toBe(500)
})

test("a page is saved as a guest's, in its language, with the time of its prices", async () => {
  await save('/vendor/bowl', 'fr')
  expect(net.asked).toEqual([
    { url: '/offline?fr', init: { credentials: 'omit', headers: { 'Accept-Language': 'fr' } } },
    { url: '/vendor/bowl', init: { credentials: 'omit', headers: { 'Accept-Language': 'fr' } } },
  ])
  net.isDown = true
  const saved = await visit('/vendor/bowl', { headers: { 'Accept-Language': 'fr,en;q=0.8' } })
  expect(await saved?.text()).toMatch(
    /<main id="main"><p class="notice as-of" role="status">Prices as of .*\d{4}.*\.<\/p>/,
  )
  expect([...(saved?.headers.keys() ?? [])]).toEqual(['content-language', 'content-type', 'date'])
})

test.each(['ar', 'th', 'ar-EG', 'fa'])(
  'the time of prices has the digits and the year of all dates in %s',
  async (language) => {
    await save('/vendor/bowl', language)
    net.isDown = true
    expect(await (await visit('/vendor/bowl'))?.text()).toMatch(`${new Date().getFullYear()}`)
  },
)

test('a saved page is not requested again for some minutes', async () => {
  await save('/vendor/bowl')
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 9 * 60_000)
  await save('/vendor/bowl')
  expect(net.asked).toHaveLength(2)
  later.mockRestore()
})

test('a saved page is requested again on a device whose clock is behind', async () => {
  await save('/vendor/bowl')
  const behind = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 365 * 24 * 3600_000)
  await save('/vendor/bowl')
  expect(net.asked.map(({ url }) => url)).toEqual(['/offline?en', '/vendor/bowl', '/offline?en', '/vendor/bowl'])
  behind.mockRestore()
})

test('the offline page is renewed like a saved one, because the shop may have other colours or words by then', async () => {
  await save('/search')
  await save('/search')
  expect(net.asked).toHaveLength(1)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3600_000)
  await save('/search')
  expect(net.asked).toHaveLength(2)
  later.mockRestore()
})

test('without a connection other pages show the offline page, with links to the saved ones', async () => {
  await save('/vendor/bowl')
  await save('/')
  net.isDown = true
  const text = await (await visit('/search?q=rice'))?.text()
  expect(text).toContain('<a target="_self" href="https://shop.test/vendor/bowl">/vendor/bowl</a>')
  expect(text).toContain('<a target="_self" href="https://shop.test/">/</a>')
  expect(text).not.toContain('/offline</a>')
})

test('without any saved page the browser shows its own message', async () => {
  net.isDown = true
  await expect(visit('/')).rejects.toThrow('no connection')
})

test.each([
  ['an error page', { status: 404, body: page('gone') }],
  ['the page to which another address leads', { status: 200, body: page('home'), redirected: true }],
])('%s is not saved', async (_, answer) => {
  net.answers.set('/vendor/gone', answer)
  await save('/vendor/gone')
  net.isDown = true
  expect(await (await visit('/vendor/gone'))?.text()).toContain('<title>/offline</title>')
})

test('thirty pages are saved, the most recently seen', async () => {
  for (let at = 0; at < 32; at++) await save(`/vendor/${at}`)
  const [cache] = caches.values()
  const addresses = [...(cache?.entries.keys() ?? [])].filter((url) => url.includes('/vendor/'))
  expect(addresses).toHaveLength(30)
  expect(addresses[0]).toBe('https://shop.test/vendor/2')
})

test('a page that is seen again later becomes the most recent', async () => {
  for (const path of ['/vendor/1', '/vendor/2']) await save(path)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3600_000)
  await save('/vendor/1')
  expect([...caches.values()].flatMap(({ entries }) => [...entries.keys()]).at(-1)).toBe('https://shop.test/vendor/1')
  later.mockRestore()
})

test("a new version takes over at once and drops the old versions' caches", async () => {
  caches.set('kept-0', new Cache())
  await save('/')
  await send('install')
  await send('activate')
  expect([...caches.keys()]).toEqual(['kept-1'])
  expect(done).toEqual(['skipWaiting', 'claim'])
})

test('a worker that is switched off deletes everything and unregisters', async () => {
  await start(readFileSync(new URL('./worker-off.js', import.meta.url), 'utf8'))
  caches.set('kept-1', new Cache())
  await send('install')
  await send('activate')
  expect(caches.size).toBe(0)
  expect(done).toEqual(['skipWaiting', 'unregister'])
  expect(handlers.has('fetch')).toBe(false)
})
