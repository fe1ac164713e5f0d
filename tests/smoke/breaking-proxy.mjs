import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { gzipSync } from 'node:zlib'

/**
 * A proxy in front of a shop that breaks one thing by name, as a misconfigured proxy would. It shows that the smoke run
 * notices: `node tests/smoke/breaking-proxy.mjs no-csp 3000 3080`.
 */

/** Changes each Set-Cookie header. */
const cookies = (change) => ({
  answer({ headers }) {
    if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(change)
  },
})

const drops = (...names) => ({ answer: ({ headers }) => names.forEach((name) => delete headers[name]) })
const answers = (path, status) => ({ instead: (url) => url.startsWith(path) && { status, type: 'text/html' } })

export const breakages = {
  nothing: {},
  'no-csp': drops('content-security-policy'),
  'no-nosniff': drops('x-content-type-options'),
  'no-compression': { ask: (headers) => delete headers['accept-encoding'] },
  'no-revalidation': { ask: (headers) => delete headers['if-none-match'] },
  'mutable-assets': {
    answer: ({ headers }, url) => url.startsWith('/assets/') && (headers['cache-control'] = 'no-cache'),
  },
  'no-hsts': drops('strict-transport-security'),
  'no-cookies': drops('set-cookie'),
  'bare-cookies': cookies((one) => one.replace(/; HttpOnly/i, '')),
  'open-cookies': cookies((one) => one.replace(/; Secure/i, '')),
  'narrow-csp': {
    answer({ headers }) {
      const name = 'content-security-policy'
      if (headers[name]) headers[name] = headers[name].replace(/img-src [^;]*/, "img-src 'none'")
    },
  },
  'no-gateway': { instead: () => ({ status: 502, type: 'text/html' }) },
  'no-pictures': answers('/picture/', 404),
  'no-scripts': answers('/assets/entry', 404),
  'no-service-worker': answers('/service-worker.js', 200),
  'vendor-down': { instead: (url) => url === '/' && { status: 502, type: 'text/html' } },
  'not-ready': answers('/readyz', 503),
  'heavy-page': {
    ask: (headers) => (headers['accept-encoding'] = 'identity'),
    body: (body, { headers }) => {
      if (!headers['content-type']?.startsWith('text/html')) return body
      delete headers['content-length']
      headers['content-encoding'] = 'gzip'
      return gzipSync(Buffer.concat([body, Buffer.from(`<!-- ${randomBytes(30_000).toString('base64')} -->`)]))
    },
  },
  'unknown-host': { ask: (headers) => (headers.host = 'nobody.localhost') },
}

/** Starts the proxy on a port (0 for a free one), with TLS if it has a certificate; returns the server. */
export function startBreakingProxy(breakage, shopPort, { port = 0, certificate } = {}) {
  const { ask, answer, body: change, instead } = breakages[breakage]
  const forward = (incoming, reply) => {
    const { url = '/', method } = incoming
    const other = instead?.(url)
    if (other) return reply.writeHead(other.status, { 'Content-Type': other.type }).end('broken')
    const headers = { ...incoming.headers }
    ask?.(headers)
    const outgoing = request({ host: '127.0.0.1', port: shopPort, path: url, method, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        answer?.(response, url)
        const body = Buffer.concat(chunks)
        const changedBody = change?.(body, response) ?? body
        delete response.headers['transfer-encoding']
        reply.writeHead(response.statusCode ?? 502, response.headers).end(changedBody)
      })
    })
    outgoing.on('error', () => reply.writeHead(502).end())
    incoming.pipe(outgoing)
  }
  const server = certificate ? createTlsServer(certificate, forward) : createServer(forward)
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}

const [breakage = '', shopPort, port] = process.argv.slice(2)
if (process.argv[1]?.endsWith('breaking-proxy.mjs')) {
  if (!(breakage in breakages) || !port) {
    console.error(`breaking-proxy.mjs NAME SHOP_PORT PORT, with one of the names ${Object.keys(breakages).join(', ')}`)
    process.exit(1)
  }
  await startBreakingProxy(breakage, Number(shopPort), { port: Number(port) })
  console.log(`http://localhost:${port} leads to port ${shopPort}: ${breakage}`)
}
