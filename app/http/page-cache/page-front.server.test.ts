import { createServer, IncomingMessage, request as send, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '~/http/device/stored-sessions.server'
import { healthPath } from '~/paths'
import { onReport } from '~/reports.server'
import { listen } from '../../../tests/support/listen.mjs'
import { PageCache, type Page } from './page-cache.server'
import { PageFront } from './page-front.server'
import { joined } from './page-parts.server'

const life = 10_000

/** A site behind a page cache: each page says how many were made before it. */
class Site {
  readonly cache = new PageCache(0)
  made = 0
  /** The properties of the next pages. */
  status = 200
  page: Partial<Page> = {}
  /** Pages wait until this resolves. */
  until: Promise<void> = Promise.resolve()
  private readonly front = new PageFront((request) => this.render(request), this.cache, 500)
  private readonly server = createServer((request, response) =>
    this.front.answer(request, response, () => {
      void this.front.renderOnce(request, response, () => {
        const headers = new Headers(request.headers as Record<string, string>)
        const made = this.render(new Request(`http://shop.example${request.url}`, { headers }))
        void made.then(async (page) => response.writeHead(page.status).end(await page.text()))
      })
    }),
  )
  private port = 0
  close: () => Promise<unknown> = async () => undefined

  private async render(request: Request): Promise<Response> {
    const html = `page ${++this.made} of ${request.headers.get('host')}`
    await this.until
    const { pathname: path } = new URL(request.url)
    const asked = { method: 'GET', path, headers: request.headers }
    if (this.status === 200) {
      const freshUntil = Date.now() + life
      const page = {
        parts: [Buffer.from(html)],
        headers: new Headers(),
        locale: 'en',
        languages: [],
        freshUntil,
        isLinked: true,
        sessionId: null,
      }
      this.cache.add(asked, { ...page, ...this.page })
    }
    return new Response(this.page.parts ? joined(this.page.parts).toString() : html, { status: this.status })
  }

  async open() {
    ;({ port: this.port, stop: this.close } = await listen(this.server))
  }

  /** A connection that reads nothing. */
  async connect() {
    const socket = connect(this.port, '127.0.0.1')
    await new Promise((done) => socket.once('connect', done))
    return socket.pause()
  }

  /** The page that a client gets. */
  ask(path = '/', headers: Record<string, string> = {}) {
    const options = { port: this.port, host: '127.0.0.1', path, headers: { host: 'shop.example', ...headers } }
    return new Promise<string>((done, fail) =>
      send({ ...options, agent: false }, (response) => done(text(response)))
        .on('error', fail)
        .end(),
    )
  }

  /** Waits until this many pages have been made and guests get the last of them. */
  async hasMade(pages: number) {
    await vi.waitUntil(async () => this.made >= pages && (await this.ask()).startsWith(`page ${pages} `))
  }
}

let site: Site

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  site = new Site()
  await site.open()
})
afterEach(async () => {
  await site.close()
  vi.useRealTimers()
})

describe('guests', () => {
  test('get one page that is made once', async () => {
    expect(await site.ask()).toBe('page 1 of shop.example')
    expect(await Promise.all([site.ask(), site.ask()])).toEqual(['page 1 of shop.example', 'page 1 of shop.example'])
    expect(site.made).toBe(1)
  })

  test('get a new page under the same address on another loopback port', async () => {
    expect(await site.ask('/', { host: 'localhost:4321' })).toBe('page 1 of localhost:4321')
    vi.setSystemTime(Date.now() + life + 1)
    await site.ask('/', { host: 'localhost:4321' })
    await vi.waitUntil(async () => (await site.ask('/', { host: 'localhost:4321' })) === 'page 2 of localhost:4321')
    expect(await site.ask('/', { host: 'localhost:9999' })).toBe('page 3 of localhost:9999')
  })

  test("who come at once wait for the first one's page, each time that it is made", async () => {
    for (const nth of [1, 2]) {
      let release = () => {}
      site.until = new Promise((done) => (release = done))
      const all = [1, 2, 3, 4].map(() => site.ask())
      await vi.waitUntil(() => site.made === nth)
      release()
      expect(new Set(await Promise.all(all))).toEqual(new Set([`page ${nth} of shop.example`]))
      site.cache.forget('shop.example en /')
    }
    expect(site.made).toBe(2)
  })

  test('do not wait for a client that asked for a page before them and does not read it', async () => {
    site.page = { freshUntil: null, parts: [Buffer.alloc(20_000_000, 'x')] }
    const reader = await site.connect()
    // The second answer cannot be sent before the first, which stays blocked.
    reader.write(['/', '/other'].map((path) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`).join(''))
    await vi.waitUntil(() => site.made === 2)
    site.page = { freshUntil: null }
    expect(await Promise.all([site.ask('/'), site.ask('/other')])).toHaveLength(2)
    reader.destroy()
  })

  test('wait at most until the deadline for a page that is never made', async () => {
    let release = () => {}
    site.until = new Promise((done) => (release = done))
    const first = site.ask()
    await vi.waitUntil(() => site.made === 1)
    const second = site.ask()
    await vi.waitUntil(() => site.made === 2)
    release()
    expect(await Promise.all([first, second])).toHaveLength(2)
  })

  test('who waited in vain get their own pages', async () => {
    site.page = { freshUntil: null }
    expect(new Set(await Promise.all([site.ask(), site.ask()])).size).toBe(2)
  })

  test('get the old page while a new one is made once', async () => {
    await site.ask()
    vi.advanceTimersByTime(life)
    let release = () => {}
    site.until = new Promise((done) => (release = done))
    expect(await Promise.all([site.ask(), site.ask(), site.ask()])).toEqual(Array(3).fill('page 1 of shop.example'))
    expect(site.made).toBe(2)
    release()
    await site.hasMade(2)
    expect(site.made).toBe(2)
  })

  test('get the old page while none can be made, which is retried after a pause', async () => {
    await site.ask()
    vi.advanceTimersByTime(life)
    site.status = 503
    expect(await site.ask()).toBe('page 1 of shop.example')
    await vi.waitUntil(async () => site.cache.at('shop.example en /')?.page.isFresh)
    for (let at = 0; at < 3; at++) expect(await site.ask()).toBe('page 1 of shop.example')
    expect(site.made).toBe(2)
    vi.advanceTimersByTime(life)
    site.status = 200
    expect(await site.ask()).toBe('page 1 of shop.example')
    await site.hasMade(3)
  })

  test('get no old page if its subject is gone or it has become personal', async () => {
    for (const gone of [() => (site.status = 404), () => (site.page = { freshUntil: null })]) {
      await site.ask()
      vi.advanceTimersByTime(life)
      gone()
      await site.ask()
      await vi.waitUntil(() => site.cache.at('shop.example en /') === null)
      site.status = 200
      site.page = {}
    }
  })
})

describe('a customer', () => {
  const cookie = '__session=asha'

  test('gets their own page while it is fresh, and guests get theirs', async () => {
    const theirs = await site.ask()
    for (let at = 0; at < 3; at++) {
      const both = await Promise.all([site.ask('/', { cookie }), site.ask()])
      expect(both).toEqual(['page 2 of shop.example', theirs])
    }
    expect(await site.ask('/', { cookie: '__session=bela' })).toBe('page 3 of shop.example')
    vi.advanceTimersByTime(life)
    expect(await site.ask('/', { cookie })).toBe('page 4 of shop.example')
  })

  test('gets nothing that was made for a session which has ended since', async () => {
    const session = { id: 'a-session-of-asha', until: Date.now() + 3600_000 }
    site.page = { sessionId: session.id }
    expect(await site.ask('/', { cookie })).toBe('page 1 of shop.example')
    expect(await site.ask('/', { cookie })).toBe('page 1 of shop.example')
    await endSession(session)
    expect(await site.ask('/', { cookie })).toBe('page 2 of shop.example')
  })

  test('counts among the hits of the page cache like a guest, signed in or not', async () => {
    const states: string[] = []
    onReport('page', ({ state }) => states.push(state))
    for (const sessionId of [null, 'another-session-of-asha']) {
      site.page = { sessionId }
      for (let at = 0; at < 2; at++) await site.ask(`/${sessionId}`, { cookie })
    }
    expect(states).toEqual(['fresh', 'fresh'])
  })
})

/** Two requests that come together, of which the second one may have other headers, and what renders them. */
function askedAtOnce(url: string, sent: Record<string, string> = {}, second = sent) {
  const front = new PageFront(async () => new Response(), new PageCache(0))
  const next = vi.fn()
  const responses = [sent, second].map((own) => {
    const headers = { host: 'shop.example', ...own }
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers })
    const response = new ServerResponse(request)
    void front.renderOnce(request, response, next)
    return response
  })
  return { responses, next }
}

/** How many of two requests that come together are rendered at once. */
function renderedAtOnce(...asked: Parameters<typeof askedAtOnce>) {
  const { responses, next } = askedAtOnce(...asked)
  for (const response of responses) response.emit('close')
  return next.mock.calls.length
}

test('a visitor who leaves before their page is made keeps nobody waiting', async () => {
  const { responses, next } = askedAtOnce('/')
  responses[0]?.emit('close')
  await new Promise(setImmediate)
  expect(next).toHaveBeenCalledTimes(2)
})

test('only a guest waits for a page that is being made for this host and language, and never for the health of the server', () => {
  expect(renderedAtOnce('/')).toBe(1)
  expect(renderedAtOnce('/', { cookie: '__session=asha' })).toBe(2)
  expect(renderedAtOnce('/', {}, { host: 'grocer.example' })).toBe(2)
  expect(renderedAtOnce('/', {}, { 'accept-language': 'fr' })).toBe(2)
  expect(renderedAtOnce(healthPath())).toBe(2)
})
