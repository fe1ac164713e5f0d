import { isIPv6 } from 'node:net'

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const hostShape = new RegExp(`^(${label}(?:\\.${label})*)\\.?$`)

/** A host as two of them are compared: lower case, without the dot of the root and without a default port. */
export type Host = { name: string; port: string }

/**
 * The host of a Host header, or null when it is none that a site can have: no DNS name, no address, a port out of range.
 * `localhost.` is the same host as `localhost`.
 */
export function readHost(header: string | null | undefined): Host | null {
  const [, given = '', port = ''] = /^([^:]+|\[[^\]]+\])(?::(\d{1,5}))?$/.exec((header ?? '').toLowerCase()) ?? []
  const name = given.startsWith('[') ? (isIPv6(given.slice(1, -1)) ? given : null) : hostShape.exec(given)?.[1]
  if (!name || name.length > 253 || Number(port) > 65_535) return null
  return { name, port: port === '80' || port === '443' ? '' : port }
}
