import { createHash } from 'node:crypto'
import { boundedCache } from '~/http/bounded-cache.server'
import { pageImageOrigins } from '~/http/images.server'
import { isSecureHost, readHost } from '~/http/request-policy/request-head.server'
import { dictionaryPath } from '~/paths'
import { dictionary } from '~/styles/compression-dictionary.server'

/** What a page may load from elsewhere, and where its forms may lead: nothing and nowhere unless its screen says so. */
export type PagePolicy = {
  /** It shows a page of this site in a frame. */
  framesOwn?: boolean
  /** It can open a map. */
  maps?: boolean
  /** Sources of pictures besides this site: the tiles of a map. */
  pictures?: readonly string[]
  /** Sources that its scripts may request besides this site: the realtime database. */
  connectsTo?: readonly string[]
  /** Sources that its forms may lead to besides this site, also by redirects: gateways. */
  leadsTo?: readonly string[]
  /** Sources of a gateway's script and of what that needs. */
  gatewayScript?: readonly string[]
}

/** `styles` are the exact contents of the page's style elements. */
type PageFacts = {
  styles: readonly string[]
  host: string
  isDevelopment: boolean
  locale?: string
  /** `messenger`: the page has the button that opens it. */
  policy?: PagePolicy & { messenger?: boolean }
}

/** The security headers of a page. By default only this browser caches it, and revalidates it. */
export function pageHeaders(headers: Headers, facts: PageFacts) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(facts))
  headers.append('Link', `<${dictionaryPath(dictionary.name)}>; rel="compression-dictionary"`)
  if (facts.locale) headers.set('Content-Language', facts.locale)
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()')
  if (!/\bcookie\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Cookie, Accept-Language')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (isSecureHost(readHost(facts.host)?.name ?? 'localhost'))
    headers.set('Strict-Transport-Security', 'max-age=31536000')
}

/** Sources by directive. */
type Sources = Record<string, readonly string[]>

const mapsData = ['https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com data: blob:']

/** The origins of the maps script. It creates style elements that no hash can allow. */
const maps: Sources = {
  'script-src': ['https://maps.googleapis.com https://maps.gstatic.com'],
  'style-src': [`'unsafe-inline' https://fonts.googleapis.com`],
  'img-src': mapsData,
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': mapsData,
  'worker-src': ['blob:'],
}

/** The origins that the messenger (Intercom) documents for all its regions. It creates style elements, too. */
const messenger: Sources = {
  'script-src': ['https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com'],
  'style-src': [`'unsafe-inline'`],
  'img-src': [
    'blob: https://*.intercom.io https://*.intercomcdn.com https://*.intercomcdn.eu https://*.intercomassets.com',
    'https://*.intercomassets.eu https://*.intercomusercontent.com https://*.intercom-attachments-1.com',
  ],
  'font-src': ['https://js.intercomcdn.com https://fonts.intercomcdn.com'],
  'media-src': ['blob: https://js.intercomcdn.com https://downloads.intercomcdn.com'],
  'connect-src': [
    'https://*.intercom.io wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com',
    'https://*.intercomcdn.com https://*.intercomcdn.eu https://*.intercomusercontent.com',
  ],
  'form-action': ['https://intercom.help https://*.intercom.io'],
  'frame-src': ['https://intercom-sheets.com https://www.intercom-reporting.com'],
}

/** A gateway's script may create style elements as well. */
const gatewayOn = (sources: readonly string[]): Sources => ({
  'script-src': sources,
  'style-src': [`'unsafe-inline'`, ...sources],
  'img-src': sources,
  'connect-src': sources,
  'frame-src': sources,
})

/**
 * The content security policy: our own files, and the style elements by their hashes. No nonce, because it would make
 * every copy of a page different. Pages contain no inline scripts, only data, which needs no permission. Maps and
 * frames are allowed if the screen asks for them.
 */
function contentSecurityPolicy({ styles, isDevelopment, policy = {} }: PageFacts) {
  const gateway = sourcesOf(policy.gatewayScript)
  const others: Sources[] = []
  if (policy.maps) others.push(maps)
  if (policy.messenger) others.push(messenger)
  if (gateway.length > 0) others.push(gatewayOn(gateway))
  const ownStyles = isDevelopment ? [`'unsafe-inline'`] : styles.map((style) => hashes.memo(style))
  const own: Sources = {
    'default-src': [`'none'`],
    'script-src': [`'self'`],
    // With a hash, browsers would ignore the permission for styles that the others write.
    'style-src': [`'self'`, ...(others.length > 0 ? [] : ownStyles)],
    'img-src': [`'self'`, 'data:', ...pageImageOrigins(), ...sourcesOf(policy.pictures)],
    'font-src': [`'self'`],
    'media-src': [],
    'connect-src': [`'self'`, ...(isDevelopment ? ['ws:'] : []), ...sourcesOf(policy.connectsTo)],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    // Browsers apply this to the redirects after a form too.
    'form-action': [`'self'`, ...sourcesOf(policy.leadsTo)],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    'frame-src': policy.framesOwn ? [`'self'`] : [],
  }
  return Object.entries(own)
    .map(([name, sources]) => [name, ...sources, ...others.flatMap((other) => other[name] ?? [])])
    .filter((directive) => directive.length > 1)
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** A valid source of a policy: an origin, or all subdomains of a host. */
const sourcesOf = (sources: readonly string[] = []) =>
  sources.filter((source) => /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(source))

/** Hashes of contents that were hashed before: a handful of stylesheets, and a theme for each brand. */
const hashes = boundedCache<string>(500, {
  memoMethod: (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
})
