import { deflateSync, inflateSync } from 'node:zlib'
import { parse, serialize } from 'cookie'
import { changesCookie, stampCookie } from '~/cookie-names'
import { signed, verified } from '~/http/signed.server'

const yearSeconds = 365 * 24 * 3600

/** The most characters of a cookie with its name and attributes. Browsers silently drop longer ones. */
export const longestCookie = 4096

/** The most bytes of an inflated JSON value. */
const mostJson = 64 * 1024

/** Every cookie that the site reads or writes. Requests with the same values of these get the same page. */
const ownCookies = [
  '__session',
  '__cart',
  '__place',
  '__toast',
  '__verification',
  '__typed',
  'localelang',
  changesCookie,
  stampCookie,
] as const
export type OwnCookie = (typeof ownCookies)[number]

const anyOwn = new RegExp(`(?:^|[;,\\s])(?:${ownCookies.join('|')})\\s*=`)

/** Our cookies in a Cookie header, as one text; '' for none. Cookies of others do not count. */
export function ownCookiesIn(cookieHeader: string): string {
  if (!anyOwn.test(cookieHeader)) return ''
  const values = parse(cookieHeader)
  return JSON.stringify(ownCookies.map((name) => values[name] ?? null))
}

/** The cookie's vendor, and whether it is sent over TLS only. */
export type CookieScope = { vendorId: string; isSecure: boolean }

/** The attributes of our cookies. Lax is enough: no GET changes anything, and writes from other sites are refused. */
function cookieAttributes(isSecure: boolean, maxAgeSeconds: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: maxAgeSeconds } as const
}

/** The value of an unsigned cookie; undefined when it is missing. */
export function readPlain(cookieHeader: string | null, name: OwnCookie): string | undefined {
  return parse(cookieHeader ?? '')[name]
}

/** A Set-Cookie header for an unsigned value, which scripts may read. */
export function writePlain(name: OwnCookie, value: string, isSecure: boolean, maxAgeSeconds = yearSeconds) {
  return serialize(name, value, { ...cookieAttributes(isSecure, maxAgeSeconds), httpOnly: false })
}

/** A signed cookie's value; null if missing, tampered with, or signed with a retired secret or for another vendor. */
export function readSigned(cookieHeader: string | null, name: OwnCookie, { vendorId }: CookieScope): string | null {
  const value = readPlain(cookieHeader, name)
  return value ? verified(value, [name, vendorId]) : null
}

/** A Set-Cookie header for a signed value; null removes the cookie. */
export function writeSigned(name: OwnCookie, value: string | null, scope: CookieScope, maxAgeSeconds = yearSeconds) {
  const attributes = cookieAttributes(scope.isSecure, value === null ? 0 : maxAgeSeconds)
  return serialize(name, value === null ? '' : signed(value, [name, scope.vendorId]), attributes)
}

/** A signed cookie holding small JSON, parsed as a claim: anything unreadable is null. */
export function readJsonCookie(cookieHeader: string | null, name: OwnCookie, scope: CookieScope): unknown {
  const text = readSigned(cookieHeader, name, scope)
  return text === null ? null : unpackJson(Buffer.from(text, 'base64url'))
}

/** A Set-Cookie header for a JSON value; null removes the cookie. */
export function writeJsonCookie(name: OwnCookie, value: unknown, scope: CookieScope, maxAgeSeconds = yearSeconds) {
  const text = value === null ? null : packJson(value).toString('base64url')
  return writeSigned(name, text, scope, maxAgeSeconds)
}

/** JSON as bytes, deflated if that is shorter. */
function packJson(value: unknown): Buffer {
  const plain = Buffer.from(JSON.stringify(value))
  const deflated = deflateSync(plain)
  return deflated.length < plain.length ? deflated : plain
}

function unpackJson(bytes: Buffer): unknown {
  try {
    // Deflated values start with an `x`, which no JSON does.
    const plain = bytes[0] === 0x78 ? inflateSync(bytes, { maxOutputLength: mostJson }) : bytes
    return JSON.parse(plain.toString())
  } catch {
    return null
  }
}
