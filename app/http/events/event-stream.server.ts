import { subscribe } from 'node:diagnostics_channel'
import { setMaxListeners } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { eventHub, type Source } from '~/http/events/event-hub.server'

/** The time between two heartbeats, which also keep the connection open through proxies, in ms. */
const beatMs = 10_000

/** How long browsers wait before they reconnect to a broken stream, in ms. */
const retryMs = 3000

const encoder = new TextEncoder()

/** Open streams. They end when the process is asked to stop, so that it can, and later ones end at once. */
const streams = new Set<EventStream>()
export const openStreams = () => streams.size
const stopSignals = ['SIGINT', 'SIGTERM'] as const
let isStopping = false

/**
 * Responses that can stream events, by the number their requests carry. The request's own signal is not enough: it can
 * be garbage-collected while the stream is open, and then nobody notices that it closed.
 */
const answers = new Map<string, ServerResponse>()
const numberHeader = 'x-event-answer'
let lastNumber = 0

/** Remembers the response of each event request before any server handles it, so that this works under every server. */
export function rememberEventResponses() {
  subscribe('http.server.request.start', (message) => {
    const { request, response, socket } = message as NodeExchange
    delete request.headers[numberHeader]
    if (request.headers.accept !== 'text/event-stream') return
    const number = String(++lastNumber)
    request.headers[numberHeader] = number
    if (answers.size === 0) for (const signal of stopSignals) process.once(signal, closeAll)
    answers.set(number, response)
    response.once('close', () => {
      answers.delete(number)
      if (answers.size === 0) for (const signal of stopSignals) process.off(signal, closeAll)
    })
    closeWith(socket, response)
  })
}

type NodeExchange = { request: IncomingMessage; response: ServerResponse; socket: Socket }

/** Node 20 does not close a response that is queued behind another one on its connection; later versions do. */
function closeWith(socket: Socket, answer: ServerResponse) {
  const close = () => {
    if (answer.closed) return
    answer.destroyed = true
    answer.emit('close')
  }
  // Node's own close comes first, if there is one.
  const closeLast = () => setImmediate(close)
  // Many responses may wait on one socket; Node would warn about their listeners.
  setMaxListeners(0, socket)
  socket.once('close', closeLast)
  answer.once('close', () => socket.off('close', closeLast))
}

/**
 * Streams a source as server-sent events named `name`: the current value, then each change, `beat` as a heartbeat, and
 * `end` when no more will come. The place is freed when the response closes, for whatever reason. Answers 503 when too
 * many listen (the page then polls), and 406 to a request that does not accept events or has already gone.
 */
export function streamOf(request: Request, source: Source, name: string, address: string | null): Response {
  if (request.method === 'HEAD') return withoutBuffering(new Response(null))
  const nodeResponse = answers.get(request.headers.get(numberHeader) ?? '')
  if (!nodeResponse) return new Response(null, { status: 406, headers: { 'Cache-Control': 'no-store' } })
  const onData = (data: string) => stream.send(name, data)
  const leave = eventHub.listen(source, address, { onData, onEnd: () => stream.end() })
  if (!leave) return new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } })
  const stream = new EventStream(leave)
  nodeResponse.once('close', () => {
    leave()
    stream.close()
  })
  // The browser reconnects to another instance.
  if (isStopping) stream.close()
  return withoutBuffering(new Response(stream.body))
}

/** A body that sends events until it is closed; later ones are dropped. */
class EventStream {
  readonly body: ReadableStream<Uint8Array>
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null
  private readonly beats = setInterval(() => this.send('beat', ''), beatMs)

  /** `onCancel` is called when the body is given up before its end. */
  constructor(onCancel: () => void) {
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.controller = controller),
      cancel: () => {
        this.fallSilent()
        onCancel()
      },
    })
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
  }
}

function closeAll() {
  isStopping = true
  for (const stream of [...streams]) stream.close()
}

/** The answer for a source that has ended. Browsers do not reconnect after it. */
export const nothingMore = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/**
 * Ends the stream where the page would redirect, for example to sign-in; rethrows anything else. A browser would follow
 * the redirect and read the page as broken events. The customer's own page then polls and is redirected.
 */
export function endInsteadOfRedirect(thrown: unknown): Response {
  if (thrown instanceof Response && thrown.status < 400) return nothingMore()
  throw thrown
}

/** Compression and proxies would delay events until there are enough of them. */
function withoutBuffering(answer: Response) {
  answer.headers.set('Content-Type', 'text/event-stream')
  answer.headers.set('Cache-Control', 'no-store, no-transform')
  answer.headers.set('X-Accel-Buffering', 'no')
  return answer
}
