import { isDrawing } from '../picture-type'
import { checkDrawing } from './drawing'
import type { Format } from './jobs'
import { openPicture, sharp } from './open'

/** Pixels of what is made: writing AVIF takes 30 bytes for each, the others half of that. */
const mostMade = { avif: 1.2e6, webp: 3e6, plain: 3e6 }

/**
 * A picture in a width, in a format: upright, without what cameras write into it, never larger than it was. Drawings stay as they
 * are. Throws for what is no whole picture.
 */
export async function resize(bytes: Uint8Array, width: number, format: Format): Promise<Uint8Array> {
  if (isDrawing(bytes)) {
    checkDrawing(bytes)
    return bytes
  }
  const { picture, facts } = await openPicture(bytes)
  const size = sizeFor(facts.autoOrient, width, mostMade[format])
  // Made small first, and written then: reading and writing would each keep their memory while the other works.
  const { data, info } = await picture.autoOrient().resize(size).raw().toBuffer({ resolveWithObject: true })
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  if (format === 'avif') return small.avif({ quality: 48, effort: 2 }).toBuffer()
  if (format === 'webp') return small.webp({ quality: 75, effort: 3 }).toBuffer()
  return facts.hasAlpha ? small.png().toBuffer() : small.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/**
 * How large a picture has to be to fill a frame of a width that may be as high as two thirds of it; wide pictures in it are cut at
 * the sides, so they are wider than it. Nothing is larger than its file, than four frames, or than so many pixels.
 */
export function sizeFor({ width, height }: { width: number; height: number }, frame: number, mostPixels = Infinity) {
  const filling = Math.max(frame / width, (frame * 2) / 3 / height)
  const bearable = Math.sqrt(mostPixels / (width * height))
  const scale = Math.min(1, filling, (frame * 4) / Math.max(width, height), bearable)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill' as const,
  }
}
