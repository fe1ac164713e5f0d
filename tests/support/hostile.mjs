import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { addressOf, builtRoutes } from './routes.mjs'

/**
 * Requests that nobody sends by accident, over all routes of the build: names, repeats, nesting, sizes, encodings,
 * methods, cookies and headers. The same seed gives the same requests.
 *
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer | null }} HostileRequest
 */

/** @param {...[number, import('fast-check').Arbitrary<any>]} choices */
const often = (...choices) => fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const fieldNames = [
  ...['intent', 'storeId', 'itemId', 'quantity', 'choice', 'pick-51', 'line', 'lines', 'backTo', 'redirectTo'],
  ...[
    'identifier',
    'password',
    'oldPassword',
    'locale',
    'mode',
    'latitude',
    'longitude',
    'address',
    'city',
    'state',
    'search',
  ],
  ...['searchedFor', 'place', 'pick', 'house', 'flat', 'landmark', 'tag', 'addressId', 'quote', 'notes', 'method'],
  ...['idempotencyKey', 'list', 'page', 'category', 'section', 'index', 'as'],
  ...['country', 'code', 'name', 'email', 'phone', 'terms', 'confirm'],
]
const step = often(
  [3, fc.constantFrom(...fieldNames)],
  [2, fc.nat({ max: 4_294_967_295 }).map(String)],
  [
    1,
    fc.constantFrom(
      '',
      '-1',
      '1e9',
      'length',
      'map',
      'push',
      'then',
      'toJSON',
      '__proto__',
      'constructor',
      'prototype',
    ),
  ],
  [1, fc.string({ maxLength: 8 })],
)
const nested = fc
  .tuple(
    step,
    fc.array(fc.tuple(fc.constantFrom('[', '.', ''), step, fc.constantFrom(']', '', '][')), { maxLength: 8 }),
  )
  .map(([first, rest]) => first + rest.map((part) => part.join('')).join(''))
const name = often(
  [6, fc.constantFrom(...fieldNames)],
  [2, fc.tuple(fc.constantFrom(...fieldNames), fc.nat({ max: 10_000_000 })).map(([field, at]) => `${field}[${at}]`)],
  [2, fc.tuple(fc.constantFrom(...fieldNames), fc.nat({ max: 10_000_000 })).map(([field, at]) => `${field}.${at}`)],
  [3, nested],
  [
    1,
    fc.constantFrom(
      '__intent__',
      '__state__',
      '__proto__',
      'constructor',
      '_data',
      'index',
      'a'.repeat(5000),
      'a[0]'.repeat(500),
    ),
  ],
  [1, fc.string({ unit: 'binary', maxLength: 30 })],
)
const value = often(
  [
    4,
    fc.constantFrom(
      'add',
      'replace',
      'set-quantity',
      'clear',
      'restore',
      'check-out',
      'find',
      'save',
      'mode',
      'location',
      'sign-in',
    ),
  ],
  [
    4,
    fc.constantFrom(
      '905',
      '901',
      '2101',
      '2102',
      '310',
      'en',
      'fr',
      'pickup',
      'cash',
      '1',
      '0',
      '9000000001',
      '23.02',
      '72.57',
    ),
  ],
  [
    2,
    fc.constantFrom(
      '-1',
      '1e309',
      'NaN',
      '99999999999999999999',
      'null',
      '[]',
      '{}',
      '[[[[1]]]]',
      '{"$gt":""}',
      '//evil.example',
      'javascript:alert(1)',
    ),
  ],
  [1, fc.jsonValue().map((json) => JSON.stringify(json))],
  [
    1,
    fc.constantFrom(
      '{"type":"insert","payload":{"name":"choice","index":3000000}}',
      '{"type":"reset"}',
      '{"validated":{"a":true}}',
    ),
  ],
  [2, fc.string({ unit: 'binary', maxLength: 60 })],
  [1, fc.nat({ max: 300 }).map((length) => 'é"<'.repeat(length))],
)
const field = often(
  [60, fc.tuple(name, value).map((pair) => [pair])],
  [
    1,
    fc
      .tuple(name, value, fc.nat({ max: 1000 }))
      .map(([one, other, times]) => Array(times).fill([one, other.slice(0, 20)])),
  ],
)
const fields = fc.array(field, { maxLength: 6 }).map((many) => many.flat())
const encoded = fields.map((pairs) => new URLSearchParams(pairs).toString())

/** A query must fit into the request line; most are much shorter. */
const query = often(
  [3, fc.constant('')],
  [5, encoded],
  [1, fc.webQueryParameters()],
  [1, fc.constantFrom('%', '%E0%A4%A', '&&&==', '?', '=1', '+', '%00=%00')],
).map((text) => text.slice(0, 8000))

const parameter = often(
  [5, fc.constantFrom('2101', '905', '901', 'green-bowl', 'MjEwMQ==', '70001', '1', '999999')],
  [2, fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed()))],
  [
    1,
    fc.constantFrom(
      '%',
      '%00',
      '%E0%A4%A',
      '..%2f..%2fetc%2fpasswd',
      '.',
      '..',
      "905'--",
      '%2e%2e',
      'null',
      '-1',
      'é',
      '{}',
      'x'.repeat(4000),
    ),
  ],
)

const multipart = encoded.map(
  (text) => `--x\r\nContent-Disposition: form-data; name="choice[3000000]"\r\n\r\n${text}\r\n--x--\r\n`,
)
const body = often(
  [24, encoded.map((text) => ['application/x-www-form-urlencoded', text])],
  [1, encoded.map((text) => ['Application/X-WWW-Form-URLEncoded; charset=utf-16', text])],
  [1, fc.uint8Array({ maxLength: 400 }).map((bytes) => ['application/x-www-form-urlencoded', Buffer.from(bytes)])],
  [1, fc.nat({ max: 300_000 }).map((size) => ['application/x-www-form-urlencoded', `notes=${'x'.repeat(size)}`])],
  [1, fc.nat({ max: 60_000 }).map((size) => ['application/x-www-form-urlencoded', '&a=b'.repeat(size / 4)])],
  [1, multipart.map((text) => ['multipart/form-data; boundary=x', text])],
  [1, fc.jsonValue().map((json) => ['application/json', JSON.stringify(json)])],
  [1, encoded.map((text) => ['text/plain', text])],
  [1, encoded.map((text) => ['', text])],
  [1, fc.constant(['application/x-www-form-urlencoded', ''])],
)

const visible = (text) => text.replace(/[^\x20-\x7e]/g, '')
const headerText = fc.string({ maxLength: 200 }).map(visible)
const headers = fc.record(
  {
    Accept: fc.constantFrom('text/html', 'application/json', '*/*', 'application/json, text/html;q=0.1'),
    'Accept-Language': often(
      [2, fc.constantFrom('de', 'ar-AE,en;q=0.5', '*', 'xx', `${'de,'.repeat(500)}`)],
      [1, headerText],
    ),
    'Accept-Encoding': fc.constantFrom('br', 'gzip', 'identity', 'x'),
    'X-Request-Id': headerText,
    'X-Forwarded-Host': fc.constantFrom('evil.example', 'a b', ''),
    'X-Forwarded-For': headerText,
    'If-None-Match': fc.constantFrom('*', '"x"'),
    Range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'x'),
    Expect: fc.constantFrom('100-continue', 'x'),
    Purpose: fc.constant('prefetch'),
  },
  { requiredKeys: [] },
)
const origin = often(
  [8, fc.constant({})],
  [1, fc.constant({ 'Sec-Fetch-Site': 'same-origin' })],
  [1, fc.constantFrom({ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }, { Origin: 'https://evil.example' })],
)
const host = often(
  [14, fc.constant('localhost')],
  [2, fc.constantFrom('arabia.localhost', 'grocery.localhost', 'closed.localhost', 'LOCALHOST.')],
  [1, fc.constantFrom('nobody.example', 'localhost@evil.example', 'a b', '[::1]', 'x'.repeat(300))],
)

/** Our cookies, whole or damaged, and foreign ones. `cookies` is what a real customer's browser sends. */
function cookieHeader(cookies) {
  const names = ['__session', '__cart', '__place', 'localelang', 'cart-changes']
  const odd = fc
    .array(fc.tuple(fc.constantFrom(...names, '', '__proto__', 'a=b'), fc.string({ maxLength: 300 }).map(visible)), {
      maxLength: 8,
    })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))
  const damaged = fc
    .tuple(fc.nat({ max: Math.max(1, cookies.length) }), headerText)
    .map(([at, text]) => cookies.slice(0, at) + text)
  return often(
    [4, fc.constant('')],
    [5, fc.constant(cookies)],
    [2, damaged],
    [2, odd],
    [1, fc.nat({ max: 16_000 }).map((size) => `other=${'x'.repeat(size)}`)],
    [1, fc.nat({ max: 1500 }).map((size) => 'a=1; '.repeat(size))],
  )
}

/**
 * Makes requests over all routes of the build.
 * @param {{ count: number, seed: number, cookies?: string }} options `cookies`: what a signed-in customer with a cart
 * sends
 * @returns {HostileRequest[]}
 */
export function hostileRequests({ count, seed, cookies = '' }) {
  const routes = builtRoutes()
  const ids = [...routes.map(({ id }) => id), 'root', 'routes/nothing', '__proto__', '']
  const one = fc
    .record({
      route: fc.constantFrom(...routes, ...routes.filter(({ takesForms }) => takesForms)),
      parameters: fc.array(parameter, { minLength: 2, maxLength: 2 }),
      tail: often([12, fc.constant('')], [1, fc.constantFrom('/', '//', '/.', '/..', '/x', '.data', ';x=1', '%2f')]),
      query,
      data: often([8, fc.constant(null)], [2, fc.constant('own')], [1, fc.constantFrom(...ids)]),
      method: often(
        [9, fc.constant('POST')],
        [9, fc.constant('GET')],
        [2, fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'SEARCH')],
      ),
      body,
      headers,
      origin,
      host,
      cookie: cookieHeader(cookies),
    })
    .map(asRequest)
  return fc.sample(one, { numRuns: count, seed })
}

function asRequest({ route, parameters, tail, query, data, method, body, headers, origin, host, cookie }) {
  const values = [...parameters]
  const id = data === 'own' ? route.id : data
  const address = addressOf(route, () => values.pop() ?? 'x') + tail
  const search = [...(id === null ? [] : [`_data=${encodeURIComponent(id)}`]), ...(query ? [query] : [])].join('&')
  const path = `${address}${search ? `?${search}` : ''}`.replace(/[^\x21-\x7e]/gu, (one) => encodeURIComponent(one))
  const takesBody = !['GET', 'HEAD', 'TRACE'].includes(method)
  const [type, content] = body
  const bytes = takesBody ? Buffer.from(content) : null
  // Signing out would end the session whose cookies all other requests use.
  const sentCookie = route.path === '/sign-out' ? '' : cookie
  return {
    method,
    path,
    headers: {
      Host: host,
      ...headers,
      ...origin,
      ...(sentCookie && { Cookie: sentCookie }),
      ...(bytes && { 'Content-Length': String(bytes.length) }),
      ...(bytes && type && { 'Content-Type': type }),
    },
    body: bytes,
  }
}

/**
 * Sends requests over a number of connections that stay open. `onAnswer` gets each answer; `status` is 0 for a
 * connection that broke.
 * @param {{ port: number, connections: number, requests: HostileRequest[] }} options
 * @param {(answer: { status: number, ms: number, text: string, request: HostileRequest }) => void} onAnswer
 */
export async function sendAll({ port, connections, requests }, onAnswer) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = [...requests].reverse()
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      onAnswer({ ...(await send(port, agent, next)), request: next })
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
}

/** @returns {Promise<{ status: number, ms: number, text: string }>} */
function send(port, agent, { method, path, headers, body }) {
  return new Promise((done) => {
    const started = performance.now()
    const end = (status, text) => done({ status, ms: performance.now() - started, text })
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', (error) => end(0, error.message))
      // An event stream does not end, so its start counts as the answer, and the connection is closed.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        end(response.statusCode ?? 0, 'events')
        response.destroy()
      }
      response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString('latin1')))
    })
    outgoing.on('error', (error) => end(0, error.message))
    outgoing.end(body ?? undefined)
  })
}
