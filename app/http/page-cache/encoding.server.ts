import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import { weightedList } from '~/domain/text/weighted-list'
import { boundedCache } from '~/http/bounded-cache.server'
import type { HeaderReader } from '~/http/request-policy/request-head.server'
import { dictionary } from '~/styles/compression-dictionary.server'
import { gzipped, joined, type PageParts } from './page-parts.server'

/** How a page is encoded; `dcz` is Zstandard with our dictionary. */
export type Encoding = 'dcz' | 'br' | 'gzip' | 'identity'

/** The request headers that decide the encoding. */
export const varyByEncoding = 'Accept-Encoding, Available-Dictionary'

/** Who reads a page: one person; all guests, from here; or all guests, also from caches in front of the site. */
export type Readers = 'one' | 'guests' | 'shared'

const encodingByHeader = boundedCache<Encoding>(200)

/** The encoding in which a browser gets a page. */
export function encodingOf(headers: HeaderReader, readers: Readers): Encoding {
  const accepted = headers.get('accept-encoding')
  if (!accepted) return 'identity'
  // Many caches would give a page that needs the dictionary to browsers without one.
  const hasDictionary = readers !== 'shared' && headers.get('available-dictionary') === dictionary.available
  const key = `${readers} ${hasDictionary} ${accepted}`
  const known = encodingByHeader.get(key)
  if (known) return known
  const encoding = choose(accepted, readers, hasDictionary)
  if (accepted.length <= 200) encodingByHeader.set(key, encoding)
  return encoding
}

/** Brotli is the smallest without the dictionary, but takes 2 to 3 ms: too long for a page that is sent once. */
function choose(accepted: string, readers: Readers, hasDictionary: boolean) {
  const weights = new Map(weightedList(accepted))
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (hasDictionary && isAccepted('dcz')) return 'dcz'
  const order = readers === 'one' ? (['gzip', 'br'] as const) : (['br', 'gzip'] as const)
  return order.find(isAccepted) ?? 'identity'
}

type Codec = { pack: (parts: PageParts) => Buffer; unpack: (packed: Buffer) => Buffer }

await init()
const compressor = createCCtx()
const decompressor = createDCtx()

/** A frame that names the dictionary stands before the compressed text (RFC 9842). */
const dictionaryFrame = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), dictionary.hash])

/** The size as a hint saves the encoder most of its memory. */
const brotliPacked = (plain: Buffer) =>
  brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })

/** How a page is packed and unpacked. Packing in one piece on this thread costs half of streaming through another. */
export const codecs: Record<Encoding, Codec> = {
  dcz: {
    pack: (parts) =>
      Buffer.concat([dictionaryFrame, compressUsingDict(compressor, joined(parts), dictionary.bytes, 3)]),
    unpack: (packed) =>
      Buffer.from(decompressUsingDict(decompressor, packed.subarray(dictionaryFrame.length), dictionary.bytes)),
  },
  br: { pack: (parts) => brotliPacked(joined(parts)), unpack: brotliDecompressSync },
  gzip: { pack: gzipped, unpack: gunzipSync },
  identity: { pack: joined, unpack: (plain) => plain },
}
