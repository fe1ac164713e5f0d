import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { PageRequest } from './page-request.server'
import { encodingOf, type Encoding } from './encoding.server'

/**
 * Times in ms. A page is fresh as long as the data it was made from, within bounds: the upper one lets opening times and the like
 * take effect soon, the lower one saves renderings in an outage. Afterwards it is served stale for a while.
 */
const longestFresh = 30_000
const shortestFresh = 3000
const longestStale = 30_000

/** An answer as the server writes it; `headers` alternates names and values. */
export type PageAnswer = { status: number; headers: string[]; body: Buffer | null }

/** One encoding of a document, ready to be sent. */
type Copy = { etag: string; headers: string[]; body: Buffer }

/** The size as a hint saves the encoder most of its memory. */
const brotli = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/**
 * The answer for a page that is sent once, in the smallest encoding the browser accepts. Compressing in one piece on this
 * thread costs half of streaming it through another.
 */
export function answerOnce(html: string, status: number, headers: Headers, accepted: string | null): Response {
  const encoding = encodingOf(accepted)
  const body = encodeAs[encoding](Buffer.from(html))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  headers.append('Vary', 'Accept-Encoding')
  return new Response(new Uint8Array(body), { status, headers })
}

const encodeAs: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, brotli(plain)),
  gzip: (plain) => gzipSync(plain, { level: 3 }),
  identity: (plain) => plain,
}

/** Headers that depend on the browser, as alternating names and values, added to those of the page. */
type HeadersFor = (header: PageRequest['header']) => readonly string[]

/** Makes a document of a page; `freshUntil` is in ms since the epoch. */
export function packPage(
  html: string,
  headers: Headers,
  freshUntil: number,
  headersFor: HeadersFor = () => [],
): CachedPage {
  const plain = Buffer.from(html)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return new CachedPage(encodeAs.br(plain), tag, [...headers].flat(), freshUntil, headersFor)
}

/** A page that may be sent again. It is stored compressed, because most clients accept that. */
export class CachedPage {
  private readonly copies = new Map<Encoding, Copy>()
  private plain: WeakRef<Buffer> | null = null
  private freshUntil: number

  constructor(
    private readonly packed: Buffer,
    private readonly tag: string,
    private readonly headers: string[],
    freshUntil: number,
    private readonly headersFor: HeadersFor,
  ) {
    const now = Date.now()
    this.freshUntil = Math.min(Math.max(freshUntil, now + shortestFresh), now + longestFresh)
  }

  get isFresh(): boolean {
    return Date.now() < this.freshUntil
  }

  /** Keeps the old page for a moment, because rendering it again failed. */
  rest() {
    this.freshUntil = Math.max(this.freshUntil, Date.now() + shortestFresh)
  }

  /** How long it may be served from now on, stale at the end, in ms. */
  get lifeLeft(): number {
    return Math.max(1, this.freshUntil + longestStale - Date.now())
  }

  /** The bytes it takes, including the copy made for clients without brotli. */
  get bytes(): number {
    return Math.ceil(2.3 * this.packed.length) + 2000
  }

  /** The answer to a request: 304 when the browser has it already, without a body for HEAD. */
  answer({ method, header }: PageRequest): PageAnswer {
    const { etag, headers, body } = this.copy(encodingOf(header('accept-encoding')))
    const own = this.headersFor(header)
    if (isNamed(etag, header('if-none-match')))
      return { status: 304, headers: [...this.headers, 'ETag', etag, ...own], body: null }
    return { status: 200, headers: [...headers, ...own], body: method === 'HEAD' ? null : body }
  }

  private copy(encoding: Encoding): Copy {
    const cachedCopy = this.copies.get(encoding)
    if (cachedCopy) return cachedCopy
    const body = this.encoded(encoding)
    const etag = `"${this.tag}-${encoding}"`
    const headers = [...this.headers, 'ETag', etag, 'Content-Length', String(body.length)]
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
    const copy = { etag, headers, body }
    if (encoding !== 'identity') this.copies.set(encoding, copy)
    return copy
  }

  private encoded(encoding: Encoding): Buffer {
    if (encoding === 'br') return this.packed
    const plain = this.uncompressed()
    return encoding === 'gzip' ? gzipSync(plain) : plain
  }

  /** Only programs ask for the uncompressed page, and it is large: one copy is shared, and only while it is being sent. */
  private uncompressed(): Buffer {
    const plain = this.plain?.deref() ?? brotliDecompressSync(this.packed)
    this.plain = new WeakRef(plain)
    return plain
  }
}

/** Whether an If-None-Match header names the tag, or any. */
function isNamed(etag: string, header: string | null | undefined) {
  if (!header) return false
  return header === etag || header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
}
