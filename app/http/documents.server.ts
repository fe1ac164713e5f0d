import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { packDocument, type Document } from '~/http/document.server'
import { documentKey, GuestLocales, hostOf, isForGuests, type DocumentRequest } from '~/http/document-request.server'

/**
 * Guests' pages, kept as they are sent, by host, language and address. A page is made by what everybody's pages are made by, and
 * kept when a guest asked and it has asked nothing of the vendor in anybody's name and promised nothing to anybody; so no
 * screen has to say that it may be. A person's page is made for each request.
 */

/**
 * Room for documents, in entries and bytes: for those at the addresses that links lead to, of which there are as many as the
 * vendor has stores and items; and for those at others, of which visitors can make up more. Neither can empty the other.
 */
const rooms = {
  linked: { entries: 4000, bytes: 14_000_000 },
  other: { entries: 1000, bytes: 6_000_000 },
}

/** A page just made. `freshUntil` is null when it is not to be kept; `languages` are those that its host offers. */
export type Page = {
  html: string
  headers: Headers
  locale: string
  languages: string[]
  freshUntil: number | null
  isLinked: boolean
}

/** A kept document with the host and language that it is made anew for. */
export type Found = { key: string; document: Document; host: string; locale: string }

export class Documents {
  private readonly rooms = { linked: roomOf(rooms.linked), other: roomOf(rooms.other) }
  private readonly locales = new GuestLocales()

  /** `sharedSeconds`: how long caches in front may share what guests get; 0 lets them share nothing. */
  constructor(private readonly sharedSeconds: number) {}

  /** What is kept for a guest's request, or null. */
  find(request: DocumentRequest): Found | null {
    if (!isForGuests(request)) return null
    const host = hostOf(request)
    const locale = this.locales.of(host, request)
    return locale === null ? null : this.at(documentKey(host, locale, request.path))
  }

  /** Keeps a page that was made for a request and gives its document; null for a page that is not to be kept. */
  async keep(request: DocumentRequest, page: Page): Promise<Document | null> {
    if (!isForGuests(request) || page.freshUntil === null || page.headers.has('Set-Cookie')) return null
    const host = hostOf(request)
    const { locale } = page
    const document = await packDocument(page.html, documentHeaders(page, this.sharedSeconds), page.freshUntil)
    const key = documentKey(host, locale, request.path)
    this.forget(key)
    const room = this.rooms[page.isLinked ? 'linked' : 'other']
    room.set(key, { key, document, host, locale }, { ttl: document.lifeLeft, size: document.bytes })
    this.locales.learn(host, request, locale, page.languages)
    return document
  }

  /** What is kept under a key. */
  at(key: string): Found | null {
    return this.rooms.linked.get(key) ?? this.rooms.other.get(key) ?? null
  }

  forget(key: string) {
    this.rooms.linked.delete(key)
    this.rooms.other.delete(key)
  }
}

/** A document's headers name no request, since there will be many. */
function documentHeaders(page: Page, sharedSeconds: number) {
  const headers = new Headers(page.headers)
  for (const name of ['X-Request-Id', 'Server-Timing']) headers.delete(name)
  headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding')
  const shared = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`
  headers.set('Cache-Control', sharedSeconds > 0 ? shared : 'private, no-cache')
  return headers
}

const roomOf = ({ entries, bytes }: { entries: number; bytes: number }) =>
  new LRUCache<string, Found>({ max: entries, maxSize: bytes, perf: Date })

/** The documents of this process. */
export const documents = new Documents(env().SHARED_DOCUMENTS)
