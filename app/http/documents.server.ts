import { LRUCache } from 'lru-cache'
import { env } from '~/env.server'
import { packDocument, type Document } from '~/http/document.server'
import {
  audienceOf,
  documentKey,
  GuestLocales,
  hostOf,
  personalKey,
  type DocumentRequest,
} from '~/http/document-request.server'

/**
 * Pages kept as they are sent. A page is made by what everybody's pages are made by, and kept when that has asked nothing of
 * the vendor in anybody's name and promised nothing to anybody; so no screen has to say that it may be. What guests get is
 * kept by host, language and address; a person's own page only for exactly the cookies it was made for.
 */

/**
 * Room for documents, in entries and bytes: for guests' at the addresses that links lead to, of which there are as many as the
 * vendor has stores and items; for guests' at others, of which visitors can make up more; and for people's own. None can empty
 * another.
 */
const rooms = {
  linked: { entries: 4000, bytes: 14_000_000 },
  other: { entries: 1000, bytes: 6_000_000 },
  own: { entries: 1000, bytes: 6_000_000 },
}

/** A page just made. `freshUntil` is null when it is not to be kept; `languages` are those that its host offers. */
export type Page = {
  html: string
  headers: Headers
  locale: string
  languages: string[]
  freshUntil: number | null
  isLinked: boolean
  /** The session that it was made for, or null. */
  sessionId: string | null
}

/** A kept document. `guests` says for whom, and so how it is made anew; null for a person's own. */
export type Found = {
  key: string
  document: Document
  sessionId: string | null
  guests: { host: string; locale: string } | null
}

export class Documents {
  private readonly rooms = { linked: roomOf(rooms.linked), other: roomOf(rooms.other), own: roomOf(rooms.own) }
  private readonly locales = new GuestLocales()

  /** `sharedSeconds`: how long caches in front may share what guests get; 0 lets them share nothing. */
  constructor(private readonly sharedSeconds: number) {}

  /** What is kept for a request, or null. A person's own page is never stale. */
  find(request: DocumentRequest): Found | null {
    const audience = audienceOf(request)
    if (audience === null) return null
    const host = hostOf(request)
    if (audience !== 'guests') {
      const kept = this.rooms.own.get(personalKey(audience, host, request))
      return kept?.document.isFresh ? kept : null
    }
    const locale = this.locales.of(host, request)
    return locale === null ? null : this.at(documentKey(host, locale, request.path))
  }

  /** Keeps a page that was made for a request and gives its document; null for a page that is not to be kept. */
  async keep(request: DocumentRequest, page: Page): Promise<Document | null> {
    const audience = audienceOf(request)
    if (audience === null || page.freshUntil === null || page.headers.has('Set-Cookie')) return null
    const host = hostOf(request)
    if (audience !== 'guests') {
      if (page.freshUntil <= Date.now()) return null
      const document = await packDocument(page.html, documentHeaders(page, 0), page.freshUntil)
      this.put('own', { key: personalKey(audience, host, request), document, sessionId: page.sessionId, guests: null })
      return document
    }
    const document = await packDocument(page.html, documentHeaders(page, this.sharedSeconds), page.freshUntil)
    const guests = { host, locale: page.locale }
    const key = documentKey(host, page.locale, request.path)
    this.forget(key)
    this.put(page.isLinked ? 'linked' : 'other', { key, document, sessionId: null, guests })
    this.locales.learn(host, request, page.locale, page.languages)
    return document
  }

  /** What is kept for guests under a key. */
  at(key: string): Found | null {
    return this.rooms.linked.get(key) ?? this.rooms.other.get(key) ?? null
  }

  forget(key: string) {
    this.rooms.linked.delete(key)
    this.rooms.other.delete(key)
  }

  private put(room: keyof typeof rooms, found: Found) {
    this.rooms[room].set(found.key, found, { ttl: found.document.lifeLeft, size: found.document.bytes })
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
