import * as http from 'node:http'
import * as https from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const patienceMs = 15_000

/** Why a request fails, by the code of its error. */
const reasons = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no route to it',
  ETIMEDOUT: `it does not answer within ${patienceMs / 1000} seconds`,
  EPROTO: 'it does not speak TLS',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS=file.pem trusts it',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by an authority that nobody knows; NODE_EXTRA_CA_CERTS=ca.pem trusts it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate chain is not complete, or nobody knows its authority; NODE_EXTRA_CA_CERTS=ca.pem trusts that',
}

/** Asks the deployment as a browser would, without following redirects. Every `.localhost` is this machine. */
export function ask(path, headers = {}) {
  const { SHOP_URL, SMOKE_AT, SMOKE_INSECURE } = process.env
  const url = new URL(path, SHOP_URL)
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const options = {
    hostname: SMOKE_AT || (isLocal ? '127.0.0.1' : url.hostname),
    port: url.port,
    path: url.pathname + url.search,
    headers: { Host: url.host, 'Accept-Encoding': 'br, gzip', ...headers },
    servername: url.hostname,
    rejectUnauthorized: SMOKE_INSECURE !== 'yes',
    agent: false,
    timeout: patienceMs,
  }
  const send = url.protocol === 'https:' ? https.request : http.request
  return new Promise((done, fail) => {
    const request = send(options, (response) => {
      const { statusCode: status = 0, headers, socket } = response
      const chunks = []
      const tls = { protocol: socket.getProtocol?.() ?? '', ends: socket.getPeerCertificate?.().valid_to ?? '' }
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        done({ status, headers, tls, bytes: body.length, text: () => unpacked(headers['content-encoding'], body) })
      })
      response.on('error', refuse)
    })
    const refuse = ({ code, message }) => fail(new Error(reasons[code] ?? code ?? message))
    request.on('timeout', () => request.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    request.on('error', refuse)
    request.end()
  })
}

const unpacked = (encoding, body) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** Why the run cannot go on, in one line; null if it can. */
export async function healthFailure() {
  try {
    const health = await ask('/healthz')
    if (health.status !== 200 || !/^ok \d/.test(health.text()))
      return `/healthz ${describe(health)}: ${meansHealth(health)}`
    const home = await ask('/')
    if (home.status === 200) return null
    const means = {
      404: 'the vendor does not know this host, or the proxy passes on another one',
      429: 'too many requests came from one address, see CLIENT_ADDRESS_HEADER',
    }
    return `home ${describe(home)}: ${means[home.status] ?? (home.status >= 500 ? 'the vendor API does not answer' : 'look at the address')}`
  } catch (error) {
    return error.message
  }
}

const meansHealth = ({ headers }) =>
  headers.location ? 'run it there' : 'no storefront runs there, or the proxy leads elsewhere'

function describe({ status, headers }) {
  const { location, server } = headers
  return `answers ${status}${server ? ` (${server})` : ''}${location ? ` and leads to ${new URL(location, process.env.SHOP_URL).origin}` : ''}`
}
