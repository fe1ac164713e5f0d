import { createHash } from 'node:crypto'
import type { HeaderReader, RequestHead } from '~/http/request-policy/request-head.server'
import { codecs, encodingOf, varyByEncoding, type Encoding, type Readers } from './encoding.server'
import { lengthOf, type PageParts } from './page-parts.server'
import { speculationHeader } from './speculation.server'

/**
 * Times in ms. A page is fresh as long as its data, within bounds: the upper one lets opening times and the like take
 * effect soon, the lower one saves renderings in an outage. Then it is served stale for a while.
 */
const longestFresh = 30_000
const shortestFresh = 3000
const longestStale = 30_000

/** An answer as the server writes it; `headers` alternates names and values. */
export type PageAnswer = { status: number; headers: string[]; body: Buffer | null }

type Copy = { etag: string; headers: string[]; body: Buffer }

/** The answer for a page that is sent once, in the smallest encoding the browser accepts. */
export function answerOnce(page: PageParts, status: number, headers: Headers, asked: HeaderReader): Response {
  const encoding = encodingOf(asked, 'one')
  const body = codecs[encoding].pack(page)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', varyByEncoding)
  return new Response(new Uint8Array(body), { status, headers })
}

/** A page that may be sent again. It is stored compressed, because most clients accept that. */
export class CachedPage {
  private readonly copies = new Map<Encoding, Copy>()
  private plain: WeakRef<Buffer> | null = null
  private readonly body: Buffer
  private readonly plainLength: number
  private readonly tag: string
  private readonly headers: string[]
  private freshUntil: number

  /** Packs the page for its first reader; `freshUntil` is in ms since the epoch. */
  constructor(
    parts: PageParts,
    headers: Headers,
    freshUntil: number,
    private readonly packedAs: Exclude<Encoding, 'identity'>,
    private readonly readers: Readers,
  ) {
    this.body = codecs[packedAs].pack(parts)
    this.plainLength = lengthOf(parts)
    this.tag = createHash('sha256').update(this.body).digest('base64url').slice(0, 22)
    this.headers = [...headers].flat()
    const now = Date.now()
    this.freshUntil = Math.min(Math.max(freshUntil, now + shortestFresh), now + longestFresh)
  }

  get isFresh(): boolean {
    return Date.now() < this.freshUntil
  }

  /** Keeps the old page for a moment, because rendering it again failed. */
  keepStale() {
    this.freshUntil = Math.max(this.freshUntil, Date.now() + shortestFresh)
  }

  /** How long it may still be served, fresh and then stale, in ms. */
  get lifeLeft(): number {
    return Math.max(1, this.freshUntil + longestStale - Date.now())
  }

  /** An estimate of the most bytes that it takes, with a copy in each encoding. */
  get bytes(): number {
    return Math.ceil(this.plainLength / 2) + 2000
  }

  /** The answer to a request: 304 when the browser has it already, without a body for HEAD. */
  answer({ method, headers: asked }: RequestHead): PageAnswer {
    const { etag, headers, body } = this.copy(encodingOf(asked, this.readers))
    // This header depends on the browser, and a cache in front would give it to others.
    const own = this.readers === 'guests' ? speculationHeader(asked) : []
    if (isNamed(etag, asked.get('if-none-match')))
      return { status: 304, headers: [...this.headers, 'ETag', etag, ...own], body: null }
    return { status: 200, headers: [...headers, ...own], body: method === 'HEAD' ? null : body }
  }

  private copy(encoding: Encoding): Copy {
    const cachedCopy = this.copies.get(encoding)
    if (cachedCopy) return cachedCopy
    const body = encoding === this.packedAs ? this.body : codecs[encoding].pack([this.uncompressed()])
    const etag = `"${this.tag}-${encoding}"`
    const headers = [...this.headers, 'ETag', etag, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    const copy = { etag, headers, body }
    if (encoding !== 'identity') this.copies.set(encoding, copy)
    return copy
  }

  /** Only programs ask for the uncompressed page, which is large: one copy is shared, while it is being sent. */
  private uncompressed(): Buffer {
    const plain = this.plain?.deref() ?? codecs[this.packedAs].unpack(this.body)
    this.plain = new WeakRef(plain)
    return plain
  }
}

/** Whether an If-None-Match header names the tag, or any. */
function isNamed(etag: string, header: string | null | undefined) {
  return header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
