import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { PictureProblem, pictureType } from '../picture'
import { aBomb, aPicture } from '../test-pictures'
import { openPicture, resize, sizeFor } from './make'

const small = { width: 120, height: 80 }

describe('the size of a resized picture', () => {
  test.each([
    ['as wide as its frame', [1200, 800], 480, [480, 320]],
    ['higher than its frame', [800, 1200], 480, [480, 720]],
    ['wider, so that it fills the height', [1600, 400], 480, [1280, 320]],
    ['as it is for a panorama', [1400, 600], 700, [700, 300], undefined, 300],
    ['never larger than it was', [40, 40], 480, [40, 40]],
    ['never longer than four frames', [400, 8000], 240, [48, 960]],
    ['never of more pixels than it is allowed', [3000, 6000], 960, [671, 1342], 900_000],
  ])('%s', (_name, [width = 0, height = 0], frame, [wide, high], most?: number, frameHeight = (frame * 2) / 3) => {
    expect(sizeFor({ width, height }, { width: frame, height: frameHeight }, most)).toMatchObject({
      width: wide,
      height: high,
    })
  })
})

test("each format is written upright and without the camera's metadata", async () => {
  const photograph = await aPicture(900, 600)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'me' } } })
    .jpeg()
    .toBuffer()
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['plain', 'image/jpeg'],
  ] as const) {
    const made = await resize(photograph, { width: 240, height: 160 }, format)
    expect(pictureType(made)).toBe(type)
    expect(await sharp(made).metadata()).toMatchObject({ width: 240, height: 360 })
    expect((await sharp(made).metadata()).exif).toBeUndefined()
  }
})

test('transparency is kept for old browsers', async () => {
  const logo = await aPicture(300, 100).ensureAlpha(0.5).png().toBuffer()
  expect(pictureType(await resize(logo, small, 'plain'))).toBe('image/png')
})

test('a drawing stays a drawing, and a huge one is refused', async () => {
  const drawing = Buffer.from('<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await resize(drawing, small, 'avif')).toBe(drawing)
  await expect(resize(Buffer.concat([drawing, Buffer.alloc(100_000, ' ')]), small, 'avif')).rejects.toThrow(
    PictureProblem,
  )
})

describe('invalid pictures', () => {
  const jpeg = () => aPicture(900, 600).jpeg().toBuffer()
  test.each([
    ['nothing', async () => Buffer.alloc(0)],
    ['text', async () => Buffer.from('<html><svg></svg></html>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['the beginning of one', async () => (await jpeg()).subarray(0, 400)],
    [
      'noise after the right beginning',
      async () => Buffer.concat([(await jpeg()).subarray(0, 3), Buffer.alloc(900, 7)]),
    ],
    ['few bytes that promise many pixels', () => aBomb(30_000, 30_000)],
  ])('%s', async (_name, bytes) => {
    await expect(resize(await bytes(), small, 'webp')).rejects.toThrow()
  })
})

const aFrame = (background: string) => sharp({ create: { width: 8, height: 8, channels: 4, background } })
const megapixels = (count: number) => aPicture(2000, count * 500)

describe('the header decides what would take too much memory', () => {
  test.each<[string, number, (picture: Sharp) => Sharp]>([
    ['AVIF', 2, (picture) => picture.avif({ effort: 0 })],
    ['AVIF of 12 bits', 1, (picture) => picture.toColourspace('rgb16').avif({ effort: 0, bitdepth: 12 })],
    ['GIF', 6, (picture) => picture.gif({ effort: 1 })],
    ['progressive JPEG', 12, (picture) => picture.jpeg({ progressive: true })],
    [
      'progressive JPEG of all colours',
      6,
      (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['interlaced PNG', 6, (picture) => picture.png({ progressive: true })],
    ['PNG of 16 bits', 12, (picture) => picture.toColourspace('rgb16').png()],
    ['PNG', 24, (picture) => picture.png()],
    ['WebP', 24, (picture) => picture.webp({ effort: 0, lossless: true })],
  ])('%s of more than %i megapixels is refused', async (_format, most, write) => {
    await expect(openPicture(await write(megapixels(most)).toBuffer())).resolves.toBeDefined()
    await expect(openPicture(await write(megapixels(most + 1)).toBuffer())).rejects.toThrow('too many pixels')
  })

  test('a JPEG may be larger, because it is reduced while it is read', async () => {
    await expect(openPicture(await megapixels(26).jpeg().toBuffer())).resolves.toBeDefined()
  })

  test('a file with fewer pixels than its header says is refused', async () => {
    await expect(openPicture(await aBomb(60_000, 60_000))).rejects.toThrow('too many pixels')
  })

  test.each(['gif', 'webp'] as const)('%s of more than 300 frames is refused', async (format) => {
    const colors = await Promise.all(['#f00', '#00f'].map((background) => aFrame(background).png().toBuffer()))
    const frames = Array.from({ length: 301 }, (_, at) => colors[at % 2] ?? '')
    const picture = (count: number) => sharp(frames.slice(0, count), { join: { animated: true } }).toFormat(format)
    await expect(openPicture(await picture(300).toBuffer())).resolves.toBeDefined()
    await expect(openPicture(await picture(301).toBuffer())).rejects.toThrow('too many frames')
  })
})

test('file types that no browser shows are not decoded at all', async () => {
  const tiff = await aPicture(8, 8).tiff().toBuffer()
  await expect(openPicture(tiff)).rejects.toThrow(PictureProblem)
  await expect(sharp(tiff).metadata()).rejects.toThrow()
})

test.each<[string, (picture: Sharp) => Sharp]>([
  ['grey', (picture) => picture.greyscale().png()],
  ['of 16 bits', (picture) => picture.toColourspace('rgb16').png()],
  ['for printing', (picture) => picture.toColourspace('cmyk').jpeg()],
  ['see-through', (picture) => picture.ensureAlpha(0.5).webp()],
])('a picture that is %s looks the same afterwards', async (_kind, write) => {
  const picture = await write(aPicture(300, 200)).toBuffer()
  const meanOf = async (bytes: Uint8Array) =>
    [...(await sharp(bytes).resize(1, 1).toColourspace('srgb').ensureAlpha().raw().toBuffer())].map((part) => part >> 4)
  for (const format of ['avif', 'webp', 'plain'] as const)
    expect(await meanOf(await resize(picture, { width: 120, height: 80 }, format))).toEqual(await meanOf(picture))
})
