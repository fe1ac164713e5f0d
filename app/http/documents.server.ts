import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { packDocument, type Document } from '~/http/document.server'
import { documentKey, GuestLocales, hostOf, isGuests, type DocumentRequest } from '~/http/document-request.server'

/**
 * Pages that are the same for every guest, kept as they are sent. A page is made by what everybody's pages are made by, and kept
 * when that has read nothing of anybody and promised nothing to anybody; so no screen has to say that it may be.
 */

/**
 * Room for documents, in entries and bytes: for those at addresses that links lead to, of which there are as many as the vendor
 * has stores and items, and for all others, of which visitors can make up more. Neither can empty the other.
 */
const rooms = { linked: { entries: 4000, bytes: 14_000_000 }, other: { entries: 1000, bytes: 6_000_000 } }

/** A page just made. `freshUntil` is null when it is somebody's; `languages` are those that its host offers. */
export type Page = {
  html: string
  headers: Headers
  locale: string
  languages: string[]
  freshUntil: number | null
  isLinked: boolean
}

/** A document with what is needed to make it anew. */
export type Found = { key: string; host: string; locale: string; document: Document }

export class Documents {
  private readonly linked = roomOf(rooms.linked)
  private readonly other = roomOf(rooms.other)
  private readonly locales = new GuestLocales()

  /** `sharedSeconds`: how long caches in front may share documents; 0 lets them share none. */
  constructor(private readonly sharedSeconds: number) {}

  /** What is kept for a request, or null. */
  find(request: DocumentRequest): Found | null {
    if (!isGuests(request)) return null
    const host = hostOf(request)
    const locale = this.locales.of(host, request)
    if (locale === null) return null
    const key = documentKey(host, locale, request.path)
    const document = this.at(key)
    return document ? { key, host, locale, document } : null
  }

  /** Keeps a page that every guest gets and gives its document; null for any other page. */
  async keep(request: DocumentRequest, page: Page): Promise<Document | null> {
    if (page.freshUntil === null || page.headers.has('Set-Cookie') || !isGuests(request)) return null
    const host = hostOf(request)
    const document = await packDocument(page.html, this.headersOf(page), page.freshUntil)
    const key = documentKey(host, page.locale, request.path)
    this.forget(key)
    const options = { ttl: document.lifeLeft, size: document.bytes }
    ;(page.isLinked ? this.linked : this.other).set(key, document, options)
    this.locales.learn(host, request, page.locale, page.languages)
    return document
  }

  /** What is kept under a key. */
  at(key: string): Document | undefined {
    return this.linked.get(key) ?? this.other.get(key)
  }

  forget(key: string) {
    this.linked.delete(key)
    this.other.delete(key)
  }

  /** A document's headers name no request, since there will be many. */
  private headersOf(page: Page) {
    const headers = new Headers(page.headers)
    for (const name of ['X-Request-Id', 'Server-Timing']) headers.delete(name)
    headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding')
    const shared = this.sharedSeconds
    const rule =
      shared > 0 ? `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=${shared}` : 'private, no-cache'
    headers.set('Cache-Control', rule)
    return headers
  }
}

const roomOf = ({ entries, bytes }: { entries: number; bytes: number }) =>
  new LRUCache<string, Document>({ max: entries, maxSize: bytes })

/** The documents of this process. */
export const documents = new Documents(env().SHARED_DOCUMENTS)
