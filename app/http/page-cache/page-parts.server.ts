import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of many pages, such as a stylesheet. It is deflated once, as small as possible. */
export class SharedPart {
  private deflated: Buffer | null = null

  constructor(readonly bytes: Buffer) {}

  get packed(): Buffer {
    return (this.deflated ??= deflate(this.bytes, constants.Z_BEST_COMPRESSION))
  }
}

/** A page in the order of its parts. */
export type PageParts = readonly (Buffer | SharedPart)[]

const bytesOf = (part: Buffer | SharedPart) => (part instanceof SharedPart ? part.bytes : part)

/** The bytes of the page when it is not packed. */
export const lengthOf = (parts: PageParts): number => parts.reduce((sum, part) => sum + bytesOf(part).length, 0)

export const joined = (parts: PageParts): Buffer => Buffer.concat(parts.map(bytesOf))

/** Ends with a full flush: the next part stands by itself, at the start of a byte. */
const deflate = (plain: Buffer, level?: number) => deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH })

/** The header of a gzip file without name and time, and the empty block that ends deflated data (RFC 1952 and 1951). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** The page as gzip. Only its unshared parts are deflated now, in a tenth of the time of brotli for all. */
export function gzipped(parts: PageParts): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(parts.reduce((sum, part) => crc32(bytesOf(part), sum), 0))
  trailer.writeUInt32LE(lengthOf(parts), 4)
  const packed = runs(parts).map((run) => (run instanceof SharedPart ? run.packed : deflate(joined(run))))
  return Buffer.concat([header, ...packed, lastBlock, trailer])
}

/** Shared parts, and between them the other parts together. */
function runs(parts: PageParts): (SharedPart | Buffer[])[] {
  const found: (SharedPart | Buffer[])[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part instanceof SharedPart) found.push(part)
    else if (Array.isArray(last)) last.push(part)
    else found.push([part])
  }
  return found
}
