import { isGatewayReturn } from '~/domain/payments/return-path'
import { readHost, type Host } from './host.server'

/** The parts of a request that are checked first: the method, the path with its query, and headers by name. */
type RequestHead = { method: string; path: string; header: (name: string) => string | null | undefined }

/** Far longer than any screen's path. */
const longestPath = 4000

/** An allowed write from another site: a provider's answer to signing in, which carries its own proof. */
const foreignWrite = /^\/social\/(?:google|facebook)\/answer$/

/**
 * The status with which a request is refused before anything of it is read, or null when it may go on: 400 for a host or a path that
 * no site can have, 405 for a method nothing here answers to, 403 for a write that comes from another site.
 */
export function policyStatus({ method, path, header }: RequestHead): 400 | 403 | 405 | null {
  const host = readHost(header('Host'))
  if (!host || (path.length > longestPath && pathOf(path).length > longestPath)) return 400
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  return isForeign(host, header) && !foreignWrite.test(path) && !isGatewayReturn(pathOf(path)) ? 403 : null
}

/** Whether another site led to this request. A write that was not refused is one of the exceptions. */
export function isFromElsewhere(header: RequestHead['header']): boolean {
  const host = readHost(header('Host'))
  return host !== null && isForeign(host, header)
}

const pathOf = (address: string) => address.split('?')[0] ?? ''

/**
 * Whether a request comes from another site. SameSite=Lax does not protect a state that lives in cookies: a foreign post
 * arrives without them, and the answer's Set-Cookie would overwrite the customer's. A sibling host is another site too: it
 * may be another brand's. Programs that are no browser send neither header and have no customer to harm.
 */
function isForeign(host: Host, header: RequestHead['header']) {
  const site = header('Sec-Fetch-Site')
  if (site != null && site !== 'same-origin' && site !== 'none') return true
  const origin = header('Origin')
  return origin != null && !isOriginOf(host, origin)
}

function isOriginOf(host: Host, origin: string) {
  const from = readHost(/^https?:\/\/([^/]*)$/.exec(origin)?.[1])
  return from !== null && from.name === host.name && from.port === host.port
}
