import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RequestHead } from '~/http/request-policy/request-head.server'
import { dictionary } from '~/styles/compression-dictionary.server'
import { PageCache, type Page } from './page-cache.server'
import { joined } from './page-parts.server'
import { isLinked } from './page-request.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function ask(path = '/', given: Record<string, string> = {}, method = 'GET'): RequestHead {
  const headers = new Headers({ host: 'shop.example', 'accept-encoding': 'br', ...given })
  return { method, path, headers }
}

const stores = '<!DOCTYPE html><html><body>Stores</body></html>'

type Some = Partial<Omit<Page, 'parts'>> & { html?: string }

const aPage = ({ html = stores, ...some }: Some = {}): Page => ({
  parts: [Buffer.from(html)],
  headers: new Headers({ 'Content-Type': 'text/html', 'X-Request-Id': 'request-1', 'Server-Timing': 'a;dur=1' }),
  locale: 'en',
  languages: ['en', 'de'],
  freshUntil: Date.now() + 20_000,
  isLinked: true,
  sessionId: null,
  ...some,
})

/** What is cached and sent for a request, as text; null for nothing. */
function sent(cache: PageCache, request: RequestHead) {
  const body = cache.find(request)?.page.answer(request).body
  return body ? brotliDecompressSync(body).toString() : null
}

const headersOf = (list: string[]) =>
  new Headers(list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1]!]])) as [string, string][])

describe("a guest's page", () => {
  test('is cached by host, language and address', async () => {
    const cache = new PageCache(0)
    const wishes = { 'accept-language': 'de' }
    const all = [
      [ask('/'), aPage({ html: 'English home' })],
      [ask('/', wishes), aPage({ html: 'German home', locale: 'de' })],
      [ask('/', { host: 'other.example' }), aPage({ html: 'home of another brand' })],
      [ask('/vendor/a'), aPage({ html: 'a store' })],
      [ask('/vendor/a?category=2'), aPage({ html: 'a category', isLinked: false })],
    ] as const
    for (const [request, page] of all) cache.add(request, page)
    for (const [request, { parts }] of all) expect(sent(cache, request)).toBe(joined(parts).toString())
    expect(sent(cache, ask('/vendor/b'))).toBeNull()
    expect(sent(cache, ask('/', { host: 'nobody.example' }))).toBeNull()
  })

  test('is the same on every port, whatever cookies others have set', async () => {
    const cache = new PageCache(0)
    cache.add(ask(), aPage())
    expect(sent(cache, ask('/', { host: 'SHOP.example:8443', cookie: '_ga=GA1.2.3; my__cart=1' }))).not.toBeNull()
  })

  test('of one person on loopback is for one port too', () => {
    const cache = new PageCache(0)
    const asked = (port: number) => ask('/', { host: `localhost:${port}`, cookie: '__session=asha' })
    cache.add(asked(1), aPage({ sessionId: 's1' }))
    expect([cache.find(asked(1)) === null, cache.find(asked(2))]).toEqual([false, null])
  })

  test('is one page per port on loopback, because pages contain the port, but takes the room of one', () => {
    const cache = new PageCache(0)
    const ports = Array.from({ length: 5000 }, (_, at) => ask('/', { host: `localhost:${at + 1}` }))
    for (const asked of ports) cache.add(asked, aPage({ html: asked.headers.get('host') ?? '' }))
    const found = ports.map((asked) => sent(cache, asked)).filter((html) => html !== null)
    expect(found).toEqual(['localhost:5000'])
  })

  test.each(['__session', '__cart', '__place', '__toast', 'localelang', 'cart-changes', 'cart-stamp'])(
    'is not used for a request with %s, and such a request adds nothing to it',
    async (name) => {
      const cache = new PageCache(0)
      cache.add(ask(), aPage({ html: 'for guests' }))
      const request = ask('/', { cookie: `_ga=1; ${name}=x` })
      expect(cache.find(request)).toBeNull()
      cache.add(request, aPage({ html: 'for one' }))
      expect(sent(cache, ask())).toBe('for guests')
    },
  )

  test('with personal data is cached here for its customer, and by no other cache', () => {
    const cache = new PageCache(600)
    const mine = ask('/', { cookie: '__session=mine' })
    const headers = new Headers({ 'Cache-Control': 'private, no-store' })
    const cachedPage = cache.add(mine, aPage({ html: 'my orders', headers, sessionId: 's1' }))
    expect(headersOf(cachedPage?.answer(mine).headers ?? []).get('Cache-Control')).toBe('private, no-store')
    expect(sent(cache, mine)).toBe('my orders')
    expect(sent(cache, ask('/', { cookie: '__session=other' }))).toBeNull()
    expect(sent(cache, ask())).toBeNull()
  })

  test.each<[string, Some]>([
    ['was made with somebody’s own', { freshUntil: null }],
    ['sets a cookie', { headers: new Headers({ 'Set-Cookie': 'a=1' }) }],
  ])('is not cached if it %s', async (_, page) => {
    const cache = new PageCache(0)
    expect(cache.add(ask(), aPage(page))).toBeNull()
    expect(cache.find(ask())).toBeNull()
  })

  test.each(['POST', 'PUT'])('is not used for %s', async (method) => {
    const cache = new PageCache(0)
    cache.add(ask(), aPage())
    expect(cache.find(ask('/', {}, method))).toBeNull()
  })

  test('depends on the languages that the brand offers', async () => {
    const cache = new PageCache(0)
    const russian = { 'accept-language': 'ru' }
    cache.add(ask('/', russian), aPage())
    expect(cache.find(ask('/', russian))?.locale).toBe('en')
    cache.add(ask(), aPage({ languages: ['en', 'de', 'ru'] }))
    expect(cache.find(ask('/', russian))).toBeNull()
  })
})

describe('an answer', () => {
  test('names no request, and says who may cache it', async () => {
    const { status, headers } = new PageCache(0).add(ask(), aPage())!.answer(ask())
    const read = headersOf(headers)
    expect(status).toBe(200)
    expect([read.get('X-Request-Id'), read.get('Server-Timing'), read.get('Set-Cookie')]).toEqual([null, null, null])
    expect(read.get('Cache-Control')).toBe('private, no-cache')
    expect(read.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding, Available-Dictionary')
  })

  test('names the prefetch rules only for guests, and not if guests share a cache', () => {
    const chromium = { 'sec-ch-ua': '"Chromium";v="150"' }
    const named = (cache: PageCache, given: Record<string, string>) => {
      const request = ask('/', { ...chromium, ...given })
      const { headers } = cache.add(request, aPage())!.answer(request)
      return headersOf(headers).get('Speculation-Rules')
    }
    expect(named(new PageCache(0), {})).toBe('"/speculation.json"')
    expect(named(new PageCache(0), { 'save-data': 'on' })).toBeNull()
    expect(named(new PageCache(0), { cookie: '__cart=x' })).toBeNull()
    expect(named(new PageCache(60), {})).toBeNull()
  })

  test('may be shared by caches in front if the host allows it', async () => {
    const { headers } = new PageCache(60).add(ask(), aPage())!.answer(ask())
    expect(headersOf(headers).get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60')
  })

  test('depends on no dictionary if it may be shared, because many caches would give it to browsers without one', () => {
    const request = ask('/', { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary.available })
    const encodingIn = (cache: PageCache) => {
      const headers = headersOf(cache.add(request, aPage())!.answer(request).headers)
      return [headers.get('Content-Encoding'), headers.get('Vary')]
    }
    expect(encodingIn(new PageCache(60))).toEqual(['br', 'Cookie, Accept-Language, Accept-Encoding'])
    expect(encodingIn(new PageCache(0))[0]).toBe('dcz')
  })

  test('has its own tag in each encoding, and is a 304 for clients that have it', async () => {
    const page = new PageCache(0).add(ask(), aPage())!
    const tags = ['br', 'gzip, deflate', 'identity', 'br;q=0, gzip;q=0.5'].map((accepted) => {
      const request = ask('/', { 'accept-encoding': accepted })
      const { headers, body } = page.answer(request)
      const read = headersOf(headers)
      const encoding = read.get('Content-Encoding')
      const plain = encoding === 'br' ? brotliDecompressSync(body!) : encoding === 'gzip' ? gunzipSync(body!) : body
      expect(String(plain)).toBe(stores)
      expect(read.get('Content-Length')).toBe(String(body!.length))
      const tag = read.get('ETag') ?? ''
      for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
        const again = page.answer(ask('/', { 'accept-encoding': accepted, 'if-none-match': known }))
        expect([again.status, again.body, headersOf(again.headers).get('ETag')]).toEqual([304, null, tag])
      }
      expect(page.answer(ask('/', { 'accept-encoding': accepted, 'if-none-match': '"other"' })).status).toBe(200)
      return tag
    })
    expect(new Set(tags).size).toBe(3)
    expect(tags[1]).toBe(tags[3])
  })

  test('to HEAD has the headers of GET and no body', async () => {
    const page = new PageCache(0).add(ask(), aPage())!
    const { body, ...head } = page.answer(ask('/', {}, 'HEAD'))
    const { body: _, ...get } = page.answer(ask())
    expect(head).toEqual(get)
    expect(body).toBeNull()
  })
})

describe('a cached page', () => {
  test('is fresh as long as its data, then stale for a while, then gone', async () => {
    const cache = new PageCache(0)
    cache.add(ask(), aPage({ freshUntil: Date.now() + 20_000 }))
    const isFresh = () => cache.find(ask())?.page.isFresh
    vi.advanceTimersByTime(19_999)
    expect(isFresh()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isFresh()).toBe(false)
    vi.advanceTimersByTime(30_001)
    expect(isFresh()).toBeUndefined()
  })

  test('has another tag once it has changed, and the same one wherever it is the same', () => {
    const tagOf = (html: string) =>
      headersOf(new PageCache(0).add(ask(), aPage({ html }))?.answer(ask()).headers ?? []).get('ETag')
    expect(tagOf('a')).not.toBe(tagOf('b'))
    expect(tagOf('a')).toBe(tagOf('a'))
  })

  test('is never fresh for longer than half a minute, and for three seconds in any case', async () => {
    const cache = new PageCache(0)
    cache.add(ask(), aPage({ freshUntil: Infinity }))
    cache.add(ask('/outage'), aPage({ freshUntil: 0 }))
    const isFresh = (path: string) => cache.find(ask(path))?.page.isFresh
    vi.advanceTimersByTime(2999)
    expect(isFresh('/outage')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isFresh('/outage')).toBe(false)
    vi.advanceTimersByTime(27_000)
    expect(isFresh('/')).toBe(false)
  })
})

describe("a customer's page", () => {
  const asha = '__session=asha; _ga=1'
  const cacheWithPages = (part: Some = {}, request = ask('/', { cookie: asha })) => {
    const cache = new PageCache(60)
    cache.add(ask(), aPage({ html: 'for guests' }))
    cache.add(request, aPage({ html: 'Hello Asha', ...part }))
    return cache
  }

  test('is cached for them while their cookies stay the same', () => {
    for (const cookie of [asha, '_ga=2; __session=asha', '__session=asha'])
      expect(sent(cacheWithPages(), ask('/', { cookie }))).toBe('Hello Asha')
  })

  test.each([
    '',
    '__session=bela',
    '__session=ashas',
    '__session=asha; __cart=dal',
    '__session=asha; localelang=de',
    '__session=asha; cart-changes=1',
    'x__session=asha',
  ])('is not used for anybody with “%s”', (cookie) => {
    expect(sent(cacheWithPages(), ask('/', { cookie }))).toBe(cookie.startsWith('__') ? null : 'for guests')
  })

  test.each([
    ['at another address', ask('/vendor/a', { cookie: asha })],
    ['at another brand', ask('/', { cookie: asha, host: 'other.example' })],
    ['in another language', ask('/', { cookie: asha, 'accept-language': 'de' })],
  ])('is not used %s', (_, request) => expect(sent(cacheWithPages(), request)).toBeNull())

  test.each<[string, Some]>([
    ['was made with what only they may see', { freshUntil: null }],
    ['sets a cookie', { headers: new Headers({ 'Set-Cookie': 'a=1' }) }],
  ])('is not cached if it %s', (_, page) => expect(sent(cacheWithPages(page), ask('/', { cookie: asha }))).toBeNull())

  test('is not cached while a toast waits', () => {
    const request = ask('/', { cookie: `${asha}; __toast=saved` })
    expect(sent(cacheWithPages({}, request), request)).toBeNull()
  })

  test('is never served stale', () => {
    const cache = cacheWithPages()
    vi.advanceTimersByTime(20_000)
    expect(sent(cache, ask('/', { cookie: asha }))).toBeNull()
  })

  test('may not be cached by any cache in front', () => {
    const { headers } = cacheWithPages()
      .find(ask('/', { cookie: asha }))!
      .page.answer(ask())
    expect(headersOf(headers).get('Cache-Control')).toBe('private, no-cache')
  })

  test('never takes the room of guests’ pages', () => {
    const cache = cacheWithPages()
    const html = Array.from({ length: 400 }, () => Math.random().toString(36)).join('')
    for (let at = 0; at < 3000; at++) cache.add(ask('/', { cookie: `__session=${at}` }), aPage({ html }))
    expect(sent(cache, ask())).toBe('for guests')
    expect(sent(cache, ask('/', { cookie: asha }))).toBeNull()
  })
})

describe('invented requests', () => {
  const wide = Array.from({ length: 400 }, () => Math.random().toString(36)).join('')

  test('as addresses: linked pages stay cached', async () => {
    const cache = new PageCache(0)
    cache.add(ask('/vendor/a'), aPage())
    const made = (at: number) => ask(`/?made=${at}`)
    for (let at = 0; at < 3000; at++) cache.add(made(at), aPage({ html: wide, isLinked: false }))
    expect(cache.find(ask('/vendor/a'))).not.toBeNull()
    expect(cache.find(made(0))).toBeNull()
  })

  test.each([
    ['a path', ask(`/${'a'.repeat(600)}`)],
    ['a wish for languages', ask('/', { 'accept-language': 'de,'.repeat(200) })],
  ])('as %s that is too long: it is not cached', async (_, request) => {
    const cache = new PageCache(0)
    expect(cache.add(request, aPage())).toBeNull()
    expect(cache.find(request)).toBeNull()
  })
})

describe('the address that links lead to', () => {
  const store = (path: string, name = 'spice-route') =>
    isLinked(new URL(path, 'http://shop.example'), 'vendor/:restaurant_name', { restaurant_name: name })

  test('is the one that its route makes', () => {
    expect(store('/vendor/spice-route')).toBe(true)
    expect(store('/vendor/%D9%85%D8%B7%D8%B9%D9%85', 'مطعم')).toBe(true)
    expect(isLinked(new URL('http://shop.example/'), '', {})).toBe(true)
  })

  test.each(['/VENDOR/spice-route', '/vendor/spice-route/', '/vendor/%73pice-route', '/vendor/spice-route?x=1'])(
    'is not %s',
    (path) => expect(store(path)).toBe(false),
  )
})

describe('an address that names its language', () => {
  const french = ask('/?lang=fr')
  const page = aPage({ html: 'French home', locale: 'fr', languages: ['en', 'fr'], isLinked: false })

  test('has one cached page for all guests, whatever language their browser prefers', () => {
    const cache = new PageCache(0)
    cache.add(french, page)
    expect(sent(cache, ask('/?lang=fr', { 'accept-language': 'de' }))).toBe('French home')
  })

  test("does not record the browser's preference", () => {
    const cache = new PageCache(0)
    cache.add(ask(), aPage({ html: 'English home', languages: ['en', 'fr'] }))
    cache.add(french, page)
    expect(sent(cache, ask())).toBe('English home')
  })

  test("is not found in another browser's language if the brand does not offer it", () => {
    const cache = new PageCache(0)
    cache.add(ask('/?lang=xx'), aPage())
    expect(cache.find(ask('/?lang=xx', { 'accept-language': 'de' }))).toBeNull()
  })

  test('is cached as a page of its actual language if the brand does not offer it', () => {
    const cache = new PageCache(0)
    cache.add(ask('/?lang=xx'), aPage({ html: 'English home' }))
    expect(sent(cache, ask('/?lang=xx'))).toBe('English home')
  })
})
