import { isSecureHost } from '~/http/cookies.server'
import { readHost } from '~/http/host.server'
import { imageOrigins } from '~/http/images.server'

type PageFacts = { nonce: string; host: string; isDevelopment: boolean }

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

function contentSecurityPolicy({ nonce, isDevelopment }: PageFacts) {
  const own = `'self' 'nonce-${nonce}'`
  const directives = {
    'default-src': `'none'`,
    'script-src': own,
    'style-src': isDevelopment ? `'self' 'unsafe-inline'` : own,
    'img-src': `'self' data: ${imageOrigins().join(' ')}`.trim(),
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
