import type sharp from 'sharp'
import { Gate } from './gate'
import { PictureProblem } from './picture-problem'
import { isDrawing, pictureType } from './picture-type'

export type Format = 'avif' | 'webp' | 'plain'

/** AVIF is smaller than WebP, and takes four times as long to make: too long for wide ones. */
const widestAvif = 960

/** The best format that a browser says it takes, for a width. */
export function formatFor(accept: string, width: number): Format {
  if (width <= widestAvif && accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'plain'
}

/** Pixels of the largest file. JPEG is shrunk while it is read; the others lie in memory as a whole. */
export const mostPixels = { jpeg: 60e6, other: 24e6 }
export const largestDrawing = 100_000

/** Encoding fills a core: more at once would only take memory, and leave none for pages. */
const gate = new Gate(2, Infinity)

/**
 * A picture in a width, in a format: upright, without what cameras write into it, never larger than it was. Drawings stay as they
 * are. Throws a `PictureProblem` for what is no whole picture.
 */
export async function resize(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  if (isDrawing(bytes)) {
    if (bytes.length > largestDrawing) throw new PictureProblem('too large a drawing')
    return bytes
  }
  if (pictureType(bytes) === '') throw new PictureProblem('not a picture')
  return gate.pass(async () => {
    try {
      return await encode(await loadSharp(), bytes, width, format)
    } catch (error) {
      throw new PictureProblem((error as Error).message)
    }
  })
}

async function encode(open: typeof sharp, bytes: Buffer, frame: number, format: Format) {
  const limitInputPixels = mostPixels[pictureType(bytes) === 'image/jpeg' ? 'jpeg' : 'other']
  const input = open(bytes, { limitInputPixels, failOn: 'error' })
  const { autoOrient, hasAlpha } = await input.metadata()
  const resized = input.autoOrient().resize(sizeFor(autoOrient, frame)).timeout({ seconds: 10 })
  if (format === 'avif') return resized.avif({ quality: 48, effort: 2 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: 75, effort: 3 }).toBuffer()
  return hasAlpha ? resized.png().toBuffer() : resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/**
 * How large a picture has to be to fill a frame of a width that may be as high as two thirds of it; wide pictures in it are cut at
 * the sides, so they are wider than it. Nothing is larger than its file, or than four frames.
 */
export function sizeFor({ width, height }: { width: number; height: number }, frame: number) {
  const filling = Math.max(frame / width, (frame * 2) / 3 / height)
  const scale = Math.min(1, filling, (frame * 4) / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'fill' as const,
  }
}

let loaded: Promise<typeof sharp> | undefined

/** The library, with its threads and caches bounded; read when the first picture is asked for. */
export function loadSharp() {
  return (loaded ??= import('sharp').then(({ default: open }) => {
    open.concurrency(1)
    open.cache(false)
    return open
  }))
}
