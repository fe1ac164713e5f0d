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
 * The server's events of a source, each named `name`: what is known at once, then each change, `beat` as a sign of life, and `end` when
 * nothing more will come. A 503 when too many listen: the page looks by itself then.
 */
export function streamOf(request: Request, source: Source, name: string, address: string | null): Response {
  if (request.method === 'HEAD') return withoutBuffering(new Response(null))
  let leave: (() => void) | null = null
  const answer = eventStream(request.signal, (send, close) => {
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
