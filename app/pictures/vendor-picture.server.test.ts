import { expect, test, vi } from 'vitest'
import { NoRoom } from './fair-queue'
import { fromVendorPicture } from './fetch-picture.server'
import { anOrigin } from './test-pictures'

const origins = vi.hoisted(() => ({ allowed: [] as string[] }))
vi.mock('~/http/images.server', () => ({ imageOrigins: () => origins.allowed }))

const type = { 'Content-Type': 'image/png' }
const size = async ({ bytes }: { bytes: Buffer }) => bytes.length

test('a brand with slow pictures delays only its own', async () => {
  const halted: (() => void)[] = []
  const origin = await anOrigin(({ url }, response) => {
    response.writeHead(200, type)
    if (url === '/slow') halted.push(() => response.end('x'))
    else response.end('quick')
  })
  origins.allowed = [origin]
  const slow = Array.from({ length: 6 }, () => fromVendorPicture(new URL('/slow', origin), 'slow', size))
  await vi.waitUntil(() => halted.length === 4)
  expect(await fromVendorPicture(new URL('/quick', origin), 'other', size)).toBe(5)
  expect(halted).toHaveLength(4)
  const ends = Promise.all(slow)
  for (let ended = 0; ended < slow.length; ended += 1) {
    await vi.waitUntil(() => halted[ended])
    halted[ended]?.()
  }
  expect(await ends).toEqual([1, 1, 1, 1, 1, 1])
})

test('files in memory are limited per brand, and those without room are refused for now', async () => {
  const origin = await anOrigin((_request, response) => response.writeHead(200, type).end(Buffer.alloc(7e6)))
  origins.allowed = [origin]
  let end = () => {}
  const isHeld = new Promise<void>((held) => {
    void fromVendorPicture(new URL(origin), 'large', () => new Promise<void>((done) => ((end = done), held())))
  })
  await isHeld
  await expect(fromVendorPicture(new URL(origin), 'large', size)).rejects.toThrow(NoRoom)
  expect(await fromVendorPicture(new URL(origin), 'other', size)).toBe(7e6)
  end()
  await vi.waitFor(async () => expect(await fromVendorPicture(new URL(origin), 'large', size)).toBe(7e6))
})
