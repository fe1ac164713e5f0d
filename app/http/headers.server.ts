import { isSecureHost } from '~/http/cookies.server'
import { readHost } from '~/http/host.server'
import { imageOrigins } from '~/http/images.server'

type PageFacts = { nonce: string; host: string; isDevelopment: boolean }

/** The page's security headers, and a cache rule that keeps the back/forward cache working. */
export function documentHeaders(headers: Headers, facts: PageFacts) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(facts))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=()')
  headers.append('Vary', 'Cookie, Accept-Language')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  if (isSecureHost(readHost(facts.host)?.name ?? 'localhost'))
    headers.set('Strict-Transport-Security', 'max-age=31536000')
}

/** For screens that show a person's own data: not even the back/forward cache keeps them after signing out. */
export const privatePage = () => ({ 'Cache-Control': 'private, no-store' })

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
