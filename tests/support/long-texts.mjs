import { Agent, request } from 'node:http'

/** Texts far longer than any real input, and the places where they are sent: addresses, form fields, headers. */

const letters = 28_000

/** The repeated part of a text, and its end: what makes regular expressions and comparisons backtrack. */
const parts = [
  ...['a', 'A', '0', '1', ' ', '\t', '\n', '(', ')', '[', ']', '{', '}', '<', '>', '"', "'", '`', '\\', '/'],
  ...['.', ',', ';', ':', '-', '_', '+', '*', '?', '!', '@', '#', '$', '%', '&', '=', '|', '~', '^'],
  ...['a ', 'a.', 'a@', 'a,', '..', '//', '1,', '&#', 'é', '\u0301', 'م', 'ไ', '👩‍👧', '\u202e', '\0', '%2', '=;'],
]
const ends = ['', '!', '\u0000']
/** @type {string[]} */
export const patterns = parts.map((part, at) => part.repeat(Math.ceil(letters / part.length)) + ends[at % ends.length])

/**
 * A request that carries a text somewhere. Only the carrier of `Host` sets that header itself.
 * @typedef {{ name: string, ask: (text: string) => { method: string, path: string, headers: Record<string, string>,
 * body: string | null } }} Carrier
 */

const inQuery = (path, name) => ({
  name: `${path}?${name}`,
  ask: (text) => ({
    method: 'GET',
    path: `${path}?${name}=${encodeURIComponent(text).slice(0, letters)}`,
    headers: {},
    body: null,
  }),
})

const inPath = (path) => ({
  name: path,
  ask: (text) => ({ method: 'GET', path: path + encodeURIComponent(text).slice(0, letters), headers: {}, body: null }),
})

const inHeader = (name, start = '') => ({
  name,
  // Headers hold Latin letters; Node refuses others.
  ask: (text) => ({
    method: 'GET',
    path: '/sign-in',
    headers: { [name]: start + text.replace(/[^\x20-\x7e]/g, 'x') },
    body: null,
  }),
})

const inForm = (path, name, rest = {}) => ({
  name: `POST ${path} ${name}`,
  ask: (text) => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...rest, [name]: text }).toString().slice(0, 60_000),
  }),
})

/** @type {Carrier[]} */
export const carriers = [
  ...[
    ['/search', 'q', 'sort', 'cuisine', 'page', 'lang'],
    ['/vendor/green-bowl', 'q', 'category'],
    ['/location', 'search', 'backTo'],
    ['/sign-in', 'redirectTo', 'identifier'],
    ['/faq', 'q'],
    ['/promo-code', 'store'],
    ['/payment', 'order', 'fail'],
    ['/trackorder/1', 'share'],
    ['/tag-wise-menu', 'tag'],
    ['/social/google/answer', 'state', 'code'],
  ].flatMap(([path, ...names]) => names.map((name) => inQuery(path, name))),
  ...['/vendor/', '/restaurant/', '/category/', '/pages/', '/item/2101/', '/icon/', '/picture/', '/nope/'].map(inPath),
  inForm('/sign-in', 'identifier', { intent: 'continue' }),
  inForm('/sign-in', 'password', { intent: 'sign-in', identifier: '9000000001' }),
  inForm('/forgot-password', 'identifier'),
  ...['name', 'email', 'phone', 'password'].map((name) => inForm('/sign-up', name)),
  inForm('/location', 'search', { intent: 'find' }),
  inForm('/place', 'place'),
  ...['itemId', 'choice', 'quantity', 'backTo', 'lines'].map((name) =>
    inForm('/cart', name, { intent: 'add', storeId: '2101', itemId: '905', quantity: '1' }),
  ),
  inForm('/language', 'locale'),
  inForm('/payment', 'fail'),
  inForm('/social/google/answer', 'id_token'),
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'If-None-Match', 'Host', 'Origin', 'Referer'].map((name) =>
    inHeader(name),
  ),
  ...['Sec-CH-UA', 'User-Agent', 'X-Request-Id', 'X-Client-Address', 'Sec-Fetch-Site'].map((name) => inHeader(name)),
  ...['__session', '__cart', '__place', '__toast', 'localelang', 'other'].map((name) => inHeader('Cookie', `${name}=`)),
]

/** How much longer each text may take than a plain one, in milliseconds of processor time. */
export const extraLimitMs = 50
const repeats = 5

/**
 * Sends each text with each carrier, one request at a time, and returns the slowest: how much longer it took than a
 * plain text. The server's processor time counts, because other work delays its answers. A request that seems too slow
 * is repeated.
 * @param {{ port: number, processorMs(): number | null }} storefront
 * @returns {Promise<{ extraMs: number, name: string, pattern: string, sent: number }>}
 */
export async function slowestText({ port, processorMs }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const slowest = { extraMs: 0, name: '', pattern: '', sent: 0 }
  /** The fastest counts, because garbage may be collected during any of them. */
  const took = async (messages) => {
    const times = []
    for (const message of messages) {
      const before = processorMs() ?? 0
      await send(port, agent, message)
      times.push((processorMs() ?? Infinity) - before)
    }
    return Math.min(...times)
  }
  for (const { name, ask } of carriers) {
    // Every repeat is a text of its own, so that no page comes from the cache.
    const repeated = (text) => took(Array.from({ length: repeats }, (_, at) => ask(text + at)))
    const usual = await repeated('plain')
    for (const text of patterns) {
      slowest.sent++
      let extraMs = (await took([ask(text)])) - usual
      if (extraMs >= extraLimitMs) extraMs = (await repeated(text)) - usual
      if (extraMs > slowest.extraMs)
        Object.assign(slowest, { extraMs, name, pattern: JSON.stringify(text.slice(0, 4)) })
    }
  }
  agent.destroy()
  return slowest
}

let address = 0

/** Sends a request and waits for the end of its answer; a closed connection ends it too. */
function send(port, agent, { method, path, headers, body }) {
  address++
  return new Promise((done) => {
    const client = `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
    // Each request has another client address, so that no limit is reached.
    const from = { 'X-Client-Address': client, 'X-Test-Address': client }
    const all = { Host: `localhost:${port}`, ...from, ...headers }
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers: all }, (response) => {
      response.resume()
      response.on('end', done)
      response.on('error', done)
    })
    outgoing.on('error', done)
    outgoing.end(body ?? undefined)
  })
}
