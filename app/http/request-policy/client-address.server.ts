import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The client address for limits: that of the connection, or the one that a trusted proxy names in the header.
 * `server.ts` passes it beside the request, never in a header, so a client cannot fake it under any server.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedHeader: string): string {
  const headerValue = String(request.headers[trustedHeader.toLowerCase()] ?? '')
  // The last entry of a list is what the nearest proxy saw; the others are only claims.
  const lastEntry = withoutPort(headerValue.split(',').at(-1)?.trim() ?? '')
  return networkOf(isIP(lastEntry) ? lastEntry : (request.socket.remoteAddress ?? ''))
}

/** Some proxies name the client's port as well: `203.0.113.7:4711`, or `[2001:db8::1]:4711`. */
const withoutPort = (entry: string) => entry.replace(/^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/, '$1$2')

/** The client address that the server put into Remix's context; null if the server does not know it. */
export function addressIn(context: object): string | null {
  const { clientAddress } = context as { clientAddress?: unknown }
  return typeof clientAddress === 'string' && clientAddress !== '' ? clientAddress : null
}

/** A customer has a whole /64 of IPv6 addresses to choose from, so these count as one. */
function networkOf(address: string) {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(ip) !== 6) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':')
  const zeros = Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
