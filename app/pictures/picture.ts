/** Why there is no picture. A lasting problem is remembered for minutes, any other for moments. */
export class PictureProblem extends Error {
  constructor(
    reason: string,
    readonly isLasting = true,
  ) {
    super(reason)
  }
}

/** There was no time to make a copy of a picture that may well be fine. */
export class TooSlow extends PictureProblem {
  constructor() {
    super('too slow')
  }
}

const drawing = 'image/svg+xml'

/** Recognises pictures by their first bytes, because a name or header may be wrong. */
const kinds: [type: string, begins: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftypavi[fs]/s],
  ['image/gif', /^GIF8[79]a/],
  [drawing, /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.{0,500}?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/s],
]

/** The types that a file field accepts: all but drawings. */
export const photoTypes = kinds
  .map(([type]) => type)
  .filter((type) => type !== drawing)
  .join(',')

/** The type of a picture; '' for anything else. */
export function pictureType(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1000)).toString('latin1')
  return kinds.find(([, begins]) => begins.test(start))?.[0] ?? ''
}

/** Drawings have no width of their own and are sent as they are. */
export const isDrawing = (bytes: Uint8Array) => pictureType(bytes) === drawing
