import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { isSecureHost } from '~/http/cookies.server'
import { readHost } from '~/http/host.server'
import { pageImageOrigins } from '~/http/images.server'

/** `styles` are the contents of the page's style elements, letter by letter. */
type PageFacts = { styles: readonly string[]; host: string; isDevelopment: boolean }

/** The page's security headers. A page that nobody has said anything of is kept by this browser only, and asked for anew. */
export function documentHeaders(headers: Headers, facts: PageFacts) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(facts))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()')
  if (!/\bcookie\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Cookie, Accept-Language')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (isSecureHost(readHost(facts.host)?.name ?? 'localhost'))
    headers.set('Strict-Transport-Security', 'max-age=31536000')
}

/**
 * Names what the page may run and style by: its own files, and its style elements by their hashes. No nonce, which would make
 * every copy of a page another one; no script stands in a page, only data, which needs no leave.
 */
function contentSecurityPolicy({ styles, isDevelopment }: PageFacts) {
  const directives = {
    'default-src': `'none'`,
    'script-src': `'self'`,
    'style-src': isDevelopment ? `'self' 'unsafe-inline'` : [`'self'`, ...styles.map(sourceOf)].join(' '),
    'img-src': [`'self'`, 'data:', ...pageImageOrigins()].join(' '),
    'font-src': `'self'`,
    'connect-src': isDevelopment ? `'self' ws:` : `'self'`,
    'manifest-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** Sources of contents that were hashed before: a handful of stylesheets, and a theme for each brand. */
const sources = new LRUCache<string, string>({ max: 500 })

function sourceOf(content: string) {
  const source = sources.get(content) ?? `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  sources.set(content, source)
  return source
}
