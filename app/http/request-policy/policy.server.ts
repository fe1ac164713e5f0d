import { isGatewayReturn } from '~/domain/payments/return-path'
import { pathOf } from '~/paths'
import { isRead, readHost, type HeaderReader, type Host, type RequestHead } from './request-head.server'

/** Far longer than any screen's path. */
const longestPath = 4000

/** An allowed write from another site: a provider's answer to signing in, which carries its own proof. */
const foreignWrite = /^\/social\/(?:google|facebook)\/answer$/

/**
 * The status with which a request is refused unread, or null if it may go on: 400 for a host or path that no site can
 * have, 405 for a method that nothing answers, 403 for a write that comes from another site.
 */
export function policyStatus({ method, path, headers }: RequestHead): 400 | 403 | 405 | null {
  if (!readHost(headers.get('host')) || pathOf(path).length > longestPath) return 400
  if (isRead({ method })) return null
  if (method !== 'POST') return 405
  return isFromElsewhere(headers) && !foreignWrite.test(path) && !isGatewayReturn(pathOf(path)) ? 403 : null
}

/**
 * Whether another site led to this request; a write that was not refused is one of the exceptions. SameSite=Lax does
 * not protect a state that lives in cookies: a foreign post arrives without them, and the answer's Set-Cookie would
 * overwrite the customer's. A sibling host is another site too: it may be another brand's. Programs that are no browser
 * send neither header and have no customer to harm.
 */
export function isFromElsewhere(headers: HeaderReader): boolean {
  const host = readHost(headers.get('host'))
  if (!host) return false
  const site = headers.get('sec-fetch-site')
  if (site != null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  return origin != null && !isOriginOf(host, origin)
}

function isOriginOf(host: Host, origin: string) {
  const from = readHost(/^https?:\/\/([^/]*)$/.exec(origin)?.[1])
  return from !== null && from.name === host.name && from.port === host.port
}
