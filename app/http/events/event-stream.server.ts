import { subscribe } from 'node:diagnostics_channel'
import { setMaxListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { eventHub, type Source } from '~/http/events/event-hub.server'

/** How long between two signs of life, which also keep the line open through proxies, in ms. */
const beatMs = 10_000

/** How long browsers wait before they come back to a stream that broke off, in ms. */
const retryMs = 3000

const encoder = new TextEncoder()

/** Streams that are told something; when the process is told to stop they end, so that it can. */
const streams = new Set<EventStream>()
const stopSignals = ['SIGINT', 'SIGTERM'] as const

/**
 * Answers that events may be sent with, by the number under which their requests carry them. A request's own signal cannot be relied
 * on: what leads from the connection to it may be collected while the stream is open, and then nobody hears that it has closed.
 */
const answers = new Map<string, ServerResponse>()
const numberHeader = 'x-event-answer'
let lastNumber = 0

/** Notes the answer to each request for events, before any server handles it, so that it is the same under all. */
export function noteEventAnswers() {
  subscribe('http.server.request.start', (message) => {
    const { request, response, socket } = message as NodeExchange
    delete request.headers[numberHeader]
    if (request.headers.accept !== 'text/event-stream') return
    const number = String(++lastNumber)
    request.headers[numberHeader] = number
    answers.set(number, response)
    response.once('close', () => answers.delete(number))
    closeWith(socket, response)
  })
}

type NodeExchange = { request: IncomingMessage; response: ServerResponse; socket: Socket }

/** An answer that waits behind another one of its connection is not closed with it by Node 20, as it is by later versions. */
function closeWith(socket: Socket, answer: ServerResponse) {
  const close = () => {
    if (answer.closed) return
    answer.destroyed = true
    answer.emit('close')
  }
  // Node's own close comes first, where there is one.
  const closeLast = () => setImmediate(close)
  // As many may wait as are asked for.
  setMaxListeners(0, socket)
  socket.once('close', closeLast)
  answer.once('close', () => socket.off('close', closeLast))
}

/**
 * The server's events of a source, each named `name`: what is known at once, then each change, `beat` as a sign of life, and `end` when
 * nothing more will come. Its place is free again when the answer closes, however it ends. A 503 when too many listen: the page looks
 * by itself then; 406 for who asks for no events, or has gone already.
 */
export function streamOf(request: Request, source: Source, name: string, address: string | null): Response {
  if (request.method === 'HEAD') return withoutBuffering(new Response(null))
  const sentWith = answers.get(request.headers.get(numberHeader) ?? '')
  if (!sentWith) return new Response(null, { status: 406, headers: { 'Cache-Control': 'no-store' } })
  const told = (data: string) => stream.send(name, data)
  const leave = eventHub.listen(source, address, { told, ended: () => stream.end() })
  if (!leave) return new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } })
  const stream = new EventStream(leave)
  sentWith.once('close', () => {
    leave()
    stream.close()
  })
  return withoutBuffering(new Response(stream.body))
}

/** The body of an answer that tells events until it is closed; what is sent later goes nowhere. */
class EventStream {
  readonly body: ReadableStream<Uint8Array>
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null
  private readonly beats = setInterval(() => this.send('beat', ''), beatMs)

  /** `cancelled` is called when the body is given up before its end. */
  constructor(cancelled: () => void) {
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.controller = controller),
      cancel: () => {
        this.fallSilent()
        cancelled()
      },
    })
    if (streams.size === 0) for (const signal of stopSignals) process.once(signal, closeAll)
    streams.add(this)
    this.send('beat', '', `retry: ${retryMs}\n`)
  }

  send(event: string, data: string, more = '') {
    this.controller?.enqueue(encoder.encode(`event: ${event}\n${more}data: ${data}\n\n`))
  }

  end() {
    this.send('end', '')
    this.close()
  }

  close() {
    const { controller } = this
    this.fallSilent()
    controller?.close()
  }

  private fallSilent() {
    this.controller = null
    clearInterval(this.beats)
    streams.delete(this)
    if (streams.size === 0) for (const signal of stopSignals) process.off(signal, closeAll)
  }
}

function closeAll() {
  for (const stream of [...streams]) stream.close()
}

/** The answer for a source that is over: browsers do not come back. */
export const nothingMore = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/**
 * Nothing more for who would be led elsewhere, such as to sign-in, or throws what it was: browsers would follow the way and take the
 * page at its end for broken events. Whoever listens looks at their own page then, which is led there.
 */
export function endForTheRedirected(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status < 400) return nothingMore()
  throw thrown
}

/** Compression and proxies would hold events back until there are enough of them. */
function withoutBuffering(answer: Response) {
  answer.headers.set('Content-Type', 'text/event-stream')
  answer.headers.set('Cache-Control', 'no-store, no-transform')
  answer.headers.set('X-Accel-Buffering', 'no')
  return answer
}
