import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { dictionary } from '~/styles/compression-dictionary.server'
import type { Encoding } from './encoding.server'
import { gzipped, joined, type PageParts } from './page-parts.server'

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

/** How a page is packed and unpacked. Packing in one piece on this thread costs half of streaming it through another. */
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
