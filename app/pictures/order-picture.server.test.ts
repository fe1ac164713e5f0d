import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureType } from './picture'
import { aBomb, aPicture } from './test-pictures'
import { orderPicture } from './worker-pool.server'

/** A photograph as phones take it: rotated, with its location. */
const aPhoto = (width: number, height: number) =>
  aPicture(width, height)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function made(bytes: Buffer) {
  const picture = await orderPicture(bytes, 'brand', 'customer')
  if (!picture) throw new Error('no picture')
  return sharp(picture).metadata()
}

test("a photograph loses the camera's metadata, such as its location", async () => {
  const photo = await aPhoto(60, 40)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  expect(photo.includes('Phone')).toBe(true)
  const picture = await orderPicture(photo, 'brand', 'customer')
  const { format, exif } = await sharp(picture ?? Buffer.alloc(0)).metadata()
  expect([format, exif]).toEqual(['jpeg', undefined])
  expect(picture?.includes('Phone')).toBe(false)
})

test('a photograph is upright, and no larger than needed to read it', async () => {
  expect(await made(await aPhoto(60, 40))).toMatchObject({ width: 40, height: 60 })
  expect(await made(await aPicture(4000, 1000).png().toBuffer())).toMatchObject({ width: 1600, height: 400 })
})

test.each(['png', 'webp', 'avif', 'gif', 'jpeg'] as const)('%s is accepted and becomes a JPEG', async (format) => {
  const picture = await orderPicture(await aPicture(20, 20).toFormat(format).toBuffer(), 'brand', 'customer')
  expect(pictureType(picture ?? Buffer.alloc(0))).toBe('image/jpeg')
})

test('transparent parts become white', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const [red, green, blue] = await sharp((await orderPicture(clear, 'brand', 'customer')) ?? clear)
    .raw()
    .toBuffer()
  expect([red, green, blue]).toEqual([255, 255, 255])
})

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing, which may hold scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', () => Buffer.alloc(0)],
  ['the beginning of a picture and nothing of it', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a photograph that ends too early', async () => (await aPhoto(600, 400)).subarray(0, 900)],
  ['a small file of endless pixels', () => aBomb(60_000, 60_000)],
])('%s is not a picture', async (_, bytes) => expect(await orderPicture(await bytes(), 'brand', 'customer')).toBeNull())
