import { isDrawing } from '../picture-type'
import { checkDrawing } from './drawing'
import type { Format, Job } from './jobs'
import { openPicture, sharp } from './open'
import { PictureProblem } from '../picture-problem'
import type { Color } from 'sharp'
import { contrast } from '~/domain/brand/color'

/** The most pixels of the result: encoding AVIF takes 30 bytes for each, the others half of that. */
const mostResultPixels = { avif: 1.2e6, webp: 3e6, plain: 3e6 }

/** The pixels that a picture has to fill. */
type Frame = { width: number; height: number }

/** A picture for a frame: upright, without metadata, never enlarged. Drawings stay as they are. */
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

/** Limits of the result: wide enough to read a handwritten list, few enough bytes for any vendor. */
const longestSide = 1600
const mostBytes = 1.8e6

/** A customer's photograph or scan as a fresh JPEG: upright, bounded in size, without metadata such as the location. */
export async function photo(bytes: Uint8Array): Promise<Buffer> {
  if (isDrawing(bytes)) throw new PictureProblem('a drawing')
  const { picture } = await openPicture(bytes)
  const upright = picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
  const jpeg = await upright.clone().jpeg({ quality: 80 }).toBuffer()
  return jpeg.length <= mostBytes ? jpeg : upright.jpeg({ quality: 40 }).toBuffer()
}

/** The least contrast at which a logo is visible on its background. */
const leastContrast = 2

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** The icon of an app as PNG, made from a brand's logo. Throws if that is no picture. */
export async function icon({ bytes, width, share, isFilled, color }: Extract<Job, { kind: 'icon' }>) {
  const logo = await drawLogo(bytes, Math.round(width * share))
  const background = isFilled ? await groundFor(logo, color) : clear
  return square(width, background)
    .composite([{ input: logo }])
    .png()
    .toBuffer()
}

/** A plain icon in one colour. */
export const plainIcon = ({ width, color }: Extract<Job, { kind: 'plain' }>) => square(width, color).png().toBuffer()

async function drawLogo(bytes: Uint8Array, width: number) {
  const { picture } = await openPicture(bytes)
  return picture.resize(width, width, { fit: 'contain', background: clear }).png().toBuffer()
}

/** The brand's colour, else white, else black: the first on which the logo's mean colour is visible. */
async function groundFor(logo: Buffer, color: string) {
  const [r = 0, g = 0, b = 0] = await sharp(logo).resize(1, 1).removeAlpha().raw().toBuffer()
  const mean = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return [color, '#ffffff'].find((ground) => contrast(ground, mean) >= leastContrast) ?? '#000000'
}

function square(width: number, background: Color) {
  return sharp({ create: { width, height: width, channels: 4, background } })
}
