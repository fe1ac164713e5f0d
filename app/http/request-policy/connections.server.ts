import { subscribe } from 'node:diagnostics_channel'
import {
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { policyPage } from './policy-page.server'
import { isFromElsewhere, policyStatus } from './policy.server'
import { headOf } from './request-head.server'

/** Handles connections before any framework sees them: their limits, and a page for malformed requests. */

/** How long a refused sender may go on sending before its connection is cut, in milliseconds. */
const drainMs = 2000

/**
 * The server's limits. 32 kB of headers fit the cookies of a browser that has many for neighbouring hosts. A slow
 * sender has 10 s for the headers and 30 s in all. A missing Host header gets our own page. Proxies keep connections
 * open for a minute: if we closed one earlier, a form that was just arriving would be lost.
 */
export const serverOptions: ServerOptions = {
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
  requireHostHeader: false,
}

/** How many requests of a connection may wait behind the current one. Browsers and proxies do not send any ahead. */
const mostWaiting = 20

/** How long a connection may be idle, in milliseconds; event streams send a heartbeat more often. */
const idleMs = 120_000

/**
 * Answers the requests of a connection one after another, so that a client that sends many and reads nothing has one
 * answer in memory. Closes a connection on which too many wait, or nothing moves.
 */
export function answerInOrder(server: Server, handle: RequestListener) {
  const waiting = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: 1 | -1) => waiting.set(socket, (waiting.get(socket) ?? 0) + by)
  server.setTimeout(idleMs)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    // A response has no socket until the response before it on the connection is sent.
    if (response.socket) return handle(request, response)
    if (waiting.get(socket) === mostWaiting) return socket.destroy()
    change(socket, 1)
    response.once('socket', () => {
      change(socket, -1)
      handle(request, response)
    })
  })
}

/**
 * Returns a function that closes the connections on which nothing has arrived. Browsers open some ahead; Node counts
 * them as busy, so that a stopping server would wait for them.
 */
export function closingUnused(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy())
}

/**
 * Takes no new connection, closes idle ones, and calls back when the last one is closed. Slow senders are ended as
 * before: an HTTP server's own `close` stops looking for them, so that half a request would hold a stopping server.
 */
export function stopListening(server: Server, onClosed: () => void) {
  NetServer.prototype.close.call(server, onClosed)
  server.closeIdleConnections()
}

/** Answers a request that is refused unread; true when it was. */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (length !== undefined || coding !== undefined) response.on('finish', () => discardRest(request))
  const isRequest = takeOriginForm(request) && !hasManyHosts(request)
  const status = isRequest ? policyStatus(headOf(request)) : 400
  if (status) answer(request, response, status)
  return status !== null
}

/**
 * Prepares requests before any server handles them, so it works under all. X-Forwarded-Host is ignored: the vendor is
 * found by the Host header alone, and Remix would compare a form's origin with it. Writes from other sites reach our
 * policy, which answers them: Remix would answer with an error about their origin. They stay marked as foreign.
 */
export function prepareRequests() {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    delete request.headers['x-forwarded-host']
    if (request.method !== 'POST' || !takeOriginForm(request)) return
    if (!isFromElsewhere(headOf(request).headers)) return
    request.headers['sec-fetch-site'] = 'cross-site'
    delete request.headers.origin
  })
}

/** A body that was not read to its end would block the connection's next request. */
function discardRest(request: IncomingMessage) {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

/** Answers with the page of a status; nothing else of the request is read. */
export function answer(request: IncomingMessage, response: ServerResponse, status: number) {
  const page = policyPage(status, request.headers['accept-language'], request.headers['x-request-id'] as string)
  response.writeHead(page.status, page.headers).end(page.body)
}

/** Answers where no request reaches a handler: it cannot be parsed, is too large or too slow, or asks for a tunnel. */
export function answerBrokenRequests(server: Server) {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // Reading what arrived before the last packet would cost every request a tenth of its time.
    if (error.code !== 'ECONNRESET')
      answerSocket(socket, brokenStatus[error.code ?? ''] ?? 400, languageIn(error.rawPacket))
    else socket.destroy()
  })
  server.on('connect', (request, socket) => answerSocket(socket, 405, request.headers['accept-language']))
  // Without this, Node would answer an unknown Expect header with 417. The request is served as if it had none.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

const brokenStatus: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function languageIn(packet?: Buffer) {
  return /^accept-language:([^\r\n]*)/im.exec(packet?.toString('latin1') ?? '')?.[1] ?? null
}

function answerSocket(
  socket: Duplex & { _httpMessage?: ServerResponse },
  status: number,
  acceptLanguage?: string | null,
) {
  // Already answered: what still arrives is malformed as well.
  if (socket.writableEnded) return
  if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy()
  const page = policyPage(status, acceptLanguage)
  const headers = { ...page.headers, 'Content-Length': Buffer.byteLength(page.body), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page.body}`)
  // Closing a connection while its peer still sends would lose the answer, so the rest is read and discarded.
  socket.resume()
  setTimeout(() => socket.destroy(), drainMs).unref()
}

/** Normalises the request line, whose authority, if any, replaces the Host header. False if it names no path here. */
function takeOriginForm(request: IncomingMessage): boolean {
  if (request.url?.startsWith('/')) return true
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '') ?? []
  if (authority !== undefined) {
    request.headers.host = authority
    request.url = rest.startsWith('/') ? rest : `/${rest}`
  }
  return request.url?.startsWith('/') ?? false
}

/** Whether there are several Host headers, as a proxy may have used another one. Names are at even positions. */
function hasManyHosts({ rawHeaders }: IncomingMessage) {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1
}
