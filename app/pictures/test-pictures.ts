import { createServer, type RequestListener } from 'node:http'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { listen } from '../../tests/support/listen.mjs'

/** Starts a server for one test and returns its origin. */
export async function anOrigin(answer: RequestListener): Promise<string> {
  const { origin, stop } = await listen(createServer(answer))
  onTestFinished(async () => void (await stop()))
  return origin
}

/** A plain picture of a size. */
export const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3541e' } })

/** A PNG whose header claims a size, with almost no data. */
export async function aBomb(width: number, height: number) {
  const png = await aPicture(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}
