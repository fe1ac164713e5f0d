import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import type { RequestHead } from '~/http/request-policy/request-head.server'
import { CachedPage } from './cached-page.server'
import { encodingOf, varyByEncoding, type Readers } from './encoding.server'
import type { PageParts } from './page-parts.server'
import { audienceOf, GuestLocales, guestsKey, hostOf, personsKey, type Audience } from './page-request.server'

/**
 * Pages cached as they are sent: guests' by host, language and address; a customer's by their exact cookies as well, so
 * that only they get it. A page is cached if all of its vendor data may be shown again and it has no effect on anybody;
 * screens need not say so.
 */

/** A page just rendered; not cached if `freshUntil` is null. `languages` are the host's, `sessionId` a customer's. */
export type Page = {
  parts: PageParts
  headers: Headers
  locale: string
  languages: string[]
  freshUntil: number | null
  isLinked: boolean
  sessionId: string | null
}

/** A cached page, how to render it again, and the session that must be open. On loopback it serves one port only. */
export type StoredPage = {
  key: string
  page: CachedPage
  host: string
  locale: string
  sessionId: string | null
}

export class PageCache {
  /**
   * Limits in bytes for three partitions: guests' pages at linked addresses (as many as the vendor has stores and
   * items), guests' pages at other addresses (visitors can invent more), and people's pages. None can evict another's.
   */
  private readonly partitions = {
    linked: partitionOf(14_000_000),
    other: partitionOf(4_000_000),
    people: partitionOf(6_000_000),
  }
  private readonly locales = new GuestLocales()

  /** `sharedSeconds`: how long caches in front may share guests' pages; 0 means not at all. */
  constructor(private readonly sharedSeconds: number) {}

  /** The cached page, or null. Customers' pages are never stale: their own data would change before their eyes. */
  find(request: RequestHead): StoredPage | null {
    const audience = audienceOf(request)
    if (audience === null) return null
    if (audience === 'guests') return this.findForGuests(request)
    const found = this.partitions.people.get(personsKey(audience, request)) ?? null
    return found?.page.isFresh && found.host === hostOf(request) ? found : null
  }

  /** Caches a page that was made for a request and returns it; null for a page that must not be cached. */
  add(request: RequestHead, page: Page): CachedPage | null {
    const audience = audienceOf(request)
    if (audience === null || page.freshUntil === null || page.headers.has('Set-Cookie')) return null
    const isForGuests = audience === 'guests'
    const { locale, sessionId } = page
    const host = hostOf(request)
    const key = isForGuests ? guestsKey(request, locale) : personsKey(audience, request)
    const readers = this.readersOf(audience)
    const headers = cachedHeaders(page, readers === 'shared' ? this.sharedSeconds : 0)
    // Most guests read a page of ours for the first time, and have no dictionary yet.
    const packedAs = isForGuests ? 'br' : packedFor(request)
    const cachedPage = new CachedPage(page.parts, headers, page.freshUntil, packedAs, readers)
    const guestsPartition = page.isLinked ? 'linked' : 'other'
    const partition = isForGuests ? guestsPartition : 'people'
    const found = { key, page: cachedPage, host, locale, sessionId }
    this.partitions[partition].set(key, found, { ttl: cachedPage.lifeLeft, size: cachedPage.bytes })
    this.locales.learn(request, page.languages)
    return cachedPage
  }

  at(key: string): StoredPage | null {
    return this.partitions.linked.get(key) ?? this.partitions.other.get(key) ?? null
  }

  /** The number of cached pages by audience, and their bytes. */
  sizes(): [audience: string, { pages: number; bytes: number }][] {
    return Object.entries(this.partitions).map(([partition, { size, calculatedSize }]) => [
      partition,
      { pages: size, bytes: calculatedSize },
    ])
  }

  forget(key: string) {
    for (const partition of Object.values(this.partitions)) partition.delete(key)
  }

  private readersOf(audience: Audience): Readers {
    if (audience !== 'guests') return 'one'
    return this.sharedSeconds > 0 ? 'shared' : 'guests'
  }

  private findForGuests(request: RequestHead) {
    const locale = this.locales.of(request)
    const found = locale === null ? null : this.at(guestsKey(request, locale))
    return found?.host === hostOf(request) ? found : null
  }
}

function packedFor({ headers }: RequestHead) {
  const encoding = encodingOf(headers, 'one')
  return encoding === 'identity' ? 'gzip' : encoding
}

/** The page's headers without those of one request, because many requests share the page. */
function cachedHeaders(page: Page, sharedSeconds: number) {
  const headers = new Headers(page.headers)
  for (const name of ['X-Request-Id', 'Server-Timing']) headers.delete(name)
  const encodedBy = sharedSeconds > 0 ? 'Accept-Encoding' : varyByEncoding
  headers.set('Vary', `Cookie, Accept-Language, ${encodedBy}`)
  // Personal pages are cached only here.
  if (/\bno-store\b/.test(headers.get('Cache-Control') ?? '')) return headers
  const shared = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`
  headers.set('Cache-Control', sharedSeconds > 0 ? shared : 'private, no-cache')
  return headers
}

const partitionOf = (maxSize: number) => new LRUCache<string, StoredPage>({ maxSize, perf: Date })

export const pageCache = new PageCache(env().SHARED_DOCUMENTS)
