import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { eventStream } from 'remix-utils/sse/server'
import { eventHub, type Source } from '~/http/events/event-hub.server'

/** How long between two signs of life, which also keep the line open through proxies, in ms. */
const beatMs = 10_000

/** How long browsers wait before they come back to a stream that broke off, in ms. */
const retryMs = 3000

/** Streams that are open here; when the process is told to stop they end, so that it can. */
const open = new Set<() => void>()
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
    const forget = () => {
      answers.delete(number)
      socket.off('close', forget)
    }
    response.once('close', forget)
    // An answer that never had its turn on a connection does not tell of its end.
    socket.once('close', forget)
  })
}

type NodeExchange = { request: IncomingMessage; response: ServerResponse; socket: Socket }

/**
 * The server's events of a source, each named `name`: what is known at once, then each change, `beat` as a sign of life, and `end` when
 * nothing more will come. Its place is free again when the answer closes, however it ends. A 503 when too many listen: the page looks
 * by itself then; 406 for who asks for no events.
 */
export function streamOf(request: Request, source: Source, name: string, address: string | null): Response {
  if (request.method === 'HEAD') return withoutBuffering(new Response(null))
  const sentWith = answers.get(request.headers.get(numberHeader) ?? '')
  if (!sentWith) return new Response(null, { status: 406, headers: { 'Cache-Control': 'no-store' } })
  const closing = new AbortController()
  sentWith.once('close', () => closing.abort())
  let leave: (() => void) | null = null
  const answer = eventStream(closing.signal, (send, close) => {
    const end = () => {
      send({ event: 'end', data: '' })
      close()
    }
    leave = eventHub.listen(source, address, { told: (data) => send({ event: name, data }), ended: end })
    if (!leave) return () => undefined
    // The library knows no other fields than these two; a name may bring one along.
    send({ event: `beat\nretry: ${retryMs}`, data: '' })
    const beats = setInterval(() => send({ event: 'beat', data: '' }), beatMs)
    opened(close)
    return () => {
      clearInterval(beats)
      closed(close)
      leave?.()
    }
  })
  if (leave) return withoutBuffering(answer)
  void answer.body?.cancel()
  return new Response(null, { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } })
}

/** The answer for a source that is over: browsers do not come back. */
export const nothingMore = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/**
 * Nothing more for who would be led elsewhere, such as to sign-in, or throws what it was: browsers would follow the way and take the
 * page at its end for broken events. Whoever listens looks at their own page then, which is led there.
 */
export function nothingForTheLedAway(thrown: unknown): Response {
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

function opened(close: () => void) {
  if (open.size === 0) for (const signal of stopSignals) process.once(signal, closeAll)
  open.add(close)
}

function closed(close: () => void) {
  open.delete(close)
  if (open.size === 0) for (const signal of stopSignals) process.off(signal, closeAll)
}

function closeAll() {
  for (const close of [...open]) close()
}
