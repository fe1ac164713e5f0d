import { isDrawing } from '../picture-type'
import { checkDrawing } from './drawing'
import type { Format } from './jobs'
import { openPicture, sharp } from './open'

/** Pixels of what is made: writing AVIF takes 30 bytes for each, the others half of that. */
const mostMade = { avif: 1.2e6, webp: 3e6, plain: 3e6 }

/** The pixels that a picture has to fill. */
type Frame = { width: number; height: number }

/**
 * A picture for a frame, in a format: upright, without what cameras write into it, never larger than it was. Drawings stay as they
 * are. Throws for what is no whole picture.
 */
export async function resize(bytes: Uint8Array, frame: Frame, format: Format): Promise<Uint8Array> {
  if (isDrawing(bytes)) {
    checkDrawing(bytes)
    return bytes
  }
  const { picture, facts } = await openPicture(bytes)
  const size = sizeFor(facts.autoOrient, frame, mostMade[format])
  // Made small first, and written then: reading and writing would each keep their memory while the other works.
  const { data, info } = await picture.autoOrient().resize(size).raw().toBuffer({ resolveWithObject: true })
  const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  if (format === 'avif') return small.avif({ quality: 48, effort: 2 }).toBuffer()
  if (format === 'webp') return small.webp({ quality: 75, effort: 3 }).toBuffer()
  return facts.hasAlpha ? small.png().toBuffer() : small.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/**
 * How large a picture has to be to fill a frame: one of another shape is cut at two sides by the page, so it is larger than the frame.
 * Nothing is larger than its file, than four frames, or than so many pixels.
 */
export function sizeFor({ width, height }: Frame, frame: Frame, mostPixels = Infinity) {
  const filling = Math.max(frame.width / width, frame.height / height)
  const bearable = Math.sqrt(mostPixels / (width * height))
  const scale = Math.min(1, filling, (frame.width * 4) / Math.max(width, height), bearable)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill' as const,
  }
}
