import { createHash } from 'node:crypto'
import { boundedCache } from '~/http/bounded-cache.server'
import { isSecureHost, readHost } from '~/http/request-policy/request-head.server'
import { pageImageOrigins } from '~/http/images.server'
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

/** The origins of the maps script. It creates style elements that no hash can allow. */
const maps = {
  script: 'https://maps.googleapis.com https://maps.gstatic.com',
  data: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com data: blob:',
  fonts: 'https://fonts.gstatic.com',
  styles: `'unsafe-inline' https://fonts.googleapis.com`,
}

/** The origins that the messenger (Intercom) documents for all its regions. It creates style elements, too. */
const messenger = {
  script: 'https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com',
  data:
    'https://*.intercom.io wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com ' +
    'https://*.intercomcdn.com https://*.intercomcdn.eu https://*.intercomusercontent.com',
  pictures:
    'blob: https://*.intercom.io https://*.intercomcdn.com https://*.intercomcdn.eu https://*.intercomassets.com ' +
    'https://*.intercomassets.eu https://*.intercomusercontent.com https://*.intercom-attachments-1.com',
  media: 'blob: https://js.intercomcdn.com https://downloads.intercomcdn.com',
  fonts: 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  frames: 'https://intercom-sheets.com https://www.intercom-reporting.com',
  leadsTo: 'https://intercom.help https://*.intercom.io',
}

/**
 * The content security policy: our own files, and the style elements by their hashes. No nonce, because it would make
 * every copy of a page different. Pages contain no inline scripts, only data, which needs no permission. Maps and
 * frames are allowed if the screen asks for them.
 */
function contentSecurityPolicy({ styles, isDevelopment, policy = {} }: PageFacts) {
  const ofMaps = policy.maps ? maps : null
  const ofMessenger = policy.messenger ? messenger : null
  const gateway = sourcesOf(policy.gatewayScript ?? [])
  const frames = [policy.framesOwn ? `'self'` : undefined, ...gateway, ofMessenger?.frames].filter(Boolean)
  const writesStyles = ofMaps ?? ofMessenger ?? gateway[0]
  const stylesOfOthers = writesStyles ? [ofMaps?.styles ?? `'unsafe-inline'`, ...gateway] : null
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': [`'none'`],
    'script-src': [`'self'`, ofMaps?.script, ofMessenger?.script, ...gateway],
    'style-src': [
      `'self'`,
      // With a hash, browsers would ignore the permission for styles that maps, gateways and messengers write.
      ...(stylesOfOthers ?? (isDevelopment ? [`'unsafe-inline'`] : styles.map((style) => hashes.memo(style)))),
    ],
    'img-src': [
      `'self'`,
      'data:',
      ...pageImageOrigins(),
      ...sourcesOf(policy.pictures ?? []),
      ofMaps?.data,
      ofMessenger?.pictures,
      ...gateway,
    ],
    'font-src': [`'self'`, ofMaps?.fonts, ofMessenger?.fonts],
    ...(ofMessenger && { 'media-src': [ofMessenger.media] }),
    'connect-src': [
      `'self'`,
      isDevelopment ? 'ws:' : undefined,
      ofMaps?.data,
      ofMessenger?.data,
      ...gateway,
      ...sourcesOf(policy.connectsTo ?? []),
    ],
    'worker-src': [`'self'`, ofMaps ? 'blob:' : undefined],
    'manifest-src': [`'self'`],
    // Browsers apply this to the redirects after a form too.
    'form-action': [`'self'`, ofMessenger?.leadsTo, ...sourcesOf(policy.leadsTo ?? [])],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    ...(frames.length > 0 && { 'frame-src': frames }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/** A valid source of a policy: an origin, or all subdomains of a host. */
const sourcesOf = (sources: readonly string[]) =>
  sources.filter((source) => /^(https?|wss?):\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(source))

/** Hashes of contents that were hashed before: a handful of stylesheets, and a theme for each brand. */
const hashes = boundedCache<string>(500, {
  memoMethod: (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
})
