import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { pictureType } from './picture'
import { anOrigin, aPicture } from './test-pictures'

const vendor = { files: new Map<string, Buffer>(), asked: [] as string[], caching: 'public' }

/** The site with resizing on, and its vendor on a server of this test. */
async function aSite(env: Record<string, string> = {}) {
  vendor.files.clear()
  vendor.asked = []
  vendor.caching = 'public'
  const origin = await anOrigin(({ url = '' }, response) => {
    vendor.asked.push(url)
    const file = vendor.files.get(url)
    response.writeHead(file ? 200 : 404, { 'Content-Type': 'image/png', 'Cache-Control': vendor.caching }).end(file)
  })
  const settings = { PICTURES: 'resized', PICTURE_CACHE: 'off', VENDOR_API_URL: `${origin}/api`, ...env }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const [{ pictureUrl, pageImageOrigins }, { answerPicture, formatFor, makeAhead }] = await Promise.all([
    import('~/http/images.server'),
    import('./answer.server'),
  ])
  const get = (path: string, headers = {}) =>
    answerPicture(new Request(`http://shop.test${path}`, { headers }), async () => 'brand')
  return {
    formatFor,
    makeAhead,
    origin,
    get,
    pictureUrl,
    pageImageOrigins,
    own: (path: string) => pictureUrl(origin + path),
  }
}

const asked = (own: string, width: number) => own.replace('/picture/', `/picture/${width}/`)

test('a vendor’s picture has our address, and comes in the requested width and format', async () => {
  const { get, own, pageImageOrigins } = await aSite()
  vendor.files.set('/a%20b.png?v=2', await aPicture(900, 600).png().toBuffer())
  const address = own('/a b.png?v=2')
  expect(address).toMatch(/^\/picture\/[\w-]{8}\/a%20b\.png\?v=2$/)
  const answer = await get(asked(address, 240), { Accept: 'image/avif,image/webp' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(pictureType(await answer.bytes())).toBe('image/avif')
  expect(pageImageOrigins()).toEqual([])
  const etag = answer.headers.get('ETag') ?? ''
  const again = { Accept: 'image/avif', 'If-None-Match': etag }
  expect((await get(asked(address, 240), again)).status).toBe(304)
  expect((await get(asked(address, 240), { ...again, Accept: 'image/webp' })).status).toBe(200)
})

describe('the vendor is not asked for', () => {
  test.each([
    ['an address without a signature', (own: string) => own.replace(/\/[\w-]{8}\//, '/')],
    ['a wrong one', (own: string) => own.replace(/\/[\w-]{8}\//, '/AAAAAAAA/')],
    ['the signature of another picture', (own: string) => own.replace('a.png', 'b.png')],
    ['another query', (own: string) => `${own}?x=1`],
    ['another call of the vendor', (own: string) => own.replace('a.png', 'api/get-vendor-settings')],
    ['a width that no page asks for', (own: string) => asked(own, 481)],
    ['a way out of the folder', (own: string) => own.replace('a.png', '../../a.png')],
    ['another origin', (own: string) => own.replace('/a.png', '//evil.test/a.png')],
  ])('%s', async (_name, change) => {
    const { get, own } = await aSite()
    expect((await get(change(own('/a.png')))).status).toBe(404)
    expect(vendor.asked).toEqual([])
  })

  test('any picture while resizing is switched off', async () => {
    const { get, origin, own, pageImageOrigins, pictureUrl } = await aSite({ PICTURES: 'as-is' })
    expect(own('/a.png')).toBe(`${origin}/a.png`)
    expect(pageImageOrigins()).toEqual([origin])
    expect((await get('/picture/240/AAAAAAAA/a.png')).status).toBe(404)
    expect(pictureUrl('http://elsewhere.test/a.png')).toBe('')
  })
})

test('pictures signed with older secrets still show after a rotation', async () => {
  const { own, origin } = await aSite({ SESSION_SECRET: 'the-secret-of-last-year' })
  const address = own('/a.png')
  const { get, pictureUrl } = await aSite({
    VENDOR_API_URL: `${origin}/api`,
    SESSION_SECRET: 'the-secret-of-this-year,the-secret-of-last-year',
  })
  vendor.files.set('/a.png', await aPicture(90, 60).png().toBuffer())
  expect(pictureUrl(`${origin}/a.png`)).not.toBe(address)
  expect((await get(address)).status).toBe(200)
})

test('parallel requests share one result, and a broken picture is requested once', async () => {
  const { get, own } = await aSite()
  vendor.files.set('/a.png', await aPicture(900, 600).png().toBuffer())
  vendor.files.set('/broken.png', Buffer.from('no picture'))
  const answers = await Promise.all([1, 2, 3].map(() => get(asked(own('/a.png'), 480))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const path of ['/broken.png', '/missing.png']) {
    const broken = await get(asked(own(path), 480))
    expect([broken.status, broken.headers.get('Cache-Control')]).toEqual([404, 'public, max-age=300'])
    expect((await get(asked(own(path), 240))).status).toBe(404)
  }
  expect(vendor.asked).toEqual(['/a.png', '/broken.png', '/missing.png'])
})

test('a picture made ahead is ready when a browser asks for it, and one that fails is left to the browser', async () => {
  const { get, makeAhead, own } = await aSite({ PICTURE_CACHE: mkdtempSync(join(tmpdir(), 'ahead-')) })
  vendor.files.set('/a.png', await aPicture(900, 600).png().toBuffer())
  const address = asked(own('/a.png'), 720)
  await makeAhead(address, 'brand')
  await makeAhead(asked(own('/missing.png'), 720), 'brand')
  vendor.files.clear()
  const answer = await get(address, { Accept: 'image/avif,image/webp,*/*' })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/avif'])
  expect((await get(asked(own('/missing.png'), 720))).status).toBe(404)
  // A second call does not make it again.
  await makeAhead(address, 'brand')
  expect(vendor.asked).toEqual(['/a.png', '/missing.png'])
})

test('a photograph is shown as it is, and not kept, while there is no time to make a copy of it', async () => {
  const made: string[] = []
  let error: 'TooSlow' | 'NoRoom' = 'NoRoom'
  vi.doMock('./worker-pool.server', async () => {
    const [{ TooSlow }, { NoRoom }] = await Promise.all([import('./picture'), import('./fair-queue')])
    const makePicture = async () => {
      made.push(error)
      throw error === 'TooSlow' ? new TooSlow() : new NoRoom()
    }
    return { makePicture }
  })
  const { get, own } = await aSite()
  vi.doUnmock('./worker-pool.server')
  const photograph = await aPicture(900, 600).png().toBuffer()
  vendor.files.set('/a.png', photograph)
  vendor.files.set('/large.png', Buffer.concat([photograph, Buffer.alloc(2_000_000)]))
  vendor.files.set('/drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))
  vendor.files.set('/other.png', Buffer.from('no picture'))
  const asIs = async () => {
    const answer = await get(asked(own('/a.png'), 240))
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(Buffer.from(await answer.bytes())).toEqual(photograph)
  }
  await asIs()
  expect((await get(asked(own('/large.png'), 240))).status).toBe(503)
  error = 'TooSlow'
  await asIs()
  // For some minutes nobody tries again.
  await asIs()
  expect(made).toEqual(['NoRoom', 'NoRoom', 'TooSlow'])
  // A drawing that took its place at the same address is not shown uncleaned.
  vendor.files.set('/a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'))
  expect((await get(asked(own('/a.png'), 240))).status).toBe(404)
  for (const name of ['/drawing.svg', '/other.png']) expect((await get(asked(own(name), 240))).status).toBe(404)
})

test('a picture that must not be cached is not cached', async () => {
  const { get, own } = await aSite()
  vendor.files.set('/a.png', await aPicture(90, 60).png().toBuffer())
  vendor.caching = 'no-store'
  expect((await get(own('/a.png'))).headers.get('Cache-Control')).toBe('no-store')
  expect((await get(own('/a.png'))).status).toBe(200)
  expect(vendor.asked).toEqual(['/a.png', '/a.png'])
})

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 480, 'avif'],
  ['image/avif,image/webp', 1920, 'webp'],
  ['image/webp,*/*', 480, 'webp'],
  ['*/*', 480, 'plain'],
  ['', 480, 'plain'],
])('a client that accepts %j gets %d pixels as %s', async (accept, width, format) => {
  const { formatFor } = await aSite()
  expect(formatFor(accept, width)).toBe(format)
})
