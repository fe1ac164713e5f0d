import { Agent, request } from 'node:http'

/** Longer than any answer may take, in ms. */
const answerMs = 40_000

/** What browsers without the dictionary accept. */
export const accepted = { 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'en' }

/** A client that keeps its connections, like a proxy in front of the storefront. */
export function keepAliveClient(port, connections, host) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return { get: (path, cookie) => get(port, path, agent, cookie, host), close: () => agent.destroy() }
}

/** Requests one page like a browser. */
export function get(port, path, agent, cookie, host) {
  return send({ port, path, host, agent, headers: { ...accepted, ...(cookie && { Cookie: cookie }) } })
}

/**
 * Sends one request to this machine and reads the answer to its end, as received: no redirect is followed, nothing
 * unpacked. Returns status, headers, body and milliseconds; fails if the connection breaks or nothing comes.
 */
export function send({
  port,
  path,
  host = 'localhost',
  headers,
  body,
  agent = false,
  method = body === undefined ? 'GET' : 'POST',
}) {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Host: `${host}:${port}`, ...headers },
    agent,
    timeout: answerMs,
  }
  return new Promise((done, fail) => {
    const started = performance.now()
    const outgoing = request(options, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        const { statusCode: status, headers } = response
        done({ status, headers, body: Buffer.concat(chunks), ms: performance.now() - started })
      })
    })
    outgoing.on('error', fail)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} is not answered`)))
    outgoing.end(body)
  })
}

/** Sends a request that a proxy received on to the server at this port. */
export async function forward(port, incoming) {
  const { method, url: path, headers } = incoming
  return send({ port, path, method, headers, body: Buffer.concat(await incoming.toArray()) })
}

/** The headers of an answer without those that a server sets by itself, to send it again. */
export function ownHeaders({ headers, body }) {
  const { date, connection, 'transfer-encoding': chunked, 'set-cookie': cookies, ...own } = headers
  return { ...own, 'content-length': body.length }
}
