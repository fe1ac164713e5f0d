import { isDrawing } from '../picture-type'
import { checkDrawing } from './drawing'
import type { Format } from './jobs'
import { openPicture, sharp } from './open'

/** The most pixels of the result: encoding AVIF takes 30 bytes for each, the others half of that. */
const mostResultPixels = { avif: 1.2e6, webp: 3e6, plain: 3e6 }

/** The pixels that a picture has to fill. */
type Frame = { width: number; height: number }

/**
 * A picture for a frame, in a format: upright, without camera metadata, never enlarged. Drawings are returned unchanged. Throws for
 * anything that is not a complete picture.
 */
export async function resize(bytes: Uint8Array, frame: Frame, format: Format): Promise<Uint8Array> {
  if (isDrawing(bytes)) {
    checkDrawing(bytes)
    return bytes
  }
  const { picture, facts } = await openPicture(bytes)
  const size = sizeFor(facts.autoOrient, frame, mostResultPixels[format])
  // Resized first and encoded afterwards, so that decoder and encoder are not in memory at the same time.
  const { data, info } = await picture.autoOrient().resize(size).raw().toBuffer({ resolveWithObject: true })
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  if (format === 'avif') return small.avif({ quality: 48, effort: 2 }).toBuffer()
  if (format === 'webp') return small.webp({ quality: 75, effort: 3 }).toBuffer()
  return facts.hasAlpha ? small.png().toBuffer() : small.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/**
 * The size at which a picture fills a frame. One of another shape is larger than the frame, because the page crops two of its sides.
 * It is never larger than its file, four frames, or `mostPixels`.
 */
export function sizeFor({ width, height }: Frame, frame: Frame, mostPixels = Infinity) {
  const filling = Math.max(frame.width / width, frame.height / height)
  const withinLimit = Math.sqrt(mostPixels / (width * height))
  const scale = Math.min(1, filling, (frame.width * 4) / Math.max(width, height), withinLimit)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill' as const,
  }
}
