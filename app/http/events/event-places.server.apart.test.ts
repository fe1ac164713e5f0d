import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../tests/support/listen.mjs'
import { eventHub } from './event-hub.server'
import { openStreams, rememberEventResponses, streamOf } from './event-stream.server'

/** All streams of these tests come from one address, which may have this many open. */
const address = '192.0.2.1'
const most = 300

/** How streams end. In the first two the client has gone before the loader finishes. */
const ends = ['gone', 'gone behind another', 'left unread', 'left', 'over', 'asked with HEAD', 'cancelled', 'broken']
const isGone = (end: string) => end.startsWith('gone')

/** Runs the garbage collector at the worst moment, while the streams are open. */
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

type Answer = { response: ServerResponse; closed: Promise<unknown> }
const answers = new Map<string, Answer>()
const arrivals = new Map<string, (answer: Answer) => void>()
let polls = 0
let port = 0
let stop: () => Promise<unknown>

async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const end = searchParams.get('end') ?? ''
  if (isGone(end)) await answers.get(pathname + search)?.closed
  const poll = () => Promise.resolve({ data: { look: ++polls }, isOver: end === 'over' })
  const answer = streamOf(request, { key: `a source that is ${end}`, everyMs: 50, poll }, 'update', address)
  if (end !== 'cancelled') return answer
  await answer.body?.cancel()
  return new Response('something else')
}

const build = {
  routes: { events: { id: 'events', path: 'events', module: { loader } } },
  entry: { module: { default: () => new Response() } },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
  future: {},
  isSpaMode: false,
  assetsBuildDirectory: '',
  publicPath: '/',
} as unknown as ServerBuild

const handle = createRequestHandler(build, 'production')
const server = createServer((request, response) => {
  const path = request.url ?? ''
  const answer = { response, closed: once(response, 'close') }
  answers.set(path, answer)
  arrivals.get(path)?.(answer)
  void handle(createRequest(request, response)).then((made) => sendResponse(response, made))
})

beforeAll(async () => {
  rememberEventResponses()
  ;({ port, stop } = await listen(server))
})
afterAll(() => stop())

const lines = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`

/** Sends requests on its own connection. */
function send(requests: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(requests)
  return socket
}

/** Opens a stream; returns its connection and its data once the text has arrived. */
async function open(path: string, text: string, method = 'GET') {
  const socket = send(lines(method, path))
  let heard = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    heard += String(chunk)
    if (heard.includes(text)) break
  }
  return { socket, heard }
}

/** What a stream must have sent before it is ended. */
const firstWords: Record<string, string> = {
  over: 'event: end',
  'asked with HEAD': 'HTTP/1.1 200 ',
  cancelled: 'something else',
}

/**
 * Requests a stream that will end in a certain way; returns a function that ends it and resolves once its answer is
 * closed.
 */
async function begin(at: number, end: string) {
  const path = `/events?end=${encodeURIComponent(end)}&at=${at}`
  const ahead = `/events?ahead=${at}`
  const arrived = new Promise<Answer>((done) => arrivals.set(path, done))
  const requests = end === 'gone behind another' ? lines('GET', ahead) + lines('GET', path) : lines('GET', path)
  const isUnheard = isGone(end) || end === 'left unread'
  const method = end === 'asked with HEAD' ? 'HEAD' : 'GET'
  const socket = isUnheard ? send(requests) : (await open(path, firstWords[end] ?? '"look"', method)).socket
  const { response, closed } = await arrived
  return async () => {
    if (end === 'broken') response.destroy(new Error('cannot be written'))
    else socket.destroy()
    await Promise.all([answers.get(ahead)?.closed, closed])
    for (const map of [answers, arrivals]) for (const asked of [path, ahead]) map.delete(asked)
  }
}

test('each of 5,000 streams frees its place, however it ends, and its source is no longer read', async () => {
  const wave = 250
  for (let opened = 0; opened < 5000; opened += wave) {
    const numbers = Array.from({ length: wave }, (_, at) => opened + at)
    const endings = await Promise.all(numbers.map((at) => begin(at, ends[at % ends.length] ?? '')))
    collectGarbage()
    await Promise.all(endings.map((end) => end()))
    expect(eventHub.listeners, `after ${opened + wave} streams`).toBe(0)
  }
  const before = polls
  await fivePolls()
  expect(polls).toBe(before)
})

/** Resolves once another source was read five times, with longer pauses than the streams' own. */
const fivePolls = () =>
  new Promise<void>((done) => {
    let count = 0
    const poll = () => Promise.resolve({ data: { count: ++count }, isOver: count === 5 })
    const leave = eventHub.listen({ key: 'another', everyMs: 60, poll }, null, {
      onData: () => undefined,
      onEnd: () => (leave?.(), done()),
    })
  })

test('a listener who finds all places taken is refused without harm, and admitted once one is free', async () => {
  const paths = Array.from({ length: most }, (_, at) => `/events?place=${at}`)
  const [first, ...others] = await Promise.all(paths.map((path) => open(path, '"look"')))
  const refused = await open('/events?refused', '\r\n\r\n')
  expect(refused.heard).toContain('503')
  refused.socket.destroy()
  await answers.get('/events?refused')?.closed
  expect(eventHub.listeners).toBe(most)
  first?.socket.destroy()
  await answers.get(paths[0] ?? '')?.closed
  const late = await open('/events?late', '"look"')
  expect(late.heard).toContain('HTTP/1.1 200 ')
  for (const { socket } of [late, ...others]) socket.destroy()
  await Promise.all([...answers.values()].map(({ closed }) => closed))
  expect(eventHub.listeners).toBe(0)
})

test('streams end when the process is asked to stop, later ones at once, and their browsers may reconnect', async () => {
  const before = await open('/events?before', '"look"')
  process.emit('SIGTERM')
  const after = await open('/events?after', '\r\n0\r\n\r\n')
  expect(after.heard).toContain('retry: 3000')
  for (const { socket } of [before, after]) socket.destroy()
  await Promise.all([...answers.values()].map(({ closed }) => closed))
  expect([eventHub.listeners, openStreams()]).toEqual([0, 0])
})
