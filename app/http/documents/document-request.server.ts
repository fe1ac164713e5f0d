import { generatePath } from '@remix-run/react'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ownCookiesIn, readPlain } from '~/http/device/cookies.server'
import { isSecureHost, readHost } from '~/http/guards/host.server'

/** What is looked at to find a page that is kept: method, path with its query, and headers by name. */
export type DocumentRequest = { method: string; path: string; header: (name: string) => string | null | undefined }

/** Longest address and longest wish for languages that anything is kept for, in characters. */
const longestPath = 500
const longestWish = 200

/** Who gets a page: every guest alike, or whoever brings exactly the cookies that this stands for, which is one person. */
export type Audience = 'guests' | `person ${string}`

/**
 * Whose page a request asks for; null for one that is made for this request alone: it does more than read, it is too long to
 * keep anything for, or a message waits that is shown once.
 */
export function audienceOf({ method, path, header }: DocumentRequest): Audience | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (path.length > longestPath || (header('accept-language')?.length ?? 0) > longestWish) return null
  const cookies = header('cookie') ?? ''
  const own = ownCookiesIn(cookies)
  if (own === '') return 'guests'
  return readPlain(cookies, '__toast') ? null : `person ${createHash('sha256').update(own).digest('base64url')}`
}

/**
 * The host as documents are kept by it, and made anew for it; '' for one that no site can have. A port makes no other site, but on
 * loopback pages say it.
 */
export const hostOf = ({ header }: DocumentRequest) => hostName(header('host') ?? '')

/** The language that an address asks for, for this one answer (rules 3.10); null for one that names none. */
export function languageOf(path: string): string | null {
  return /[?&]lang=([a-z]{2})(?=&|$)/.exec(path)?.[1] ?? null
}

/** The key of guests' document. The path is the address as it was asked for: pages link back to it. */
export const guestsKey = (host: string, locale: string, path: string) => `${host} ${locale} ${path}`

/** The key of a person's document. Their language follows from what is asked for, and how. */
export const personsKey = (person: Audience, request: DocumentRequest) =>
  `${hostOf(request)} ${request.path} ${person} ${wishOf(request)}`

/** Whether an address is the one that links lead to: its route's, with nothing spelled otherwise and nothing added. */
export function isLinked(
  { pathname, search }: URL,
  pattern: string,
  params: Record<string, string | undefined>,
): boolean {
  const encoded = Object.entries(params).map(([name, value = '']) => [name, encodeURIComponent(value)])
  return search === '' && pathname === generatePath(`/${pattern}`, Object.fromEntries(encoded))
}

/** One host header after another is read for every request. */
const hostNames = new LRUCache<string, string>({ max: 5000 })

function hostName(header: string) {
  const known = hostNames.get(header)
  if (known !== undefined) return known
  const { name, port } = readHost(header) ?? { name: '', port: '' }
  const host = isSecureHost(name) || port === '' ? name : `${name}:${port}`
  if (header.length <= longestPath) hostNames.set(header, host)
  return host
}

/**
 * The languages that browsers' wishes lead to on each host. They are learnt from the pages that were made: whatever finds the
 * language of a page has found these too. A vendor that offers other languages is learnt anew.
 */
export class GuestLocales {
  private readonly hosts = new LRUCache<string, { offered: string; locales: LRUCache<string, string> }>({ max: 2000 })

  /** The language of guests who wish so, or null when nobody has asked so before. */
  of(host: string, request: DocumentRequest): string | null {
    return this.hosts.get(host)?.locales.get(wishOf(request)) ?? null
  }

  /** A page of the host has been made in this language for who asked so, with these languages to choose from. */
  learn(host: string, request: DocumentRequest, locale: string, languages: string[]) {
    const offered = languages.join()
    const known = this.hosts.get(host)
    const entry = known?.offered === offered ? known : { offered, locales: new LRUCache<string, string>({ max: 500 }) }
    if (entry !== known) this.hosts.set(host, entry)
    entry.locales.set(wishOf(request), locale)
  }
}

const wishOf = ({ header }: DocumentRequest) => header('accept-language') ?? ''
