import { Agent, request } from 'node:http'
import { startMs } from './programs.mjs'

/** What browsers without the dictionary accept. */
export const accepted = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en' }

/** A client that keeps its connections, like a proxy in front of the storefront. */
export function keepAliveClient(port, connections, host) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return { get: (path, cookie) => get(port, path, agent, cookie, host), close: () => agent.destroy() }
}

/** Requests one page like a browser and reads it to its end; returns status, bytes and milliseconds. */
export function get(port, path, agent, cookie, host = 'localhost') {
  const headers = { Host: `${host}:${port}`, ...accepted }
  if (cookie) headers.Cookie = cookie
  return new Promise((done, fail) => {
    const started = performance.now()
    const outgoing = request({ host: '127.0.0.1', port, path, agent, headers, timeout: startMs }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length))
      response.on('error', fail)
      response.on('end', () => done({ status: response.statusCode, bytes, ms: performance.now() - started }))
    })
    outgoing.on('error', fail)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} is not answered`)))
    outgoing.end()
  })
}
