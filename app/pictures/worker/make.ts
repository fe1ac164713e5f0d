import sharp, { type Color, type Metadata } from 'sharp'
import { contrast } from '~/domain/brand/color'
import { isDrawing, PictureProblem, pictureType } from '../picture'
import { checkDrawing } from './drawing'
import type { Format, Job } from './jobs'

sharp.concurrency(1)
sharp.cache(false)
// The library must not use any other decoder, whatever the bytes look like.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/**
 * The most pixels of a picture by its encoding, so that decoding takes some 45 MB at most. Formats that are decoded row
 * by row, or reduced while they are decoded, may have many; those that are decoded as a whole, some with several
 * copies, may not.
 */
const mostPixels = {
  jpeg: 60e6,
  'progressive jpeg': 6e6,
  /** With colours at a quarter of the resolution, as almost all have. */
  'progressive jpeg 4:2:0': 12e6,
  png: 24e6,
  'progressive png': 6e6,
  webp: 24e6,
  gif: 6e6,
  heif: 2.1e6,
  svg: 24e6,
}
const mostFrames = 300

/** Opens a picture after checking its header. Throws a `PictureProblem` if it is none or would take too much memory. */
export async function openPicture(bytes: Uint8Array) {
  if (pictureType(bytes) === '') throw new PictureProblem('not a picture')
  if (isDrawing(bytes)) checkDrawing(bytes)
  // We check this limit ourselves, once the format is known.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const facts = await picture.metadata()
  const problem = problemOf(facts)
  if (problem) throw new PictureProblem(problem)
  return { picture, facts }
}

/** Why a picture is refused by its header; null when it is accepted. */
function problemOf(facts: Metadata) {
  const most = mostPixels[kindOf(facts) as keyof typeof mostPixels] ?? 0
  const isDeep = facts.depth !== 'uchar'
  if (facts.width * facts.height > (isDeep ? most / 2 : most)) return 'too many pixels'
  return (facts.pages ?? 1) > mostFrames ? 'too many frames' : null
}

function kindOf({ format, isProgressive, chromaSubsampling }: Metadata) {
  if (!isProgressive) return format
  return format === 'jpeg' && chromaSubsampling === '4:2:0' ? 'progressive jpeg 4:2:0' : `progressive ${format}`
}

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
 * The size at which a picture fills a frame. One of another shape is larger than the frame, because the page crops two
 * of its sides. It is never larger than its file, four frames, or `mostPixels`.
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
