import { generatePath } from '@remix-run/react'
import { chooseLocale } from '~/domain/brand/locale'
import { boundedCache } from '~/http/bounded-cache.server'
import { ownCookiesIn, readPlain } from '~/http/device/cookies.server'
import { hostNameOf, isRead, isSecureHost, readHost, type RequestHead } from '~/http/request-policy/request-head.server'
import { hashOf } from '~/http/store/keys.server'

/** The longest address and the longest Accept-Language header that are cached, in characters. */
const longestPath = 500
const longestLanguages = 200

/** The audience of a page: all guests, or whoever sends exactly these cookies, which is one person. */
export type Audience = 'guests' | `person ${string}`

/**
 * The audience of the page that a request asks for. Null for a page of this request alone: it does more than read, its
 * address or language header is too long to cache, or a toast waits that is shown once.
 */
export function audienceOf({ method, path, headers }: RequestHead): Audience | null {
  if (!isRead({ method })) return null
  if (path.length > longestPath || (headers.get('accept-language')?.length ?? 0) > longestLanguages) return null
  const cookies = headers.get('cookie') ?? ''
  const own = ownCookiesIn(cookies)
  if (own === '') return 'guests'
  return readPlain(cookies, '__toast') ? null : `person ${hashOf(own)}`
}

/** The host that pages are cached and rendered for; '' for an impossible one. Only on loopback does its port count. */
export function hostOf({ headers }: RequestHead): string {
  const { name, port } = readHost(headers.get('host')) ?? { name: '', port: '' }
  return port === '' || isSecureHost(name) ? name : `${name}:${port}`
}

/** The language that an address names (rules 3.10); null for one that names none. */
export function languageOf(address: string): string | null {
  return /[?&]lang=([a-z]{2})(?=[&#]|$)/.exec(address)?.[1] ?? null
}

/** The key of guests' pages. The path is the requested address, because pages link back to it. */
export const guestsKey = (request: RequestHead, locale: string) => `${hostNameOf(request)} ${locale} ${request.path}`

/** The key of a customer's page. Their language follows from the request. */
export const personsKey = (person: Audience, request: RequestHead) =>
  `${hostNameOf(request)} ${request.path} ${person} ${languagesOf(request)}`

/** Whether an address is exactly the one that our links write for its route, without a query. */
export function isLinked(
  { pathname, search }: URL,
  pattern: string,
  params: Record<string, string | undefined>,
): boolean {
  const encoded = Object.entries(params).map(([name, value = '']) => [name, encodeURIComponent(value)])
  return search === '' && pathname === generatePath(`/${pattern}`, Object.fromEntries(encoded))
}

/**
 * The languages of guests, by what their hosts offer. That is learnt from rendered pages, so that only one place
 * decides the language. If a vendor's languages change, they are learnt again.
 */
export class GuestLocales {
  /** The languages of each host, as a list with commas. */
  private readonly offered = boundedCache<string>(5000)
  private readonly chosen = boundedCache<string>(1000)

  /** The language that a guest gets there, or null while the host's languages are unknown. */
  of(request: RequestHead): string | null {
    const host = hostNameOf(request)
    const acceptLanguage = languagesOf(request)
    const named = languageOf(request.path)
    const key = `${host} ${named} ${acceptLanguage}`
    const known = this.chosen.get(key)
    if (known) return known
    const offered = this.offered.get(host)?.split(',')
    if (!offered) return null
    const locale = chooseLocale({ acceptLanguage, named, offered })
    this.chosen.set(key, locale)
    return locale
  }

  /** Remembers the languages that a rendered page of the host offers. */
  learn(request: RequestHead, languages: readonly string[]) {
    const host = hostNameOf(request)
    const offered = languages.join()
    if (this.offered.get(host) === offered) return
    this.offered.set(host, offered)
    this.chosen.clear()
  }
}

const languagesOf = ({ headers }: RequestHead) => headers.get('accept-language') ?? ''
