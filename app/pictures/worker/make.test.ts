import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PictureProblem } from '../picture-problem'
import { pictureType } from '../picture-type'
import { resize, sizeFor } from './make'
import { aBomb, aPicture } from '../test-pictures'

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
