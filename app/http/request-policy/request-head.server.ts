import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { boundedCache } from '~/http/bounded-cache.server'

/** Reads a request's headers by their names in lower case. */
export type HeaderReader = { get(name: string): string | null | undefined }

/** What is known of a request before it is read: the method, the path with its query, and the headers. */
export type RequestHead = { method: string; path: string; headers: HeaderReader }

/** The head of a Node request, whose headers are read in place. */
export function headOf({ method = '', url: path = '', headers }: IncomingMessage): RequestHead {
  return { method, path, headers: { get: (name) => headers[name]?.toString() } }
}

/** Whether a request only reads. */
export const isRead = ({ method }: Pick<RequestHead, 'method'>) => method === 'GET' || method === 'HEAD'

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const hostShape = new RegExp(`^(${label}(?:\\.${label})*)\\.?$`)

const longestHost = 300

/** A host in comparable form: lower case, without a trailing dot and without a default port. */
export type Host = Readonly<{ name: string; port: string }>

/** Hosts by header; `false` for an impossible one. */
const hosts = boundedCache<Host | false>(5000, { memoMethod: (header) => parseHost(header) ?? false })

/** The host in a Host header; null if it is no DNS name or address. `localhost.` is the same host as `localhost`. */
export function readHost(header: string | null | undefined): Host | null {
  return (header && header.length <= longestHost && hosts.memo(header)) || null
}

/** The host of a request without its port, which clients choose and which makes no other brand; '' for none. */
export const hostNameOf = ({ headers }: Pick<RequestHead, 'headers'>) => readHost(headers.get('host'))?.name ?? ''

function parseHost(header: string): Host | null {
  const [, given = '', port = ''] = /^([^:]+|\[[^\]]+\])(?::(\d{1,5}))?$/.exec(header.toLowerCase()) ?? []
  const name = given.startsWith('[') ? (isIPv6(given.slice(1, -1)) ? given : null) : hostShape.exec(given)?.[1]
  if (!name || name.length > 253 || Number(port) > 65_535) return null
  return { name, port: port === '80' || port === '443' ? '' : port }
}

/** Whether the site uses TLS, so that cookies are Secure: everywhere except on loopback, where tests have no TLS. */
export function isSecureHost(hostname: string) {
  return !(hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d+){3}$|^\[?::1\]?$/.test(hostname))
}

/** This site as the browser names it, because a request behind a proxy does not mention TLS. */
export function originOf(request: Request): string {
  const { name, port } = hostOf(request)
  return `${isSecureHost(name) ? 'https' : 'http'}://${name}${port && `:${port}`}`
}

/**
 * The site's origin in its pages, sitemaps and shared links. The port is left out, since the visitor chooses it and all
 * visitors get the same pages; loopback needs it.
 */
export function publicOriginOf(request: Request): string {
  const { name } = hostOf(request)
  return isSecureHost(name) ? `https://${name}` : originOf(request)
}

function hostOf(request: Request): Host {
  const { hostname, port } = new URL(request.url)
  return readHost(request.headers.get('Host')) ?? { name: hostname, port }
}
