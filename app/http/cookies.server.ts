import { parse, serialize } from 'cookie'
import { sign, unsign } from 'cookie-signature'
import { env } from '~/env.server'

const yearSeconds = 365 * 24 * 3600

/** Everything a cookie of ours needs besides its value. No GET changes anything, and writes of other sites are refused unread. */
export function cookieAttributes(isSecure: boolean, maxAgeSeconds = yearSeconds) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: maxAgeSeconds } as const
}

/** Whether cookies may be marked secure: everywhere but on a loopback host, where there is no TLS to test with. */
export function isSecureHost(hostname: string) {
  return !(hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname))
}

/** The value of a signed cookie, or null when it is missing, tampered with or signed by a retired secret. */
export function readSigned(cookieHeader: string | null, name: string): string | null {
  const signed = parse(cookieHeader ?? '')[name]
  if (!signed) return null
  for (const secret of env().SESSION_SECRET) {
    const value = unsign(signed, secret)
    if (value !== false) return value
  }
  return null
}

/** A Set-Cookie header for a signed value; null removes the cookie. */
export function writeSigned(name: string, value: string | null, isSecure: boolean) {
  if (value === null) return serialize(name, '', { ...cookieAttributes(isSecure), maxAge: 0 })
  return serialize(name, sign(value, env().SESSION_SECRET[0] ?? ''), cookieAttributes(isSecure))
}

/** A signed cookie holding small JSON, parsed as a claim: anything unreadable is null. */
export function readJsonCookie(cookieHeader: string | null, name: string): unknown {
  const text = readSigned(cookieHeader, name)
  if (text === null) return null
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}

export function writeJsonCookie(name: string, value: unknown, isSecure: boolean) {
  return writeSigned(name, value === null ? null : Buffer.from(JSON.stringify(value)).toString('base64url'), isSecure)
}
