import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { dictionary } from '~/styles/compression-dictionary.server'
import type { Encoding } from './encoding.server'

type Codec = { pack: (plain: Buffer) => Buffer; unpack: (packed: Buffer) => Buffer }

await init()
const compressor = createCCtx()
const decompressor = createDCtx()

/** A frame that names the dictionary stands before the compressed text (RFC 9842). */
const dictionaryFrame = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), dictionary.hash])

/** The size as a hint saves the encoder most of its memory. */
const brotli = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** How a page is packed and unpacked. Packing in one piece on this thread costs half of streaming it through another. */
export const codecs: Record<Encoding, Codec> = {
  dcz: {
    pack: (plain) => Buffer.concat([dictionaryFrame, compressUsingDict(compressor, plain, dictionary.bytes, 3)]),
    unpack: (packed) =>
      Buffer.from(decompressUsingDict(decompressor, packed.subarray(dictionaryFrame.length), dictionary.bytes)),
  },
  br: { pack: (plain) => brotliCompressSync(plain, brotli(plain)), unpack: brotliDecompressSync },
  gzip: { pack: (plain) => gzipSync(plain), unpack: gunzipSync },
  identity: { pack: (plain) => plain, unpack: (plain) => plain },
}
