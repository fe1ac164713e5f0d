import { connect } from 'node:net'
import { keepAliveClient } from '../client.mjs'
import { row } from '../report.mjs'
import { memoryRow } from './tally.mjs'

const host = 'heavy.localhost'
const readers = 100
const pages = [
  '/',
  '/nope',
  '/robots.txt',
  '/healthz',
  '/manifest.webmanifest',
  '/orders',
  '/cart',
  '/payment',
  '/trackorder/1',
]
const limits = { slowestMs: 1000 }

/**
 * Readers who request many large pages on one connection and read none of them, while others request the same
 * addresses.
 */
export async function measureUnreadAnswers({ storefront }) {
  const sockets = Array.from({ length: readers }, () => askAndReadNothing(storefront.port))
  const others = keepAliveClient(storefront.port, 1, host)
  const result = { slowestMs: 0, what: '', failed: 0, peakMb: 0 }
  for (let round = 0; round < 5; round++)
    for (const path of pages) {
      const started = performance.now()
      const answer = await others.get(path).catch(() => null)
      const ms = performance.now() - started
      if (answer === null) result.failed++
      if (ms > result.slowestMs) Object.assign(result, { slowestMs: ms, what: path })
      result.peakMb = Math.max(result.peakMb, storefront.residentMb())
    }
  for (const socket of sockets) socket.destroy()
  others.close()
  return [
    row('unread answers: asked for by others', 5 * pages.length, '', null, `${readers} connections that read nothing`),
    row('unread answers: of these, not answered', result.failed, '', 0),
    row('unread answers: slowest', Math.round(result.slowestMs), 'ms', limits.slowestMs, result.what),
    memoryRow('unread answers', result.peakMb),
  ]
}

/** Pipelines requests for the largest page, uncompressed, and then for the others. */
function askAndReadNothing(port) {
  const ahead = [...Array.from({ length: 10 }, () => '/'), ...pages]
  const socket = connect(port, '127.0.0.1', () => {
    socket.pause()
    socket.write(ahead.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`).join(''))
  })
  return socket.on('error', () => undefined)
}
