import { once } from 'node:events'
import { Agent, createServer, get, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { supportedLocales } from '~/domain/brand/locale'
import { listen } from '../../../tests/support/listen.mjs'
import {
  answerBrokenRequests,
  answerInOrder,
  closingUnused,
  refuse,
  serverOptions,
  stopListening,
} from './connections.server'

/** A server that answers when a test says so, and a client of it. */
let begun: { url: string; response: ServerResponse }[]
let server: ReturnType<typeof createServer>
let client: Socket
let got: string
let isCut: boolean

beforeEach(async () => {
  begun = []
  got = ''
  isCut = false
  server = createServer()
  answerInOrder(server, ({ url = '' }, response) => void begun.push({ url, response }))
  answerBrokenRequests(server)
  client = connect((await listen(server)).port, '127.0.0.1')
  client.on('data', (text) => (got += text.toString()))
  client.on('close', () => (isCut = true))
  client.on('error', () => undefined)
})
afterEach(async () => {
  client.destroy()
  await new Promise((done) => server.close(done))
})

const ask = (...paths: string[]) =>
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
const urls = () => begun.map(({ url }) => url)

test('a connection on which nothing has arrived can be closed, others go on', async () => {
  await vi.waitUntil(() => client.readyState === 'open')
  const closeUnused = closingUnused(server)
  const { port } = server.address() as AddressInfo
  const ahead = connect(port, '127.0.0.1')
  const closed = once(ahead, 'close')
  const [silent] = (await once(server, 'connection')) as [Socket]
  const forgotten = once(silent, 'close')
  const busy = connect(port, '127.0.0.1')
  busy.write('GET /half HTTP/1.1\r\nHost: a\r\n')
  const [arriving] = (await once(server, 'connection')) as [Socket]
  await vi.waitUntil(() => arriving.bytesRead > 0)
  ask('/1')
  await vi.waitUntil(() => begun.length === 1)
  closeUnused()
  await Promise.all([closed, forgotten])
  // Otherwise each connection that there ever was would be kept.
  const again = vi.spyOn(silent, 'destroy')
  closeUnused()
  expect(again).not.toHaveBeenCalled()
  busy.write('\r\n')
  await vi.waitUntil(() => urls().includes('/half'))
  busy.destroy()
  begun[0]?.response.end('an answer')
  await vi.waitUntil(() => got.includes('an answer'))
})

test('a server that stops takes no new connection, closes idle ones, and still ends a sender that is too slow', async () => {
  const options = { connectionsCheckingInterval: 1, keepAliveTimeout: 0 }
  const stopping = createServer(options, (_request, response) => response.end())
  const { port } = await listen(stopping)
  const idle = connect(port, '127.0.0.1')
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(idle, 'data')
  const half = connect(port, '127.0.0.1')
  half.write('GET / HTTP/1.1\r\n')
  const [arriving] = (await once(stopping, 'connection')) as [Socket]
  await vi.waitUntil(() => arriving.bytesRead > 0)
  const closed = new Promise<void>((done) => stopListening(stopping, done))
  await once(connect(port, '127.0.0.1'), 'error')
  stopping.headersTimeout = 1
  expect(String((await once(half, 'data'))[0])).toContain('HTTP/1.1 408 ')
  await closed
})

describe('pipelined requests', () => {
  test('are answered in order, each started when the one before it is sent', async () => {
    ask('/1', '/2', '/3')
    await vi.waitUntil(() => begun.length === 1)
    for (const nth of [1, 2, 3]) {
      await vi.waitUntil(() => begun.length === nth)
      expect(urls()).toEqual(['/1', '/2', '/3'].slice(0, nth))
      begun.at(-1)?.response.end(`answer ${nth}`)
      await vi.waitUntil(() => got.includes(`answer ${nth}`))
    }
    ask('/4')
    await vi.waitUntil(() => urls().at(-1) === '/4')
  })

  test('stop with their connection: nothing is made for a client that has gone', async () => {
    ask('/1', '/2')
    await vi.waitUntil(() => begun.length === 1)
    const closed = new Promise((done) => begun[0]?.response.once('close', done))
    client.destroy()
    await closed
    await new Promise(setImmediate)
    expect(urls()).toEqual(['/1'])
  })

  test('end the connection if there are too many at once', async () => {
    for (const part of [1, 2]) {
      ask(...Array.from({ length: 15 }, (_, at) => `/${part}-${at}`))
      for (let nth = 15 * (part - 1); nth < 15 * part; nth++) {
        await vi.waitUntil(() => begun.length > nth)
        begun[nth]?.response.end()
      }
    }
    ask(...Array.from({ length: 30 }, (_, at) => `/${at}`))
    await vi.waitUntil(() => isCut)
    expect(urls().slice(30)).toEqual(['/0'])
  })
})

test('headers that are too large are refused in the language of their packet', async () => {
  client.write(`GET / HTTP/1.1\r\nHost: a\r\nAccept-Language: es\r\nCookie: a=${'x'.repeat(40_000)}`)
  await vi.waitUntil(() => isCut)
  expect(got).toContain('HTTP/1.1 431 ')
  expect(got).toContain('<html lang="es"')
})

test('headers that are too large are refused in every language if their packet names none', async () => {
  client.write('GET / HTTP/1.1\r\nHost: a\r\nCookie: a=')
  client.write('x'.repeat(40_000))
  await vi.waitUntil(() => isCut)
  expect(got).toContain('HTTP/1.1 431 ')
  for (const locale of supportedLocales) expect(got).toContain(` lang="${locale}"`)
})

test('a connection stays open longer than the minute for which proxies keep it', async () => {
  const { port, stop } = await listen(createServer(serverOptions, (_request, response) => response.end()))
  const agent = new Agent({ keepAlive: true })
  const keepAlive = await new Promise((done) =>
    get({ port, agent }, (response) => response.resume().on('end', () => done(response.headers['keep-alive']))),
  )
  expect(Number(/timeout=(\d+)/.exec(String(keepAlive))?.[1])).toBeGreaterThan(60)
  agent.destroy()
  await stop()
})

/** Whether a request is refused, and with which status; and the request as a server then finds it. */
function refusal(part: Partial<Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>>) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    ...{ method: 'GET', url: '/', headers: { host: 'a.example' }, rawHeaders: ['Host', 'a.example'] },
    ...part,
  })
  const response = new ServerResponse(request)
  return { status: refuse(request, response) ? response.statusCode : null, request }
}

test('a request is refused unread if it has several hosts, no path here, or a method that nothing answers', () => {
  expect(refusal({}).status).toBeNull()
  expect(refusal({ rawHeaders: ['Host', 'a.example', 'HOST', 'b.example'] }).status).toBe(400)
  // Only names count, and these are no hosts.
  expect(refusal({ rawHeaders: ['Host', 'host', 'From', 'host', 'Hosted', 'b.example'] }).status).toBeNull()
  for (const url of ['*', 'a.example:443', 'ftp://a.example/', 'x?http://a.example'])
    expect(refusal({ url }).status).toBe(400)
  expect(refusal({ method: 'DELETE' }).status).toBe(405)
})

test('the host in a request line replaces the header', () => {
  for (const [url, path] of [
    ['http://b.example/x?y=1', '/x?y=1'],
    ['HTTPS://b.example', '/'],
    ['http://b.example?y=1', '/?y=1'],
  ] as const) {
    const { status, request } = refusal({ url })
    expect([status, request.headers.host, request.url]).toEqual([null, 'b.example', path])
  }
})
