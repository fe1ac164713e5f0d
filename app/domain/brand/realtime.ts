/** What a browser needs to read the vendor's realtime database. Not secret, but sent only to pages that use it. */
export type Realtime = Record<
  'apiKey' | 'authDomain' | 'databaseURL' | 'projectId' | 'storageBucket' | 'messagingSenderId' | 'appId',
  string
>

/** Loopback hosts, which need no TLS. No IPv6 address, because a content policy cannot name one. */
const loopback = ['localhost', '127.0.0.1']

/** Hosts of the database service, which redirects clients to the machine that has the data. */
const services = ['firebaseio.com', 'firebasedatabase.app']

/** The database's address; null if pages may not connect to it: it must use TLS or be on this machine. */
export function databaseUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOwnMachine = loopback.includes(url.hostname)
  const isSafe = ['https:', 'wss:'].includes(url.protocol) || (isOwnMachine && ['http:', 'ws:'].includes(url.protocol))
  return isSafe && /^[\w.:-]+$/.test(url.host) ? url : null
}

/** The content policy sources a page needs to read the database. */
export function realtimeSources({ databaseURL }: Pick<Realtime, 'databaseURL'>): string[] {
  const url = databaseUrl(databaseURL)
  if (!url) return []
  const socket = /^(https|wss):$/.test(url.protocol) ? 'wss' : 'ws'
  const service = services.find((name) => url.hostname.endsWith(`.${name}`))
  return [`${socket}://${url.host}`, ...(service ? [`${socket}://*.${service}`] : [])]
}
