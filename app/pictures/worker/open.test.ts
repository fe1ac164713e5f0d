import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { PictureProblem } from '../picture-problem'
import { aBomb, aPicture } from '../test-pictures'
import { openPicture } from './open'
import { resize } from './make'

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
